import { expect, test, vi } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { runAdmin } from './run.ts'

const usage = 'Usage: npm run admin'
const carryOut = vi.fn<Parameters<typeof runAdmin>[1]>()
const carryOutHere = vi.fn<Parameters<typeof runAdmin>[2]>()

test('arguments that make no sense are told in words, and nothing is carried out', async () => {
  const wrong: readonly (readonly [given: string[], words: string])[] = [
    [['nonsense'], 'there is no command nonsense'],
    [['pending', '--colour'], "Unknown option '--colour'"],
    [['approve'], 'approve needs a company id or a corporate number'],
    [['approve', newId(), '--checked', 'number'], 'approve needs --read'],
    [['approve', newId(), '--read', 'a'], 'approve needs --checked and one of none'],
    [['approve-rename', newId(), '--read', 'a', '--checked', 'all'], 'approve-rename needs --checked'],
    [['reject-rename', newId()], 'reject-rename needs --reason'],
    [['companies', '--status', 'refused'], '--status takes one of pending'],
    [['companies', '--skip', '-1'], "Option '--skip' argument is ambiguous"],
    [['companies', '--skip', 'all'], '--skip takes a number'],
    [['review'], 'review needs an ad id'],
    [['publish-ad', newId()], 'publish-ad needs --read'],
    [['report'], 'report needs the id of a report or an ad'],
    [['close-report', newId(), '--reason', '理由'], 'close-report needs --outcome and one of removed'],
    [['close-report', newId(), '--outcome', 'warned'], 'close-report needs --reason'],
    [['copy-files', 'x'], 'copy-files takes nothing more'],
    [['backup'], 'say which folder: backup <folder>'],
    [['backup', '--now'], 'say which folder'],
    [['restore', 'one', 'two'], 'say which folder: restore <folder>'],
    [['grant-admin'], 'grant-admin needs an e-mail address'],
    [['publish-info', '--title', 'あ'.repeat(121), '--body', '本文'], '--title takes 1 to 120 characters'],
    [['publish-info', '--title', '題'], '--body takes 1 to 10,000 characters'],
  ]
  for (const [given, words] of wrong)
    expect({ given, ...(await runAdmin(given, carryOut, carryOutHere)) }).toEqual({
      given,
      code: 1,
      out: '',
      words: expect.stringContaining(`admin: ${words}`),
    })
  expect((await runAdmin(['nonsense'], carryOut, carryOutHere)).words).toContain(usage)
  expect(await runAdmin([], carryOut, carryOutHere)).toEqual({
    code: 0,
    out: expect.stringContaining(usage),
    words: '',
  })
  expect(carryOut).not.toHaveBeenCalled()
  expect(carryOutHere).not.toHaveBeenCalled()
})

test('what a command answers is written, and why it failed; of the doctor everything', async () => {
  carryOut.mockResolvedValueOnce({ kind: 'done', lines: ['one', 'two'] })
  expect(await runAdmin(['pending'], carryOut, carryOutHere)).toEqual({
    code: 0,
    out: 'one\ntwo\n',
    words: '',
  })
  expect(carryOut).toHaveBeenCalledWith({ name: 'companies', status: 'pending', skip: 0 })
  const failed = { kind: 'failed' as const, lines: ['one', 'two'] }
  carryOut.mockResolvedValue(failed)
  expect(await runAdmin(['pending'], carryOut, carryOutHere)).toEqual({
    code: 1,
    out: '',
    words: 'admin: one\ntwo\n',
  })
  expect(await runAdmin(['doctor'], carryOut, carryOutHere)).toEqual({
    code: 1,
    out: 'one\ntwo\n',
    words: '',
  })
  carryOut.mockRejectedValue(new Error('the statement', { cause: new Error('no connection') }))
  expect(await runAdmin(['pending'], carryOut, carryOutHere)).toEqual({
    code: 1,
    out: '',
    words: 'admin: no connection\n',
  })
})

test('a backup is made here, and no running site is asked', async () => {
  carryOut.mockReset()
  carryOutHere.mockResolvedValueOnce({ kind: 'done', lines: ['made'] })
  expect(await runAdmin(['backup', 'folder'], carryOut, carryOutHere)).toEqual({
    code: 0,
    out: 'made\n',
    words: '',
  })
  expect(carryOutHere).toHaveBeenCalledWith({ name: 'backup', folder: 'folder' })
  carryOutHere.mockRejectedValueOnce(new Error('the database is not empty'))
  expect(await runAdmin(['restore', 'folder'], carryOut, carryOutHere)).toEqual({
    code: 1,
    out: '',
    words: 'admin: the database is not empty\n',
  })
  expect(carryOut).not.toHaveBeenCalled()
})

test('files are copied here', async () => {
  carryOutHere.mockResolvedValueOnce({ kind: 'done', lines: ['copied'] })
  expect(await runAdmin(['copy-files'], carryOut, carryOutHere)).toEqual({
    code: 0,
    out: 'copied\n',
    words: '',
  })
  expect(carryOutHere).toHaveBeenLastCalledWith({ name: 'copy-files' })
})
