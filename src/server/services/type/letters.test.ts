import { expect, test } from 'vitest'
import { printable, runsOf, unprintable } from './letters.ts'

const setIn = (text: string) => runsOf(printable(text)).map((run) => `${run.face.name}: ${run.text}`)

test.each([
  ['山田 花子', ['Noto Sans JP: 山田 花子']],
  ['𠮷野家', ['Noto Sans JP: 𠮷野家']],
  ['张伟华', ['Noto Sans SC: 张伟华']],
  ['李伟', ['Noto Sans JP: 李', 'Noto Sans SC: 伟']],
  ['김민수', ['Noto Sans KR: 김민수']],
  // Letters in parts are put together first.
  ['김민수'.normalize('NFD'), ['Noto Sans KR: 김민수']],
  ['ธนพร', ['Noto Sans Thai: ธนพร']],
  ['สมศักดิ์ ใจดี', ['Noto Sans Thai: สมศักดิ์', 'Noto Sans JP:  ', 'Noto Sans Thai: ใจดี']],
  // A word is set in one type, though the Japanese one has most of its letters.
  ['Nguyễn Văn A', ['Noto Sans JP: Nguyễn Văn A']],
  ['José Müller', ['Noto Sans JP: José Müller']],
  // A word is set in one type, though the Japanese one has most of its letters.
  ['Юлія Ґонта', ['Noto Sans: Юлія', 'Noto Sans JP:  ', 'Noto Sans: Ґонта']],
  // One letter does not take a Japanese text along.
  ['私は张です', ['Noto Sans JP: 私は', 'Noto Sans SC: 张', 'Noto Sans JP: です']],
  ['प्रिया', ['Noto Sans: प्रिया']],
])('%s is set in %j', (text, runs) => {
  expect(setIn(text)).toEqual(runs)
  expect(unprintable([text])).toEqual([])
})

test('what no type draws is told once, by the letters that people see, and printed as 〓', () => {
  expect(unprintable(['曉𤭢', '𤭢と😀👨‍👩‍👧‍👦', '山\u{e0100}田\n花\t子'])).toEqual(['𤭢', '😀', '👨‍👩‍👧‍👦'])
  expect(printable('曉𤭢 👨‍👩‍👧‍👦。')).toBe('曉〓 〓。')
})

test('hidden letters are neither printed nor told', () => {
  expect(printable('か\u3099は\u202eさ\ud800\u061c終\u0000')).toBe('がはさ終')
  expect(unprintable(['か\u3099は\u202eさ\ud800\u061c終\u0000'])).toEqual([])
})
