"""Who looks how: one line for each guest, member of staff, celebrity and the court; colours and parts by name.

A line says: the card's number, figure, skin, hair, beard, hat, collar, cloth, and what else there is; a dash
is nothing. The figure is one of FIGURES (heads_spec.py), then `>` for those who look to the right, and a mood:
`~` asleep, `+` merry, `!` stern. A part may be followed by its colours, the main one and that of its trimming:
`topper:ink:blue`. The names of colours stand in heads_pen.py, those of the parts in heads.py.
"""
# ruff: noqa: E501

from __future__ import annotations

GUESTS = """
49   stout    fair   curls:iron      full       beret:slate:coal    scarf:cream:tan     ochre   rod:silver:umber   # Sculptor
50   lean>+   fair   curls:chestnut  -          -                   bow                 yellow  violin:umber       # Musician
51   man      ruddy  curls:white     chops      -                   scarf:wine          ochre   note               # Composer
52   lean     pale   crop:black      goatee     -                   scarf:cream:ink     yellow  glasses            # Tailor
53   slim>    olive  updo:black      -          wreath:red:wine     pearls:gold:red     yellow  fan:red:ink        # Flamenco Dancer
54   man>     fair   crop:brown      moustache  felt:umber:yellow   scarf:lilac         straw   brush:tan:blue     # Portrait Painter
55   lean     tan    crop:black      moustache  cap:ochre:umber     tie                 ochre   glasses:brass      # Photographer
56   slim+    fair   long:blond      -          -                   pearls:white:blue   yellow  note:wine          # Vocalist
57   man>!    brown  crop:black      goatee     -                   bow                 ochre   glasses book:white:blue  # Architect
58   woman    pale   long:ginger     -          wreath:yellow:sage  fur:white           plum    -                  # Actress
59   lean>    pale   long:brown      goatee     wide:coal           scarf:plum          ochre   quill              # Poet
60   slim+    dark   updo:black      -          crown:gold:teal     pearls:gold:teal    yellow  monocle            # Jewelry Designer
61   stout>   ruddy  crop:chestnut   full       beret:wine          scarf:navy          ochre   palette            # Painter
62   dame~    olive  updo:black      -          wreath:red:green    pearls              yellow  note               # Opera Singer
63   dame!    fair   updo:grey       -          wide:plum:sky       lace                navy    glasses:gold       # Dame
64   woman>   pale   updo:white      -          crown:gold:blue     pearls:white:blue   blue    sash:sky           # Duchess
65   man      fair   crop:chestnut   goatee     felt:navy:gold      lace                blue    plume              # Knight of the Empire
66   stout    ruddy  crop:chestnut   chops      pillbox:umber:brass fur:umber:tan       navy    -                  # Landgrave
67   man>!    fair   crop:white      full       crown:gold:red      fur                 blue    -                  # Sovereign
68   slim+    brown  long:black      -          crown:gold:sky      pearls              sky     -                  # Princess
69   slim>    pale   updo:ginger     -          wide:blue:white     lace                blue    plume:navy:sky     # Countess
70   man!     olive  long:black      moustache  beret:wine:white    fur                 navy    sash:red           # Elector
71   man      fair   crop:grey       moustache  topper:ink:blue     bow:white:white     blue    monocle            # Baron
72   lean>+   tan    crop:black      -          -                   uniform:sky         navy    sash:red           # Prince
73   lean     pale   crop:brown      goatee     topper:slate:sky    fur:umber:tan       blue    -                  # Count
74   stout>   ruddy  crop:ginger     chops      bowler:tan:umber    tie:white:blue      sky     -                  # Earl
75   woman    fair   updo:blond      -          wide:navy:gold      lace                blue    plume fan:cream:blue  # Baroness
76   man>     fair   crop:brown      goatee     crown:gold:white    uniform:navy        blue    sash:red           # Duke
77   lean!    fair   sides:grey      goatee     -                   tie                 wine    glasses glass:green:silver  # Apothecary
78   man      ruddy  crop:chestnut   chops      cap:wine:gold       tie                 red     book:cream         # Post Councillor
79   stout    fair   sides:white     moustache  -                   scarf:white         wine    monocle sash:sky   # Privy Councillor
80   lean>!   pale   sides:white     full       -                   tie                 red     glasses book       # Professor Emeritus
81   stout    ruddy  crop:white      moustache  cocked:ink          uniform:gold        red     plume:green:bottle sash:white  # General
82   lean>    fair   sides:white     chops      topper:coal:red     tie                 wine    -                  # Senior Councillor
83   stout>   olive  crop:black      moustache  bowler:umber:red    bow                 red     monocle            # Councillor of Commerce
84   lean!    fair   crop:iron       goatee     -                   uniform:wine        red     glasses            # Court Councillor
85   man!     ruddy  crop:ginger     moustache  cap:red:gold        uniform:coal        wine    monocle            # Major
86   man>     tan    crop:brown      full       felt:umber:red      scarf:sage          red     -                  # Veterinary Councillor
87   man      brown  crop:black      goatee     -                   apron               red     glasses            # Medicinal Councillor
88   stout!   dark   curls:white     -          -                   lace                wine    book               # Procurator
89   man>     fair   long:white      -          cocked:wine         fur                 red     -                  # Lord High Commissioner
90   lean>!   pale   crop:black      -          pillbox:ink:coal    tie                 red     glasses book       # Senior Legal Secretary
91   man      brown  long:black      -          crown:gold:teal     pearls:teal:gold    green   plume:green:gold   # Tezcatlipoca
92   man!     tan    long:black      moustache  cocked:ink          scarf:red           bottle  patch rod:brass:silver  # Capt. Goldhaken
93   stout>!  ruddy  braids:blond    full       -                   fur:umber:tan       green   -                  # Mr. Horsa
94   girl+    fair   braids:fair     -          boater:straw:sage   apron               green   -                  # M. Ingalls
95   man>     fair   crop:ginger     moustache  bowler:bottle:ink   bow                 green   rod:ink:umber      # Mr. Boydell
96   lean+    dark   crop:black      -          boater:straw:green  bow                 bottle  glasses            # Mr. Oundo
97   slim+    brown  long:black      -          hood:gold:blue      pearls:teal:gold    green   -                  # E. Gizia
98   man>     olive  long:brown      goatee     beret:green:gold    scarf:ochre         bottle  book               # M. Polo
99   man      tan    sides:white     full       wreath:sage:green   scarf:cream         sage    -                  # Cramersopholus
100  man+     ruddy  crop:blond      -          felt:bottle:ochre   scarf:red:white     green   plume              # Farmer Franz
101  stout~   fair   sides:brown     -          -                   scarf:umber         umber   mug                # Brother Uwe
102  stout>   fair   crop:grey       moustache  cap:bottle:red      tie                 green   rod:silver:red     # Conductor
103  lean     ruddy  crop:fair       moustache  bowler:cream:tan    scarf:green         sage    monocle            # Durgoing
104  man!     pale   long:ginger     -          beret:bottle:red    scarf:red:green     green   plume:umber:tan    # MacLeod
117  lean     fair   crop:brown      full       -                   bow                 red     glasses book       # Mag. Ferdinand
118  stout>+  tan    sides:iron      moustache  -                   bow                 yellow  glasses:gold       # Mr. Moras
134  slim+    pale   updo:fair       -          wreath:white:sage   pearls:white:rose   straw   -                  # Debutante
135  woman>   ruddy  updo:grey       -          boater:straw:yellow lace                ochre   book               # Lady Companion
136  slim!    fair   updo:iron       -          bowler:coal:yellow  lace                ochre   glasses            # Governess
137  slim>    olive  updo:black      -          crown:silver:white  pearls              cream   plume              # Prima Ballerina
138  slim+    dark   crop:black      -          wide:yellow:ink     pearls:white:red    yellow  plume:ink:grey     # Mannequin
139  dame>~   brown  long:black      -          crown:gold:plum     fur:plum:lilac      yellow  -                  # Diva
140  woman+   fair   updo:chestnut   -          crown:gold:red      pearls              yellow  sash:red fan       # Waltz Queen
141  stout!   tan    crop:black      moustache  pillbox:umber:gold  fur:coal:grey       blue    -                  # Khan
142  man>!    olive  crop:black      full       cocked:navy:white   uniform:gold        navy    sash:red           # Tenno
143  man      ruddy  crop:ginger     full       beret:blue:red      scarf:green:red     navy    -                  # Laird
144  woman>   brown  long:black      -          hood:sky:gold       pearls:gold:blue    blue    -                  # Maharani
145  lean     pale   curls:white     -          cocked:navy:gold    lace                sky     -                  # Marquis
146  slim     olive  updo:black      -          hood:ink:navy       pearls              blue    fan:ink:red        # Contessa
147  dame+    pale   updo:chestnut   -          crown:silver:sky    fur                 navy    -                  # Tsarina
148  man      dark   crop:black      moustache  pillbox:red:ink     bow                 wine    sash:green         # Ambassador
149  woman!   fair   crop:grey       -          hood:coal:white     scarf:white         wine    book               # Abbess
150  lean>!   olive  crop:black      moustache  felt:coal:red       tie:white:ink       wine    -                  # Consigliere
151  stout>   ruddy  crop:white      full       cocked:navy         uniform:navy        red     -                  # Admiral Winterbottom
152  stout!   fair   crop:brown      moustache  topper:ink:red      fur:umber:tan       red     rod:umber:coral    # Impresario
153  lean!    fair   sides:white     -          wide:red:wine       scarf:red           red     rod:gold:gold      # Cardinal
154  stout    fair   sides:grey      chops      -                   lace                wine    sash:white         # Mayor
155  stout!   umber  curls:umber     full       -                   lace                plum    -                  # The Beast
156  lean>    fair   crop:black      moustache  -                   uniform:red         green   violin             # Kapellmeister Palfy
157  girl>+   fair   updo:blond      -          crown:silver:sky    pearls:white:sky    sage    -                  # C. Inderella
158  lean!    pale   crop:black      -          hood:ink:slate      scarf:white         bottle  mask               # Phantom
159  slim>+   fair   long:chestnut   -          wreath:rose:green   pearls:gold:red     green   -                  # The Beauty
160  woman~   tan    crop:black      -          kerchief:plum:gold  pearls:lilac        bottle  -                  # Medium
161  boy+     ruddy  crop:ginger     -          topper:slate:green  bow:white:red       green   glass:straw:silver # Partyer
162  stout>+  fair   sides:white     -          pillbox:white:cream scarf:red:gold      cream   rod:gold:gold      # Pope
184  slim+    ruddy  updo:chestnut   -          boater:ink:rose     scarf:coral         sage    -                  # E. Doolittle
185  woman~   pale   curls:white     -          wreath:rose:sage    pearls:sky:rose     sage    fan:white:rose     # M. Antoinette
186  stout    ruddy  curls:grey      -          cocked:bottle:gold  lace                green   sash:gold:red      # Lord Mayor of London
187  man+     fair   crop:blond      -          boater:cream:ink    tie:white:rose      sage    glass:straw:silver # J. Gatsby & D. Buchanan
188  slim>+   fair   curls:chestnut  -          pillbox:coral:white fur                 green   -                  # Ms. Hildegard
189  lean>+   pale   crop:chestnut   -          felt:slate:green    scarf:sage:bottle   bottle  -                  # Dr. Hagedorn
190  man      ruddy  sides:grey      moustache  cap:lilac:plum      scarf:tan:umber     sage    -                  # Mr. Schulze
191  stout>   fair   crop:iron       chops      bowler:ink:green    fur:coal:grey       green   -                  # J. Kesselhut
192  dame>!   ruddy  updo:grey       -          wide:bottle:rose    lace                green   glasses            # Mrs. Kunkel
"""

