import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MessageReports } from '#server/backend/messages/message-reports.ts'
import { writeReportedFile } from './message-report-commands.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reported-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = Buffer.from('%PDF')
const messageReports = {
  readFile: async (_actor, id, file) =>
    id === 'report' && file === 'file'
      ? {
          name: '招待.pdf',
          type: 'pdf',
          bytes: (async function* () {
            yield bytes
          })(),
        }
      : null,
} satisfies Partial<MessageReports>
const write = (file: string, to: string) =>
  writeReportedFile(
    { messageReports: messageReports as Partial<MessageReports> as MessageReports },
    { kind: 'operator', name: 'root' },
    { id: 'report', file, to },
  )

test('a reported file is written for the operator alone, over nothing that lies there', async () => {
  const to = path.join(folder, 'evidence.pdf')
  expect((await write('other', to)).kind).toBe('failed')
  expect((await write('file', to)).kind).toBe('done')
  expect(await readFile(to)).toEqual(bytes)
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  const again = await write('file', to)
  expect([again.kind, again.lines[0]]).toEqual(['failed', expect.stringContaining('could not be written')])
})
