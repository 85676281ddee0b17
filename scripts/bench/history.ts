import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { worseThanBefore, type Figures } from './worse.ts'

const folder = fileURLToPath(new URL('../../bench-results/', import.meta.url))
const file = path.join(folder, 'history.jsonl')

type Run = { bench: string; figures: Figures }

const earlier = async (bench: string): Promise<Figures[]> => {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines
    .map((line): Run => JSON.parse(line))
    .filter((run) => run.bench === bench)
    .map(({ figures }) => figures)
}

/** Adds a run to the history of this clone, and says what is worse than before. `load`: of the machine, as it began. */
export const remember = async (
  bench: string,
  figures: Figures,
  { load, say }: { load: number; say: (line: string) => void },
): Promise<void> => {
  const worse = worseThanBefore(await earlier(bench), figures)
  await mkdir(folder, { recursive: true })
  const now = { at: new Date().toISOString(), node: process.version, load: [load, loadavg()[0]] }
  await appendFile(file, `${JSON.stringify({ bench, ...now, figures })}\n`)
  say(`\nLoad of the machine ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`)
  for (const line of worse) say(`WORSE than before: ${line}`)
}
