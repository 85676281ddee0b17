import { expect, test } from 'vitest'
import { conditions } from './conditions-markup.ts'
import { programmeConditions } from './programme-markup.ts'
import { statedTexts } from './stated-texts.ts'
import { recruiterTerms } from './recruiter-markup.ts'
import { definitionOf, hasField } from '#contract/job-post-fields.ts'
import { fieldsOfPart, plainFields, type PlainField } from './page-facets.ts'
import type { JobPost } from './wording.ts'

const unsafe = `<b class="x">A & 'B'</b>`
const escaped = '&lt;b class=&quot;x&quot;&gt;A &amp; &#39;B&#39;&lt;/b&gt;'

const place = {
  name: unsafe,
  postalCode: '1000004',
  prefectureCode: '13',
  city: '千代田区',
  street: unsafe,
  stations: [{ station: `13${unsafe}`, way: 'walk' as const, minutes: 5 }],
  access: unsafe,
}
const company: JobPost['company'] = {
  id: '01a1c89c-31d0-7034-a132-f0b1d98bb9b7',
  legalName: unsafe,
  displayName: unsafe,
  representative: unsafe,
  postalCode: '1000004',
  prefectureCode: '13',
  city: '千代田区',
  street: unsafe,
  building: '',
  contactTel: '0312345678',
  contactEmail: unsafe,
  contactForm: `https://example.jp/?"${unsafe}`,
  website: null,
  industryCode: 'it',
  employees: 1_234,
  foundedYear: 1949,
  description: unsafe,
  logo: null,
  verification: 'none',
  verifiedAt: null,
  harassmentDesk: unsafe,
  replyStats: null,
  openJobPosts: 1,
}
const texts = plainFields.filter((field) => ['line', 'text'].includes(definitionOf(field).shape.is))
/** The same for each of them. */
function plainTexts(text: string | null): Pick<JobPost, PlainField>
function plainTexts(text: string | null): Partial<Record<string, unknown>> {
  return Object.fromEntries(texts.map((field) => [field, text]))
}
/** Everything that may be typed is. */
const full: JobPost = {
  ...plainTexts(unsafe),
  id: '01a1e722-9630-7121-a383-ce3e25b8037e',
  kind: 'new_grad',
  title: unsafe,
  occupation: 'software',
  graduationYears: [2028],
  duties: `【${unsafe}】\n・${unsafe}\n\n${unsafe}`,
  dutiesRange: unsafe,
  workAspects: [],
  event: null,
  workplaces: [place],
  workplacesInRange: [place],
  workplacesRange: unsafe,
  remote: 'none',
  term: {
    kind: 'fixed',
    from: '2027-04-01',
    to: '2028-03-31',
    renewalCriteria: unsafe,
    renewalLimit: unsafe,
  },
  probation: { months: 3, conditions: unsafe },
  hours: {
    system: 'fixed',
    startsAt: '09:00',
    endsAt: '18:00',
    breakMinutes: 60,
    deemedMinutes: null,
    note: unsafe,
  },
  overtime: { exists: true, hoursPerMonth: 10 },
  holidays: unsafe,
  holidaysPerYear: 120,
  wage: {
    unit: 'month',
    min: 230_000,
    max: null,
    fixedOvertime: { name: unsafe, amount: 30_000, hours: 20, excessPaid: true },
    allowances: [{ name: unsafe, amount: 10_000, note: unsafe }],
    bonus: unsafe,
    raise: unsafe,
    note: unsafe,
  },
  insurance: ['health'],
  dispatch: true,
  smoking: 'varies',
  smokingNote: unsafe,
  ageLimit: { max: 30, exception: '3i', reason: unsafe },
  openings: 2,
  selectionFlow: [unsafe, unsafe],
  questions: [unsafe],
  replyByDays: 7,
  features: [],
  infoAsOf: '2026-07-01T00:00:00Z',
  publishAt: '2026-07-01T00:00:00Z',
  validThrough: null,
  status: 'published',
  closeReason: null,
  closedAt: null,
  open: true,
  revision: 1,
  updatedAt: '2026-07-01T00:00:00Z',
  company,
  similar: [],
}
const event = { dates: unsafe, days: 1, participants: unsafe, travelCosts: unsafe }
const programme: JobPost = { ...full, kind: 'open_company', event }
const plainTextsOf = ({ kind }: JobPost) => texts.filter((field) => hasField(kind, field)).length

const namesOf = (html: string) => Array.from(html.matchAll(/<dt>(.*?)<\/dt>/g), ([, name]) => name)
const timesTyped = (html: string) => html.split(escaped).length - 1

