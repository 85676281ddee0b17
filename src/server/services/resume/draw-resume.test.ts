import { expect, test } from 'vitest'
import type { ResumeProfile, ResumeSize } from '#contract/resume.ts'
import { drawResume } from './draw-resume.ts'
import { bareProfile, fullProfile, usualProfile } from './testing/profiles.ts'
import { readPdf } from './testing/read-pdf.ts'
import { readTags } from './testing/read-tags.ts'

const draw = async (profile: ResumeProfile, size: ResumeSize = 'a4') => {
  const bytes = await drawResume({ profile, today: '2026-11-22', size })
  return { bytes, ...readPdf(bytes) }
}
/** As `readPdf` has texts: without spaces. */
const bare = (text: string) => text.replaceAll(/[\s\u3000]/gu, '')
const whole = (texts: readonly string[]) => bare(texts.join(''))

test('two upright pages of A4, or one broad one of A3 with the same words', async () => {
  const a4 = await draw(usualProfile)
  const a3 = await draw(usualProfile, 'a3')
  expect(a4.pages).toEqual([
    [595, 842],
    [595, 842],
  ])
  expect(a3.pages).toEqual([[1191, 842]])
  expect(whole(a3.texts)).toBe(whole(a4.texts))
})

const lines = (text: string) => text.trim().split(/\s+/u)

test('the form has its words and the places of the profile', async () => {
  const [left = '', right = ''] = (await draw(usualProfile)).texts.map(bare)
  for (const words of lines(`
    履歴書 2026年11月22日現在 山田花子 やまだはなこ 2004年11月23日生（満21歳） 女性 090-1234-5678 〒100-0001
    東京都千代田区千代田1-1-1みちしるべハイツ205 ちよだくちよだ hanako.yamada@example.com 写真をはる位置 学歴
    東京都立みちしるべ高等学校入学 東京都立みちしるべ高等学校卒業
    東京都立大学人文社会学部人間社会学科入学 東京都立大学人文社会学部人間社会学科卒業見込み
    喫茶みちくさ 以上 記載は任意です`))
    expect(left).toContain(words)
  for (const words of lines(`
    免許・資格 普通自動車第一種運転免許取得 TOEICL&R780点取得 人の役に立つ仕事を 手話 勤務地は関東を希望`))
    expect(right).toContain(words)
})

test('what nobody wrote stays empty', async () => {
  const { texts, pages } = await draw(bareProfile)
  expect(pages).toHaveLength(2)
  expect(whole(texts)).toContain('山田花子')
  for (const words of ['女', '男', '〒', '以上', '特になし', 'null', 'undefined', '〓'])
    expect(whole(texts)).not.toContain(words)
})

test.each(['a4', 'a3'] as const)('of the longest profile nothing is lost, in %s', async (size) => {
  const { texts, pages, bytes } = await draw(fullProfile, size)
  expect(pages.length).toBeGreaterThan(1)
  // Without the heads of the pages, which stand between the lines.
  const text = whole(texts).replaceAll(/履歴書別紙[^…]*…/gu, '')
  for (const { text: entry } of [...fullProfile.education, ...fullProfile.experience])
    expect(text).toContain(bare(entry))
  for (const { name } of fullProfile.licences) expect(text).toContain(name)
  for (const name of [...fullProfile.certificates, ...fullProfile.skills]) expect(text).toContain(name)
  expect(text.split('（続きは別紙に記載）')).toHaveLength(5)
  const appended = whole(texts.slice(size === 'a4' ? 2 : 1))
  expect(appended).toContain(fullProfile.address)
  expect(appended).toContain(fullProfile.email)
  // One may be torn by the note.
  expect(text.split('志望する理由を書き').length).toBeGreaterThan(165)
  expect(bytes.length).toBeLessThan(300 * 1024)
})

test.each([
  ['张', '伟华', 'NotoSansSC'],
  ['김', '민수', 'NotoSansKR'],
  ['ธนพร', 'ใจดี', 'NotoSansThai'],
  ['Юлія', 'Ґонта', 'NotoSans-'],
  ['प्रिया', 'शर्मा', 'NotoSans-'],
])('a name is printed that the Japanese type lacks: %s %s in %s', async (familyName, givenName, type) => {
  const { texts, fonts } = await draw({ ...usualProfile, familyName, givenName })
  expect(whole(texts)).not.toContain('〓')
  expect(whole(texts)).not.toContain('\u0000')
  expect(fonts.some((font) => font.includes(type))).toBe(true)
})

test('a reader that speaks is told the parts, in order, and nothing of the lines', async () => {
  const { bytes } = await draw(usualProfile)
  const source = Buffer.from(bytes).toString('latin1')
  for (const fact of ['/Marked true', '/Lang (ja)', '/DisplayDocTitle true']) expect(source).toContain(fact)
  const tags = Array.from(source.matchAll(/\/S \/(\w+)/g), ([, tag]) => tag)
  for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(tag)
  expect(tags.filter((tag) => tag === 'Table')).toHaveLength(3)
})

test('another reader finds the language, the title and tables whose rows are read in order', async () => {
  const { title, lang, tags } = await readTags((await draw(usualProfile)).bytes)
  expect([title.includes('履歴書'), lang]).toEqual([true, 'ja'])
  expect(tags.find(({ role }) => role === 'H1')?.text).toBe('履歴書')
  const roles = new Set(tags.map(({ role }) => role))
  for (const role of ['H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
  const order = ['東京都立みちしるべ高等学校', '東京都立大学人文社会学部', '喫茶みちくさ'].map((words) =>
    tags.findIndex(({ role, text }) => role === 'TD' && text.includes(words)),
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
})

test('everything that is drawn is a part or an artifact', async () => {
  for (const stream of (await draw(fullProfile)).contents) {
    let depth = 0
    for (const [token] of stream.matchAll(/\b(?:BMC|BDC|EMC|TJ|Tj|S)\b/g)) {
      if (token === 'BMC' || token === 'BDC') depth += 1
      else if (token === 'EMC') depth -= 1
      else expect(depth).toBe(1)
    }
    expect(depth).toBe(0)
  }
})

test('the type is embedded, and no other is asked of the reader', async () => {
  const { fonts, embedded } = await draw(usualProfile)
  expect(embedded.length).toBeGreaterThan(0)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSansJP/)
})

test('a thousand different letters stay below 300 KB', async () => {
  const letters = Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  const { bytes } = await draw({ ...usualProfile, motivation: letters })
  expect(bytes.length).toBeLessThan(300 * 1024)
})

test('letters the type lacks show as 〓, and hidden ones not at all', async () => {
  const { texts } = await draw({
    ...usualProfile,
    familyName: '𠮷\u{e0100}田',
    givenName: '👨‍👩‍👧‍👦子\u0000',
    wishes: 'か\u3099はが\u202eさか\ud800さ😀\u{10fffd}\u061c終',
  })
  const text = whole(texts)
  expect(text).toContain('𠮷田〓子')
  expect(text).toContain('がはがさかさ〓〓終')
  expect(text).not.toContain('\u0000')
})

test('the same résumé gives the same bytes', async () => {
  expect(Buffer.compare((await draw(usualProfile)).bytes, (await draw(usualProfile)).bytes)).toBe(0)
})