STAFF = """
1    lean+    fair   crop:blond      -          -                   bow:white:wine      ink     cup                # Breakfast Server
2    slim+    fair   updo:blond      -          frill               apron               ink     -                  # Waitress
3    stout+   ruddy  crop:black      moustache  -                   bow                 wine    glass:yellow:silver # Barkeeper
4    lean>    tan    crop:black      -          toque               scarf:navy          white   -                  # Sous-Chef
5    boy+     fair   crop:chestnut   -          cap:umber:tan       scarf:coral         tan     -                  # Groom
6    stout>   ruddy  sides:brown     chops      bowler:umber:tan    scarf:ochre         umber   -                  # Stableman
7    dame+    olive  updo:black      -          -                   apron:white:sky     sky     -                  # Masseuse
8    man+     tan    crop:brown      full       boater:straw:navy   tie:white:coral     teal    book:white:red     # Tour Guide
9    lean>    pale   sides:grey      -          -                   bow:white:white     ink     -                  # Butler
10   man>     dark   crop:black      moustache  cap:navy:gold       uniform:navy        navy    glasses:brass      # Chauffeur
11   slim+    fair   long:chestnut   -          wreath:rose:green   apron:sage          plum    -                  # Florist
12   woman>!  fair   updo:grey       -          -                   lace                ink     key                # Executive Housekeeper
13   stout!   olive  crop:black      goatee     -                   bow:white:ink       coal    book:wine:gold     # Restaurant Manager
14   lean+    fair   curls:ginger    -          -                   scarf:lilac:plum    teal    brush:tan:coral    # Decorator
15   boy>     brown  crop:black      -          cap:slate:coal      apron:tan:sage      sage    -                  # Bootblack
16   dame+    ruddy  updo:blond      -          kerchief:sky        apron               navy    -                  # Laundress
17   boy+     fair   crop:ginger     -          toque:cream:tan     apron               sky     -                  # Kitchen Hand
18   woman>!  fair   curls:iron      -          -                   lace                wine    glasses:gold       # Checker
19   lean>!   tan    crop:iron       goatee     -                   bow:white:teal      slate   book:white:blue    # Interior Architect
20   man!     fair   crop:brown      -          bowler:coal:grey    tie:white:slate     slate   monocle            # Detective
21   stout>   ruddy  crop:brown      moustache  toque               scarf:red           white   -                  # Chef
22   stout!   fair   sides:iron      moustache  -                   tie:white:wine      coal    glasses:gold book:cream  # Staff Manager
23   man>!    tan    crop:grey       full       cap:coal:brass      scarf:slate         umber   key:brass:brass    # Custodian
24   lean     fair   crop:black      moustache  -                   bow                 ink     glass:red:silver   # Chief Waiter
25   boy+     ruddy  crop:blond      -          cap:red:ink         tie:white:ink       navy    book:cream         # Delivery Boy
26   man      dark   crop:black      full       -                   tie:white:gold      plum    book:white:plum    # Conference Manager
27   lean>    pale   crop:ginger     -          -                   bow:white:bottle    bottle  glasses book:cream # Booking Manager
28   man!     fair   crop:iron       chops      cap:ink:gold        uniform:ink         ink     key                # Concierge
29   slim>    tan    updo:brown      -          -                   lace                teal    glasses quill      # Secretary
30   man>     brown  crop:black      moustache  -                   tie:white:blue      navy    -                  # Reception Clerk
31   girl+    fair   braids:chestnut -          frill               apron               wine    -                  # Chambermaid
32   lean!    brown  crop:black      -          -                   tie:white:coral     coal    glasses            # Assistant Manager
33   stout>   dark   crop:grey       -          -                   uniform:gold:gold   wine    rod:umber:cream    # Male Floor Housekeeper
34   lean>+   olive  crop:black      goatee     pillbox:navy:gold   tie:white:navy      navy    -                  # Receptionist
35   boy>+    fair   crop:blond      -          pillbox:wine:gold   uniform:wine        wine    -                  # Page Boy
36   man>     olive  crop:brown      goatee     -                   apron:ink:white     wine    glass:wine:silver  # Sommelier
37   lean+    ruddy  crop:brown      -          pillbox:ink:white   bow:white:ink       ink     glass:straw:silver # Room Service
38   stout+   brown  crop:black      -          cap:wine:gold       uniform:wine        wine    -                  # Porter
39   stout+   fair   crop:black      moustache  beret:white:cream   scarf:rose          white   -                  # Confectioner
40   man!     pale   crop:blond      moustache  topper:coal:coral   tie:white:coral     slate   -                  # Marketing Director
41   slim     dark   crop:black      -          -                   lace:white:teal     sky     rod:brass:ink      # Operator
42   man>     ruddy  crop:white      full       wide:straw:sage     scarf:sage          bottle  -                  # Gardener
43   lean+    olive  curls:black     moustache  -                   apron:umber:white   white   cup                # Barista
44   dame>!   fair   crop:brown      -          toque               apron               sage    -                  # Larder Cook
45   lean>+   tan    curls:blond     -          boater:white:red    scarf:white         blue    -                  # Pool Attendant
46   woman    olive  updo:black      -          frill               lace                ink     rod:tan:coral      # Female Floor Housekeeper
47   boy+     tan    crop:black      -          pillbox:bottle:gold uniform:bottle      bottle  -                  # Liftboy
48   stout!   fair   crop:white      chops      topper:ink:wine     bow                 ink     glasses:gold       # Hotel Manager
119  lean!    pale   crop:black      goatee     -                   lace                plum    fan:white:plum     # Dancing Master
120  slim     fair   long:brown      -          -                   pearls              coal    violin:ochre       # Violinist
121  man>     fair   crop:white      moustache  -                   bow:white:white     ink     violin:umber       # Concertmaster
122  lean     ruddy  curls:grey      -          -                   scarf:coral         slate   glasses note:ink   # Symphonist
123  girl>+   brown  updo:black      -          pillbox:red:gold    uniform:red         red     book:white:red     # Usherette
124  man~     fair   curls:black     -          -                   bow:white:white     ink     rod:white:white    # Conductor
125  stout~   fair   sides:chestnut  full       -                   lace                umber   note:wine          # Choirmaster
126  lean>    dark   crop:black      moustache  topper:ink:white    bow:white:white     ink     -                  # Leading Dancer
127  slim~    pale   long:fair       -          wreath:gold:green   pearls:gold:sky     sky     -                  # Harpist
128  woman    tan    updo:black      -          -                   lace                plum    violin:wine        # Cellist
129  lean>    pale   long:black      -          -                   bow:white:white     coal    note:ink           # Pianist
130  man>     fair   sides:black     goatee     -                   scarf:rose          slate   rod:ink:gold       # Ballet Master
131  boy+     dark   crop:black      -          cap:red:gold        uniform:navy        navy    rod:gold:gold      # Trumpeter
132  lean     olive  crop:grey       goatee     beret:plum:ink      bow:white:plum      lilac   book:white:ink     # Arranger
133  stout>   ruddy  crop:grey       full       cap:white:navy      uniform:navy        navy    -                  # Danube Steamship Captain
166  girl     pale   crop:brown      -          hood:white:sky      apron               slate   -                  # Handmaid
167  boy>+    pale   crop:brown      -          toque               scarf:sage          white   -                  # Apprentice
168  dame+    brown  crop:black      -          kerchief:coral      apron               teal    -                  # Dishwasher
169  stout    ruddy  sides:ginger    moustache  -                   apron:tan:white     bottle  mug                # Tapster
170  woman    ruddy  updo:brown      -          topper:ink:tan      scarf:tan           umber   rod:umber:tan      # Coachwoman
171  lean!    pale   sides:iron      -          -                   tie:white:ink       slate   glasses book:bottle:straw  # Bookkeeper
172  stout>!  tan    crop:black      moustache  -                   bow:white:wine      ink     book:white:ink     # Chef de Rang
173  slim>+   olive  long:black      -          felt:teal:straw     scarf:straw         teal    book:cream:teal    # Interpreter
174  man      brown  sides:black     full       -                   bow:white:red       slate   glass:rose:silver  # Bartender
175  man!     tan    crop:brown      chops      felt:tan:red        scarf:red           ochre   rod:umber:umber    # Wagon Master
176  lean>+   fair   crop:fair       -          bowler:sage:bottle  scarf:yellow        sage    rod:red:brass      # Dog Walker
177  slim+    ruddy  curls:ginger    -          -                   apron:rose:white    plum    rod:silver:silver  # Hairdresser
178  man      ruddy  sides:grey      full       cap:slate:coal      scarf:navy          slate   key:silver:silver  # Janitor
179  man>+    dark   curls:black     -          bowler:lilac:gold   bow:white:yellow    plum    -                  # Entertainer
183  boy+     pale   crop:fair       -          boater:straw:wine   bow:white:wine      navy    -                  # Manager's Son
"""

