import { freeze } from './freeze.ts'
import { markRead } from './mark-read.ts'
import { reopen } from './reopen.ts'
import { saveNight } from './save-night.ts'
import { send } from './send.ts'
import { start } from './start.ts'
import { takeBack } from './take-back.ts'

/** What people do with messages. */
export const messages = { freeze, markRead, reopen, saveNight, send, start, takeBack }
