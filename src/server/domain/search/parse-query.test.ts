import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { prefectures } from '#contract/codes/prefectures.ts'
import { createRandom } from './random-text.ts'
import { isEmptyQuery, parseQuery } from './parse-query.ts'
import { searchExpression } from './search-expression.ts'

type Reading = {
  words: string[]
  excluded: string[]
  wanted: Record<string, unknown>
  unwanted: readonly unknown[]
  sort: string | null
}

const read = (typed: string): Reading => {
  const { words, excluded, wanted, unwanted, sort } = parseQuery(typed)
  const asked = Object.entries(wanted).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return {
    words: words.map(({ written }) => written),
    excluded: excluded.map(({ written }) => written),
    wanted: Object.fromEntries(asked),
    unwanted,
    sort,
  }
}
const nothing = { words: [], excluded: [], wanted: {}, unwanted: [], sort: null }
const internships = ['internship_general', 'internship_special', 'internship_advanced']
const programmes = [...internships, 'open_company', 'career_education']
const tag = (...feature: string[]) => ({ wanted: { feature } })

describe('words', () => {
  test.each<[string, Partial<Reading>]>([
    ['', {}],
    ['　 \n', {}],
    ['営業', { words: ['営業'] }],
    ['営業　事務', { words: ['営業', '事務'] }],
    ['営業、事務', { words: ['営業', '事務'] }],
    ['営業 営業 えいぎょう', { words: ['営業', 'えいぎょう'] }],
    ['サーバー さーば', { words: ['さーば'] }],
    // Exclusion: the minus of any keyboard, only in front of a word
    ['営業 -事務', { words: ['営業'], excluded: ['事務'] }],
    ['営業 －事務', { words: ['営業'], excluded: ['事務'] }],
    ['営業 ー事務', { words: ['営業'], excluded: ['事務'] }],
    ['-"固定残業"', { excluded: ['固定残業'] }],
    ['-「固定 残業」', { excluded: ['固定 残業'] }],
    ['e-mail', { words: ['e-mail'] }],
    ['- -- 営業', { words: ['営業'] }],
    // Phrases
    ['"法人 営業"', { words: ['法人 営業'] }],
    ['「法人　営業」', { words: ['法人　営業'] }],
    ['『法人 営業』新規', { words: ['法人 営業', '新規'] }],
    ['“法人 営業”', { words: ['法人 営業'] }],
    ['"法人 営業', { words: ['法人', '営業'] }],
    ['「」""', {}],
    // Prefectures
    ['東京', { wanted: { prefecture: ['13'] } }],
    ['東京都', { wanted: { prefecture: ['13'] } }],
    ['とうきょう', { wanted: { prefecture: ['13'] } }],
    ['トウキョウト', { wanted: { prefecture: ['13'] } }],
    ['TOKYO', { wanted: { prefecture: ['13'] } }],
    ['東京 大阪府', { wanted: { prefecture: ['13', '27'] } }],
    ['東京・大阪', { wanted: { prefecture: ['13', '27'] } }],
    ['東京/大阪', { wanted: { prefecture: ['13', '27'] } }],
    ['ほっかいどう', { wanted: { prefecture: ['01'] } }],
    ['京都', { wanted: { prefecture: ['26'] } }],
    ['四国', { wanted: { prefecture: ['36', '37', '38', '39'] } }],
    ['首都圏 営業', { words: ['営業'], wanted: { prefecture: ['11', '12', '13', '14'] } }],
    ['"東京"', { words: ['東京'] }],
    ['「東京」', { words: ['東京'] }],
    ['-東京', { excluded: ['東京'] }],
    ['東京都渋谷区', { words: ['東京都渋谷区'] }],
    // Kinds
    ['新卒', { wanted: { kind: ['new_grad'] } }],
    ['バイト', { wanted: { kind: ['part_time'] } }],
    ['ｱﾙﾊﾞｲﾄ', { wanted: { kind: ['part_time'] } }],
    ['インターン', { wanted: { kind: internships } }],
    ['インターンシップ', { wanted: { kind: internships } }],
    ['長期インターン', { wanted: { kind: ['paid_internship'] } }],
    ['オープンカンパニー', { wanted: { kind: ['open_company'] } }],
    ['オープン・カンパニー', { wanted: { kind: ['open_company'] } }],
    ['"インターン"', { words: ['インターン'] }],
    // Years
    ['28卒', { wanted: { year: 2028 } }],
    ['２０２８年卒', { wanted: { year: 2028 } }],
    ['2028年3月卒業予定', { wanted: { year: 2028 } }],
    ['2028', { words: ['2028'] }],
    // Of numbers the last counts
    ['27卒 28卒', { wanted: { year: 2028 } }],
    ['時給1500円 時給1300円', { wanted: { wage: 1300 } }],
    // Wages, in every notation; of a range the floor
    ['時給1500円以上', { wanted: { wage: 1500 } }],
    ['時給 １，５００ 円 〜', { wanted: { wage: 1500 } }],
    ['時給千円以上', { wanted: { wage: 1000 } }],
    ['時給千五百円', { wanted: { wage: 1500 } }],
    ['月給三十万', { wanted: { wage: 300_000 } }],
    ['二十五万', { wanted: { wage: 250_000 } }],
    ['三十三銀行', { words: ['三十三銀行'] }],
    ['時給1,500円から', { wanted: { wage: 1500 } }],
    ['時給1200〜1500円', { wanted: { wage: 1200 } }],
    ['じきゅう1300円', { wanted: { wage: 1300 } }],
    ['1300円以上', { wanted: { wage: 1300 } }],
    ['月給25万以上', { wanted: { wage: 250_000 } }],
    ['月給25.5万円〜', { wanted: { wage: 255_000 } }],
    ['月給25万5千円', { wanted: { wage: 255_000 } }],
    ['初任給30万', { wanted: { wage: 300_000 } }],
    ['基本給250,000円', { wanted: { wage: 250_000 } }],
    ['月給25', { wanted: { wage: 250_000 } }],
    ['30万以上', { wanted: { wage: 300_000 } }],
    ['年収360万', { wanted: { wage: 300_000 } }],
    ['日給1万円以上', { wanted: { daywage: 10_000 } }],
    ['日当9500円', { wanted: { daywage: 9_500 } }],
    ['時給1500円以上 東京 カフェ', { words: ['カフェ'], wanted: { wage: 1500, prefecture: ['13'] } }],
    ['給与あり', { wanted: { pay: ['paid'] } }],
    // Without the word for it, by its size
    ['9999円以上', { wanted: { wage: 9_999 } }],
    ['12000円以上', { wanted: { daywage: 12_000 } }],
    ['100000円以上', { wanted: { wage: 100_000 } }],
    // No number without a unit is a wage
    ['1500', { words: ['1500'] }],
    ['高時給', { sort: 'hourly' }],
    ['高時給 新着', { sort: 'hourly' }],
    ['高時給 バイト', { sort: 'hourly', wanted: { kind: ['part_time'] } }],
    // Conditions, as people say them
    ['残業なし', tag('no_overtime')],
    ['ノー残業', tag('no_overtime')],
    ['転勤無し', tag('no_transfer')],
    ['夜勤なし 交通費支給', tag('no_night_work', 'transport_paid')],
    ['文系', tag('any_major')],
    ['研修あり', tag('training')],
    ['研修充実', tag('training')],
    ['研修が充実', tag('training')],
    ['土日祝休み', tag('weekends_off')],
    ['未経験OK', tag('beginners_welcome')],
    ['"残業なし"', { words: ['残業なし'] }],
    // Seasons, lengths, years at school
    ['冬インターン', { wanted: { kind: internships, month: ['12', '1', '2'] } }],
    ['春のインターンシップ', { wanted: { kind: internships, month: ['2', '3', '4'] } }],
    ['12月開催', { wanted: { month: ['12'] } }],
    ['13月', { words: ['13月'] }],
    ['1day', { wanted: { length: ['d1'] } }],
    ...['単発', '日雇い', 'スポットバイト', '1日バイト', '単発バイト'].map(
      (word): [string, Partial<Reading>] => [word, { wanted: { kind: ['part_time'], length: ['d1'] } }],
    ),
    [
      'インターン 長期',
      {
        wanted: {
          length: ['m1'],
          kind: ['internship_general', 'internship_special', 'internship_advanced', 'paid_internship'],
        },
      },
    ],
    ['インターン 1day 長期', { wanted: { length: ['d1', 'm1'], kind: internships } }],
    ['インターン 1day', { wanted: { length: ['d1'], kind: programmes } }],
    ['5日間 インターン', { wanted: { length: ['d5'], kind: internships } }],
    ['2週間', { wanted: { length: ['w2'] } }],
    ['3か月', { wanted: { length: ['m1'] } }],
    ['大学1年生', { wanted: { grade: ['u1'] } }],
    ['３回生', { wanted: { grade: ['u3'] } }],
    ['M1', { wanted: { grade: ['m1'] } }],
    ['大学院生', { wanted: { grade: ['m1', 'm2', 'd'] } }],
    ['大学1年生 インターン', { wanted: { grade: ['u1'], kind: [...programmes, 'paid_internship'] } }],
    // A later year may take part in those by the law: with one the others do not go without saying.
    [
      '大学1年生 大学2年生 インターン',
      { wanted: { grade: ['u1', 'u2'], kind: [...programmes, 'paid_internship'] } },
    ],
    ['大学2年生 大学3年生 インターン', { wanted: { grade: ['u2', 'u3'], kind: internships } }],
    // Days and times
    ['週6日', { wanted: { weekdays: 6 } }],
    ['週7日', { words: ['週7日'] }],
    ['週3日', { wanted: { weekdays: 3 } }],
    ['週２〜３日', { wanted: { weekdays: 3 } }],
    ['週一から', { wanted: { weekdays: 1 } }],
    ['夜バイト', { wanted: { time: ['evening'], kind: ['part_time'] } }],
    ['平日夜', { wanted: { time: ['evening'] } }],
    ['19時以降', { wanted: { time: ['evening'] } }],
    ['土日', { wanted: { time: ['weekend'] } }],
    ['土日だけ', { wanted: { time: ['weekend'], weekdays: 2 } }],
    // What is not wanted
    ['テレアポなし', { unwanted: [{ occupation: ['inside_sales'] }] }],
    ['経験なし', tag('beginners_welcome')],
    ['東京以外', { unwanted: [{ prefecture: ['13'] }] }],
    ['販売以外', { unwanted: [{ occupation: ['retail'] }] }],
    ['営業 コールセンター以外', { words: ['営業'], unwanted: [{ occupation: ['inside_sales'] }] }],
    ['飛び込み以外', { excluded: ['飛ビ込ミ'] }],
    // Written together
    ['東京営業', { words: ['営業'], wanted: { prefecture: ['13'] } }],
    ['渋谷カフェバイト', { words: ['渋谷', 'カフェ'], wanted: { kind: ['part_time'] } }],
    ['東京電力', { words: ['東京電力'] }],
    ['営業事務', { words: ['営業事務'] }],
    ['営業企画', { words: ['営業企画'] }],
    ['渋谷abcカフェ', { words: ['渋谷abc', 'カフェ'] }],
    ['エキスパート', { words: ['エキスパート'] }],
    // Words that say nothing beside others
    ['営業 求人', { words: ['営業'] }],
    ['求人', { words: ['求人'] }],
    // Signs
    ['%', { words: ['%'] }],
    ['_', { words: ['_'] }],
    ['C++ C#', { words: ['C++', 'C#'] }],
    ["' \\ ;", { words: [] }],
    ['🎉', { words: ['🎉'] }],
  ])('%j', (typed, expected) => {
    expect(read(typed)).toEqual({ ...nothing, ...expected })
  })

  test('every prefecture is understood by its name', () => {
    for (const { code, name } of prefectures) expect(parseQuery(name).wanted.prefecture).toEqual([code])
  })

  test('a word has synonyms and work, a phrase and an exclusion have none', () => {
    expect(parseQuery('SE').words[0]).toMatchObject({
      forms: ['se', 'システムエンジニア'],
      occupations: ['software', 'infrastructure', 'data', 'it_support'],
    })
    expect(parseQuery('"SE"').words[0]?.occupations).toEqual([])
    expect(parseQuery('"SE"').words[0]?.forms).toEqual(['se'])
    expect(parseQuery('-SE').excluded[0]?.forms).toEqual(['se'])
  })

  test('only so many words and characters count', () => {
    const many = Array.from({ length: 40 }, (_, index) => `語${index}`).join(' ')
    expect(parseQuery(many).words).toHaveLength(limits.searchTerms)
    const long = parseQuery('あ'.repeat(10_000))
    expect(long.words[0]?.forms[0]).toHaveLength(limits.searchQuery)
  })

  test('an empty query is told from one that asks for something', () => {
    expect(isEmptyQuery(parseQuery(' - "" '))).toBe(true)
    for (const typed of ['営業', '-営業', '東京', '新卒', '28卒'])
      expect(isEmptyQuery(parseQuery(typed))).toBe(false)
  })
})