test('what a company typed is text wherever it stands', () => {
  for (const { html } of [conditions(full), programmeConditions(programme, event), recruiterTerms(company)])
    expect(html).not.toContain('<b')
  expect(timesTyped(conditions(full).html)).toBe(29 + plainTextsOf(full))
  expect(timesTyped(programmeConditions(programme, event).html)).toBe(19 + plainTextsOf(programme))
  expect(recruiterTerms(company).html).toContain(`href="https://example.jp/?&quot;${escaped}"`)
})

test('an ad of work states what the law asks, in the order of its parts', () => {
  const { html } = conditions({ ...full, ...plainTexts(null) })
  expect(Array.from(html.matchAll(/<h2 id="(\w+)">/g), ([, id]) => id)).toEqual([
    'work',
    'pay',
    'place',
    'time',
    'contract',
    'who',
  ])
  expect(namesOf(html)).toEqual([
    '基本給（月給）',
    '固定残業代',
    '手当',
    '賞与',
    '昇給',
    '働きはじめの場所',
    'リモートワーク',
    '受動喫煙の対策',
    '働く時間',
    '時間外の勤務',
    '休日・休暇',
    '契約の期間',
    '更新の基準',
    '更新の上限',
    '試用期間',
    '加入する保険',
    '雇用の形',
    '応募できる人',
    '募集人数',
    '選考の流れ',
    '応募のときの質問',
    '返信の約束',
  ])
  expect(html.match(/変更の範囲/g)).toHaveLength(2)
})

test('what is not stated is not there, but for what the law wants to hear denied', () => {
  const { html } = conditions({
    ...full,
    wage: { ...full.wage, fixedOvertime: null, allowances: [], bonus: null, raise: null, note: null },
    term: { ...full.term, renewalCriteria: null, renewalLimit: null },
    workplacesRange: '',
    probation: null,
    insurance: [],
    dispatch: false,
    selectionFlow: [],
    questions: [],
  })
  const names = namesOf(html)
  for (const name of ['手当', '賞与', '更新の基準', '雇用の形', '選考の流れ', '応募のときの質問'])
    expect(names).not.toContain(name)
  expect(html).toContain('<dt>試用期間</dt><dd>なし</dd>')
  expect(html).toContain('<dt>加入する保険</dt><dd>なし</dd>')
  expect(html).toMatch(/<dt>固定残業代<\/dt><dd>[^<]+<\/dd>/)
  expect(html.match(/変更の範囲/g)).toHaveLength(1)
})

test('daily work is told between two words, in the place of its value alone', () => {
  const { html } = conditions({ ...full, workAspects: [{ aspect: 'method', value: 4 }] })
  expect(html).toContain('<h2 id="work-aspects">')
  expect(html).toContain('<i></i><i></i><i></i><i class="here"></i><i></i>')
  expect(html).toMatch(/<span>手順が決まっている<.*<span>やり方を任される</)
  expect(conditions({ ...full, workAspects: [{ aspect: 'method', value: 9 }] }).html).not.toContain(
    'work-aspects',
  )
})

