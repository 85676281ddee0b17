import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serverFlags } from '../bundled-server.mjs'
import { remember } from './history.ts'

const goalMegabytes = 200

type Kept = {
  kept: number
  resident: number
  packedBytes: number
  countedBytes: number
  heldBytes: number
  hearing: { first: number; again: number; purge: number; all: number }
}

/** What kept pages hold, and what a write costs that touches 100,000 of them. */
export const benchKept = async (say: (line: string) => void): Promise<void> => {
  const [load = 0] = loadavg()
  const script = fileURLToPath(new URL('kept-memory.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [...serverFlags, '--expose-gc', script])
  const { kept, resident, packedBytes, countedBytes, heldBytes, hearing }: Kept = JSON.parse(stdout)
  say(`\n| the page cache alone, after 8,000 renderings | |\n| --- | --- |`)
  say(`| pages kept in 96 MiB | ${kept} |`)
  say(`| bytes of a page: packed, held, counted | ${packedBytes}, ${heldBytes}, ${countedBytes} |`)
  say(`| counted / held | ${(countedBytes / heldBytes).toFixed(2)} |`)
  say(`| MB resident (goal ≤ ${goalMegabytes}) | ${resident} |`)
  const costs = [hearing.first, hearing.again, hearing.purge, hearing.all].map((each) => each.toFixed(1))
  say(`| 100,000 pages under a tag, ms CPU: stale, again, purge, all | ${costs.join(', ')} |`)
  await remember(
    'kept',
    {
      'pages kept': { value: kept, better: 'higher' },
      'MB resident': { value: resident, better: 'lower' },
      'counted / held': { value: countedBytes / heldBytes, better: 'lower' },
      'ms to mark 100,000 pages': { value: hearing.first, better: 'lower' },
    },
    { load, say },
  )
}