describe('ceilings of pay', () => {
  test.each([
    ['時給1500円以下', '時給1500円以下'],
    ['時給 １，５００ 円 未満', '時給 １，５００ 円 未満'],
    ['1500円まで', '1500円まで'],
    ['〜30万', '〜30万'],
    ['30万以下', '30万以下'],
    ['月給〜25万円', '月給〜25万円'],
    ['時給千五百円以下', '時給千五百円以下'],
    ['〜時給1500円', '〜時給1500円'],
    ['年収400万以下の', '年収400万以下の'],
  ])('%s is said to be no condition, and no word', (typed, told) => {
    const { ignored } = parseQuery(`営業 ${typed} 東京`)
    expect(ignored).toEqual([told])
    expect(read(`営業 ${typed} 東京`)).toEqual({
      ...nothing,
      words: ['営業'],
      wanted: { prefecture: ['13'] },
    })
    expect(read(typed)).toEqual(nothing)
  })

  test.each(['時給1200〜1500円', '時給1500円〜', '年間休日120日以下', '"時給1500円以下"', '1500以下'])(
    '%s is none',
    (typed) => {
      expect(parseQuery(typed).ignored).toEqual([])
      expect(read(typed)).not.toEqual(nothing)
    },
  )
})

describe('numbers that a later one replaces', () => {
  test.each([
    ['27卒 28卒', ['27卒'], ['2028年卒']],
    ['時給1500円以上 バイト 時給1300円', ['時給1500円以上'], ['アルバイト', '時給 1,300円以上']],
    ['週2 週3 週4', ['週2', '週3'], ['週4日から働ける']],
    ['28卒 2028年卒', [], ['2028年卒', '2028年卒']],
    ['27卒 時給1300円', [], ['2027年卒', '時給 1,300円以上']],
  ])('%s', (typed, told, labels) => {
    const { ignored, understood } = parseQuery(typed)
    expect(ignored).toEqual(told)
    expect(understood.map(({ label }) => label)).toEqual(labels)
  })
})

