// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadAnswer } from '#browser/api/upload.ts'
import type { FileUse } from '#browser/messages/files.ts'
import { chooseFilesEvent } from '#browser/stores/chosen-files.ts'
import type { ShownFile } from '#contract/stored-file.ts'

const sends: { name: string; settle: (answer: UploadAnswer) => void }[] = []
vi.mock('#browser/api/upload.ts', () => ({
  uploadFile: (file: File) =>
    new Promise<UploadAnswer>((settle) => {
      sends.push({ name: file.name, settle })
    }),
}))
const { FileField } = await import('./file-field.tsx')

const fileOf = (id: string, scan: ShownFile['scan'] = 'clean'): ShownFile => ({
  id,
  kind: 'resume',
  name: `${id}.pdf`,
  type: 'pdf',
  size: 1000,
  scan,
})
const field = (files: ShownFile[], chosen: string[] = [], use: FileUse = 'application') => (
  <FileField use={use} files={files} chosen={chosen} name="fileIds" error={null} />
)

let root: Root | null = null
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sends.length = 0
  document.body.innerHTML =
    '<form></form><div data-aloud="polite" aria-live="polite"></div><div data-aloud="assertive" aria-live="assertive"></div>'
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})
const form = () => document.querySelector('form')!
const show = async (files: ShownFile[], chosen: string[] = [], use: FileUse = 'application') => {
  root = createRoot(form())
  await act(async () => root?.render(field(files, chosen, use)))
}
const choose = async (...names: string[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', {
    value: names.map((name) => new File(['x'], name)),
    configurable: true,
  })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}
const settle = async (index: number, answer: UploadAnswer) => act(async () => sends[index]?.settle(answer))
const submits = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
const sentIds = () => new FormData(form()).getAll('fileIds')

test('without a script the boxes of what is kept are there, but none of what was refused', () => {
  const html = renderToString(field([fileOf('a'), fileOf('b', 'waiting'), fileOf('c', 'refused')], ['b']))
  expect(
    [...html.matchAll(/name="fileIds"( checked="")? value="(\w)"/g)].map(([, on, id]) => [
      id,
      on !== undefined,
    ]),
  ).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(html).toContain('安全を確認中')
})

test('what was sent is ticked, and goes with the form', async () => {
  await show([fileOf('a')], ['a'])
  await choose('new.pdf')
  await settle(0, { kind: 'kept', file: fileOf('n') })
  expect(sentIds().toSorted()).toEqual(['a', 'n'])
})

test('files are sent one after the other; one that failed does not hold up the next', async () => {
  await show([])
  await choose('one.pdf', 'two.pdf')
  expect(sends.map(({ name }) => name)).toEqual(['one.pdf'])
  await settle(0, { kind: 'refused', message: '送れません', again: 'useless' })
  expect(sends.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf'])
  await settle(1, { kind: 'kept', file: fileOf('two') })
  expect(sentIds()).toEqual(['two'])
})

test('the form waits for what is on its way, and says so', async () => {
  await show([])
  expect(submits()).toBe(true)
  await choose('one.pdf')
  await act(async () => expect(submits()).toBe(false))
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain('送信中のファイルがあります')
  await settle(0, { kind: 'refused', message: '送れません', again: 'useful' })
  expect(document.querySelector('.error')?.textContent).toBe('送れません')
  expect(submits()).toBe(true)
})

test('more than ten are told at once', async () => {
  const eleven = Array.from({ length: 11 }, (_, index) => fileOf(`f${index}`))
  await show(
    eleven,
    eleven.slice(0, 10).map(({ id }) => id),
  )
  expect(document.querySelector('#fileIds-error')).toBeNull()
  await act(async () => document.querySelector<HTMLInputElement>('[value=f10]')?.click())
  expect(document.querySelector('#fileIds-error')?.textContent).toContain('10個まで')
})

test('with a message there are five, and a company is not asked what each is for', async () => {
  const six = Array.from({ length: 6 }, (_, index) => fileOf(`f${index}`))
  await show(
    six,
    six.map(({ id }) => id),
    'companyMessage',
  )
  expect(document.querySelector('#fileIds-error')?.textContent).toContain('5個まで')
  expect(document.querySelector('select')).toBeNull()
})

test('what was ticked before the island came alive stays, and the page can tick others', async () => {
  const files = [fileOf('a'), fileOf('b')]
  form().innerHTML = renderToString(field(files))
  document.querySelector<HTMLInputElement>('[value=b]')!.checked = true
  await act(async () => {
    root = hydrateRoot(form(), field(files))
  })
  expect(sentIds()).toEqual(['b'])
  await act(async () => void form().dispatchEvent(new CustomEvent(chooseFilesEvent, { detail: ['a'] })))
  expect(sentIds()).toEqual(['a'])
  await choose('new.pdf')
  await settle(0, { kind: 'kept', file: fileOf('n') })
  expect(sentIds().toSorted()).toEqual(['a', 'n'])
})

test('nothing that listens at the form sends it while a file is on its way', async () => {
  let heard = 0
  form().addEventListener('submit', () => (heard += 1), { capture: true })
  await show([])
  await choose('one.pdf')
  await act(async () => expect(submits()).toBe(false))
  expect(heard).toBe(0)
})