/** What is said under a name, without its elements. */
const saidOf = (html: string, name: string): string | undefined =>
  new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`)
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const hours = { ...full.hours, note: null }
const wage = { ...full.wage, unit: 'unpaid', min: 0, note: null } as const
const older = { exception: '3i', reason: '長く勤める人を募るため' } as const

test.each<[name: string, changed: Partial<JobPost>, said: RegExp]>([
  ['無給', { wage }, /^無給 雇用契約を結ばない/],
  ['働く時間', { hours }, /^9:00〜18:00（休憩1時間） 固定時間制$/],
  [
    '働く時間',
    { hours: { ...hours, system: 'discretionary', startsAt: null, endsAt: null, deemedMinutes: 480 } },
    /^裁量労働制（休憩1時間） 1日8時間働いたものとみなします。$/,
  ],
  ['休日・休暇', { holidays: '土曜' }, /^年間120日 土曜$/],
  ['休日・休暇', { holidays: '土曜', holidaysPerYear: null }, /^土曜$/],
  ['契約の期間', {}, /^2027年4月1日〜2028年3月31日 期間の定めあり$/],
  ['契約の期間', { term: { ...full.term, kind: 'indefinite', from: null, to: null } }, /^期間の定めなし$/],
  ['リモートワーク', {}, /^なし$/],
  ['リモートワーク', { remote: 'full' }, /^フルリモート可$/],
  ['応募できる人', { ageLimit: { max: 30, ...older } }, / 30歳以下 例外事由3号のイ.*。長く勤める/],
  ['応募できる人', { ageLimit: { max: null, ...older } }, / 年齢の制限あり 例外事由3号のイ/],
  ['募集人数', {}, /^2名$/],
  ['試用期間', { probation: { months: 3, conditions: '同じ' } }, /^3か月 試用期間中の条件：同じ$/],
  [
    '働きはじめの場所',
    {
      workplacesRange: '変わります',
      workplaces: [{ ...full.workplaces[0]!, name: '本社' }],
      workplacesInRange: [{ ...full.workplaces[0]!, name: '支社' }],
    },
    /^本社 .* 変更の範囲 変わります 支社 /,
  ],
  ['受動喫煙の対策', { smokingNote: null }, /^就業場所により異なる$/],
])('an ad says of %s what is so: %j', (name, changed, said) => {
  expect(saidOf(conditions({ ...full, ...changed }).html, name)).toMatch(said)
})

test('a programme has a place for every field that is told by its shape', () => {
  const parts = fieldsOfPart('contract').filter((field) => hasField('open_company', field))
  expect(parts).toEqual([])
})

test('who is paid nothing hears of no overtime that is paid', () => {
  expect(namesOf(conditions({ ...full, wage }).html)).not.toContain('固定残業代')
})

test('a programme says when, where, for what reward and for whom, and nothing of a contract', () => {
  const workAspects = [{ aspect: 'method' as const, value: 4 }]
  const { html } = programmeConditions({ ...programme, ...plainTexts(null), workAspects }, event)
  expect(Array.from(html.matchAll(/<h2 id="([\w-]+)">/g), ([, id]) => id)).toEqual([
    'work',
    'work-aspects',
    'time',
    'place',
    'pay',
    'who',
  ])
  expect(namesOf(html)).toEqual([
    '進め方',
    '開催日',
    '日数',
    '開催期間',
    '時間帯',
    '開催しない日',
    '会場',
    'オンラインでの参加',
    '受動喫煙の対策',
    '報酬',
    '手当',
    '交通費',
    '対象',
    '定員',
    '参加までの流れ',
    '応募のときの質問',
    '返信の約束',
  ])
  for (const [name, said] of [
    ['日数', '1日'],
    ['開催期間', '2027年4月1日〜2028年3月31日'],
    ['オンラインでの参加', '会場で参加'],
    ['定員', '2名'],
  ] as const)
    expect(saidOf(html, name)).toBe(said)
  expect(saidOf(html, '報酬')).toMatch(/^月給 23万円〜/)
})

test('who recruits stands in the ad, with every way to reach them', () => {
  const told = {
    ...company,
    legalName: '株式会社みち',
    street: '丸の内1-1',
    contactEmail: 'saiyo@example.jp',
    verification: 'number',
    verifiedAt: '2026-07-01T00:00:00Z',
    replyStats: { answeredPercent: 90, medianDays: 3 },
    harassmentDesk: '総務部',
  } as const
  const { html } = recruiterTerms(told)
  expect(namesOf(html)).toEqual([
    '会社名',
    '代表者',
    '所在地',
    '連絡先',
    '業種',
    '従業員数',
    '設立',
    '返信の実績',
    'ハラスメントの相談',
  ])
  expect(saidOf(html, '会社名')).toBe('株式会社みち 法人番号を確認済み（2026年7月1日）')
  expect(saidOf(html, '所在地')).toBe('〒100-0004 東京都千代田区丸の内1-1')
  expect(saidOf(html, '返信の実績')).toMatch(/90%.*3日/)
  expect(saidOf(html, 'ハラスメントの相談')).toBe('総務部')
  for (const way of [
    '電話 <a href="tel:0312345678">',
    '<a href="mailto:saiyo@example.jp">saiyo@example.jp</a>',
    'rel="noopener nofollow">問い合わせフォーム</a>',
  ])
    expect(html).toContain(way)
  const bare = recruiterTerms({
    ...company,
    contactTel: null,
    contactForm: null,
    contactEmail: null,
    harassmentDesk: null,
  }).html
  expect(bare).not.toMatch(/tel:|mailto:|問い合わせフォーム|返信の実績|ハラスメント/)
  expect(saidOf(bare, '会社名')).toMatch(/未確認$/)
})

test.each([null, event])('structured data says what the page says, under its names (event: %j)', (given) => {
  const typed = {
    duties: '甲',
    dutiesRange: '乙',
    workplacesRange: '丙',
    holidays: '丁',
    selectionFlow: ['戊', '己'],
  }
  const told = { dates: '庚', days: 1, participants: '辛', travelCosts: '壬' }
  const ad = given === null ? full : programme
  const job = { ...ad, ...plainTexts('癸'), ...typed, event: given === null ? null : told }
  const { html } = given === null ? conditions(job) : programmeConditions(job, told)
  const texts = statedTexts(job)
  for (const { heading, text } of texts) {
    const name = heading.replace('勤務地の変更', '変更')
    for (const part of text.split(' → '))
      expect(html).toMatch(new RegExp(`>${name}<(?:(?!<dt>|<h2|<h3).)*>${part}<`))
  }
  expect(
    texts
      .map(({ text }) => text)
      .filter((text) => text !== '癸')
      .toSorted()
      .join(''),
  ).toBe(given === null ? '丁丙乙戊 → 己甲' : '丁壬庚戊 → 己甲辛')
})
