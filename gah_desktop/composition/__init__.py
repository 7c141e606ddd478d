"""The composition root, which alone imports all modules. Each file registers their parts in one layer."""
