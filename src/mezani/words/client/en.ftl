### The interface in the browser, in English. The same ids and arguments as in it.ftl and de.ftl.

## Everywhere

client-home = Home
client-menu = Menu
client-close = Close
client-settings = Settings
client-rules = Rules
client-language = Language
client-theme = Theme
client-theme-auto = Auto
client-theme-light = Light
client-theme-dark = Dark
client-you = You
client-you-small = you
client-keys = Keys
client-nav-play = Play
client-nav-learn = Rules
client-nav-bots = Bots
client-nav-me = Me
client-about = About
client-loading = One moment.

## Levels of bots

client-level-beginner = Beginner
client-level-beginner-help = For a first game.
client-level-casual = Casual
client-level-casual-help = Plays by feel.
client-level-strong = Strong
client-level-strong-help = Looks ahead a little.
client-level-expert = Expert
client-level-expert-help = Looks ahead as far as time allows.

## The table: regions and people

client-table = Table
client-prompt = What to do now
client-actions = Actions
client-board = Board
client-people = People
client-tabs = Beside the board
client-tab-actions = Actions
client-tab-log = Log
client-tab-chat = Chat
client-skip-to = Skip to
client-skip-prompt = What to do now
client-skip-actions = Actions
client-skip-board = Board
client-skip-log = Log
client-bot-level = Bot · { $level }
client-sits-in = Bot sits in · { $level }
client-away = away { $minutes } min
client-away-now = away
client-to-move = to move
client-score-hidden = hidden
client-your-move = Your move
client-chat = Chat
client-chat-empty = Nobody has written yet.
client-chat-say = Write to the table
client-chat-send = Send
client-connection-live = Live
client-connection-connecting = Connecting
client-connection-away = Offline
client-connection-gone = Closed
client-your-clock = Your clock
client-clock-of = { $name }
client-clock-warning = Your time is nearly up.

## The table: choosing

client-undo = Undo
client-undo-n = Undo { $n }
client-undo-off = Something was shown or somebody else chose, so no undo.
client-do-it = Do it
client-final = Can't be undone.
client-tap-again = Tap again to do it
client-what-you-can-do = What you can do · { $n }
client-show-all = Show all
client-plans = Whole moves
client-not-now = Not now
client-nothing-now = Nothing to do now.
client-sending = Sent.
client-not-possible = Not possible: { $why }
client-since-your-turn = Since your last turn
client-replay = Replay
client-sheet-more = Show more
client-sheet-less = Show less
client-more-said = { $n } more in the log.
client-verify = Check the shuffle
client-leave = Leave the table
client-leave-now = Leave: a bot takes your seat
client-frozen = This table cannot go on: { $why }
client-watching = You watch. Hands stay hidden until the end.
client-replaced = A bot plays in your seat.
client-take-back-seat = Take your seat back
client-proposal = { $name } asks to go back to move { $turn }.
client-agree = Agree
client-refuse = Refuse

## Keys

client-key-undo = Undo
client-key-next = Next table that waits for you
client-key-board = Say the board
client-key-scores = Say the scores
client-key-turn = Say what to do now
client-key-last = Say the last turn
client-key-help = These keys
client-key-region = Next region
client-key-back = Step back
client-key-primary = Do the selected choice

## What can go wrong

client-error-away = No connection. The table comes back by itself.
client-error-server = The server cannot answer now. Try again in a moment.
client-error = This did not work
client-error-load = This page cannot be loaded now.
client-error-no-page = There is nothing at this address.
client-try-again = Try again

## The board

client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-fit = Fit

## Home

client-home-title = At the table
client-home-your-move = Your move
client-home-other-tables = Your other tables
client-home-play-now = Play now
client-home-open-tables = Open tables here
client-play-now = Play now
client-with-friends = With friends
client-seats-range = { $least }–{ $most } people
client-guest-name = Guest { $n }
client-loading-short = One moment
client-error-away-page = No connection. This page tries again by itself.
client-time-left = { $time } left
client-seats-taken = { $taken } of { $all } seats taken.
client-waits-for = Waiting for { $names }
client-over = Over
client-none = None

## A new table

client-new-table = New table: { $game }
client-new-who = Who
client-who-bots = With bots
client-who-bots-help = Starts at once.
client-who-link = By link
client-who-link-help = Friends open it on their own screens.
client-who-screen = At this screen
client-who-screen-help = One device goes round.
client-new-seats = Seats
client-your-name = Your name
client-name = Name
client-level = Level
client-seat-kind = { $seat }: who sits there
client-seat-open = Open seat
client-seat-open-help = Whoever opens the link.
client-seat-person = A person here
client-seat-bot = Bot
client-seat-add = Add a seat
client-seat-remove = Remove { $seat }
client-new-pace = Pace
client-pace-none = No clock
client-pace-live-5 = 5 min each
client-pace-live-15 = 15 min each
client-pace-days-1 = 1 day a move
client-pace-days-3 = 3 days a move
client-pace-days-7 = 7 days a move
client-new-listed = List it on the front page of this place
client-table-name = Name of the table, if you like
client-new-rules = Rules
client-rules-standard = As usual
client-rules-house = House rules
client-rules-show = { $n } switches
client-rules-read = Read the rules
client-usual = usual
client-create = Create and sit down