describe('seasons', () => {
  test.each([
    ['夏休み バイト', ['夏休み'], 'part_time'],
    ['アルバイト 春休み', ['春休み'], 'part_time'],
    ['長期インターン 8月', ['8月'], 'paid_internship'],
  ])('%s: no condition beside kinds that have no programmes', (typed, told, kind) => {
    const { outOfSeason, understood } = parseQuery(typed)
    expect(outOfSeason).toEqual(told)
    expect(understood.map(({ label }) => label)).not.toContain(told[0])
    expect(read(typed)).toEqual({ ...nothing, wanted: { kind: [kind] } })
  })

  test.each(['夏 インターン', '夏休み', '夏休み 営業', '夏 インターン バイト'])(
    '%s: a condition',
    (typed) => {
      expect(parseQuery(typed).outOfSeason).toEqual([])
      expect(parseQuery(typed).wanted.month).toEqual(['7', '8', '9'])
    },
  )
})

describe('what was understood', () => {
  const understood = (typed: string) => parseQuery(typed).understood

  test('each condition is told in words, with the query that has it no more', () => {
    expect(understood('東京 営業 時給1,500円以上 残業なし')).toEqual([
      { label: '東京都', without: '営業 時給1,500円以上 残業なし' },
      { label: '時給 1,500円以上', without: '東京 営業 残業なし' },
      { label: '残業なし', without: '東京 営業 時給1,500円以上' },
    ])
    expect(understood('冬インターン')).toEqual([
      { label: '12月・1月・2月', without: 'インターン' },
      {
        label: 'インターン（5日以上）・インターン（専門・2週間以上）・インターン（大学院生）',
        without: '冬',
      },
    ])
    // A day is too short for the law's internships: what is looked for as well is told, too.
    expect(understood('インターン 1day')).toEqual([
      { label: 'インターン・オープン・カンパニー・キャリア教育', without: '1day' },
      { label: '1日', without: 'インターン' },
    ])
    expect(understood('関西以外')).toEqual([{ label: '関西以外', without: '' }])
    // In the words that were typed: the label of a condition is no noun.
    expect(understood('土日以外 営業')).toEqual([{ label: '土日以外', without: '営業' }])
    expect(understood('短期')).toEqual([{ label: '短期', without: '' }])
    expect(understood('年収400万')).toEqual([{ label: '年収 400万円以上（月給の12か月分）', without: '' }])
  })

  test('taking one after the other off ends with the words alone', () => {
    let typed = '時給1500円以上 「法人 営業」 東京の週3日バイト -飲食 大学1年生'
    for (let step = 0; step < 10; step++) {
      const [first] = understood(typed)
      if (first === undefined) break
      typed = first.without
    }
    expect(typed).toBe('「法人 営業」 -飲食')
  })

  test('reading takes a few milliseconds at the most, however it is written', () => {
    const typed = [
      '東京都渋谷区の時給1,500円以上の週3日からのカフェバイト 大学1年生 残業なし',
      '冬インターン'.repeat(30),
    ]
    const times = Array.from({ length: 20 }, () => {
      const begin = performance.now()
      for (const each of typed) parseQuery(each)
      return (performance.now() - begin) / typed.length
    })
    // The quickest round: others may have waited for other work of the machine.
    expect(Math.min(...times)).toBeLessThan(5)
  })
})

