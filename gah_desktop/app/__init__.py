"""The running application without its looks: session, settings, files, history, bots in their thread."""
