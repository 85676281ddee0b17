// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readFields, writeFields } from './form-fields.ts'

test('boxes come back ticked, and what is not sent is left alone', () => {
  document.body.innerHTML = `<form>
    <textarea name="text">書きかけ</textarea>
    <input type="checkbox" name="fileIds" value="a" checked>
    <input type="checkbox" name="fileIds" value="b">
    <input type="hidden" name="id" value="of this page">
    <select><option value="resume" selected>履歴書</option></select>
  </form>`
  const form = document.querySelector('form')!
  const fields = readFields(form)
  expect(fields).toEqual({ text: ['書きかけ'], fileIds: ['a'] })
  writeFields(form, { text: ['前の文'], fileIds: ['b'] })
  expect(readFields(form)).toEqual({ text: ['前の文'], fileIds: ['b'] })
  expect([form.querySelector('select')?.value, new FormData(form).get('id')]).toEqual([
    'resume',
    'of this page',
  ])
})