## Joining and waiting

client-invites = { $name } invites you.
client-sit-down = Sit down as { $name }
client-seat-fill = Put a bot here
client-seat-free = Free the seat
client-copy-link = Copy the link
client-copied = Copied
client-share = Share
client-qr = QR code
client-start = Start
client-start-with-bots = Start now, bots take the empty seats
client-host-starts = { $name } starts the game.
client-error-full = All seats are taken. You can watch when it starts.

## At one screen

client-pass-to = Pass to { $name }
client-hold-to-look = { $name }: hold to look
client-hold-help = Hold your mark to see your hand.

## The end of a game

client-end-count = The count
client-end-place = Place
client-end-seat = Seat
client-end-show-all = Show all
client-end-see-board = See the board
client-end-curve = Score over time
client-end-again = Again
client-end-to-next = To the next game
client-end-new-seats = Again, new seats

## Replay and recap

client-replay-first = To the start
client-replay-before = One action back
client-replay-play = Play
client-replay-pause = Pause
client-replay-after = One action on
client-replay-last = To the end
client-replay-speed = Speed, now times { $n }
client-replay-scrub = Moment of the game
client-replay-eyes = Who looks
client-replay-public = What everybody saw
client-replay-as = As { $name } saw it
client-replay-play-on = Play on from here
client-replay-now = Back to now
client-recap = While you were away
client-recap-since =
    { $n ->
        [one] 1 move since { $when }
       *[other] { $n } moves since { $when }
    }
client-watch = Watch
client-read = Read
client-skip = Skip

## Rules, bots, about

client-rules-search = Search the rules
client-rules-english = The numbered rules are in English.
client-contents = Contents
client-bots-about = Bots know only what their seat may know. Each level plays every game.
client-play-it = Play it
client-about-what = Mezani, Swahili for “at the table”, puts four board games set in Africa into the browser.
client-about-fair = Nobody knows the next card, the program included. Each draw follows from a seed whose hash is shown before the game, and everybody can check it afterwards.
client-about-theme = The land is a place, not a prize. The map shows coast and spaces, no borders; names of places are those of the games, some of them old.
client-about-licence = Free software under the MIT licence. All pictures are drawn for Mezani.
client-about-fonts = Fonts: Bricolage Grotesque and Atkinson Hyperlegible Next, under the Open Font License.
client-about-coast = Coast lines: Natural Earth, in the public domain.
client-about-version = Version { $version }

## Checking the shuffle

client-verify-how = Before the game the hash of the seed was fixed. After the end the seed is shown: with it every draw can be derived again.
client-verify-hash = Hash of the seed
client-verify-seed = Seed
client-verify-salts = Salts of the seats
client-verify-later = The game is running. The seed is shown when it is over.
client-verify-holds = It holds: all { $n } draws follow from the seed.
client-verify-fails = It does not hold.
client-record = Record of the game
client-to-table = To the table

## Settings

client-me-who = Who you are
client-me-mark = Your mark, where it is free
client-mark-blue = Blue circle
client-mark-red = Red triangle
client-mark-gold = Gold square
client-mark-mint = Mint diamond
client-mark-plum = Plum hexagon
client-keep = Save
client-kept = Saved.
client-account = Keep this name with a password
client-account-help = An account gathers your tables on all your devices. No mail address is needed.
client-account-make = Keep it
client-account-made = The name is yours now.
client-password = Password
client-login = Log in
client-logout = Log out
client-me-look = Look and feel
client-text-size = Text size: { $percent } %
client-motion = Motion
client-motion-natural = Natural
client-motion-fast = Fast
client-motion-off = Off
client-setting-sound = Sounds
client-setting-single_tap = One tap plays what can be undone
client-setting-single_press = One press is enough, even if it can't be undone
client-setting-keys = Single letters are shortcuts
client-me-data = Your data
client-export = Export everything
client-delete = Delete me
client-delete-now = Delete me now: this can't be undone
client-deleted = Deleted.
client-host-page = This place
client-host-name = Name of this place
client-host-opens = Who may open tables
client-host-opens-everybody = Everybody
client-host-opens-accounts = People with an account
client-host-opens-host = Only the host
client-host-numbers = Version { $version } · { $people } people · { $tables } tables, { $running } running · { $megabytes } MB
client-host-healthy = All is well.
client-host-ill = Something does not work: see the log.
client-host-backup = Download a backup