test('no text makes it throw or write an expression with an open quote', () => {
  const random = createRandom(7)
  const marks = ['-', '"', '「', '」', ' ', '　', "'", '\\', '%', '_', ':*', '&', '|', '!', '(', ')']
  for (let round = 0; round < 3_000; round++) {
    const typed = Array.from(
      { length: 8 },
      () => random.text(6) + (marks[random.next(marks.length)] ?? ''),
    ).join('')
    const { words } = parseQuery(typed)
    const unquoted = searchExpression(words, 'any', 'pairs').replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '')
    expect(unquoted).toMatch(/^[()&|:* ]*$/)
  }
})

test('no number makes it throw, however large', () => {
  for (const unit of ['時給', '日給', '月給', '年収', '', '週', '大学'])
    for (const amount of [
      '0',
      '1',
      '999',
      '9999',
      '10000',
      '999999',
      '1000001',
      '123456789',
      '9億',
      '九千万',
    ])
      for (const end of ['円', '円以上', '万', '日', '年生', '卒', '月', '週間', ''])
        expect(() => parseQuery(`${unit}${amount}${end}`)).not.toThrow()
})

test.each(['給与あり インターン', '給料が出るインターン'])('%s means what 有給インターン does', (typed) =>
  expect(parseQuery(typed).wanted).toEqual(parseQuery('有給インターン').wanted),
)

test.each(['給与 千葉', '時給 三重', '千歳', '一宮', '八王子', '月給 三十三銀行', '百万石'])(
  'a name is no wage: %s',
  (typed) => expect(parseQuery(typed).wanted.wage).toBeUndefined(),
)