COURT = """
emperor    man    fair   sides:white  chops      -                   uniform:red:gold  silver  sash:red:gold       # Emperor
leopold    lean   fair   crop:brown   moustache  topper:ink:white    tie:white:sky     slate   monocle             # Leopold
elisabeth  slim>  pale   long:brown   -          wreath:white:silver pearls            white   -                   # Elisabeth
"""

CELEBRITIES = """
1    slim+    fair   updo:chestnut   -          bowler:plum:rose    pearls              plum    quill              # Agatha Christie
2    man      ruddy  curls:white     moustache  -                   scarf:tan           slate   -                  # Albert Einstein
3    lean>    pale   curls:black     moustache  bowler              bow                 ink     rod:umber:umber    # Charlie Chaplin
4    woman>   fair   updo:grey       -          -                   lace                bottle  book:white:red     # Elizabeth Magie
5    man      olive  crop:iron       moustache  felt:coal:silver    bow                 coal    note               # Giacomo Puccini
6    lean+    ruddy  crop:grey       -          -                   tie:white:bottle    ochre   book:wine:gold     # J.R.R. Tolkien
7    lean     tan    sides:grey      moustache  -                   scarf:white         white   glasses            # Mahatma Gandhi
8    woman!   pale   updo:fair       -          -                   lace:coal:gold      ink     glass:teal:silver  # Marie Curie
9    slim>    olive  long:black      -          crown:gold:red      pearls:gold:red     wine    -                  # Mata Hari
10   man!     olive  crop:black      -          beret:navy:red      scarf:white:navy    sky     palette            # Pablo Picasso
11   man>!    fair   sides:grey      full       -                   tie                 umber   glasses rod:umber:coral  # Sigmund Freud
12   stout!   ruddy  sides:ginger    -          bowler:ink:grey     bow:white:navy      slate   rod:umber:coral    # Winston Churchill
"""
