import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/checks/walk.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** The two regions of a page, and what writes into them. */
const own = new Set(['src/layouts/page.astro', 'src/browser/scripts/announce.ts'])
const isRead = (file: string) =>
  file.startsWith('src/') &&
  !file.includes('.test.') &&
  ['.ts', '.tsx', '.astro'].includes(path.extname(file))

/** Lines by which a page would speak besides its two regions. A notice that the site wrote is read where it stands. */
const speaksBesides = (file: string, line: string): boolean =>
  ['<output', 'aria-live', 'ariaLive', ".role = 'status'", ".role = 'alert'"].some((each) =>
    line.includes(each),
  ) ||
  (line.includes('role="status"') && (file.startsWith('src/islands/') || line.includes('></')))

test('a page speaks through its one polite and its one assertive region alone', () => {
  const found = sourceFiles(root)
    .filter((file) => isRead(file) && !own.has(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (speaksBesides(file, line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
