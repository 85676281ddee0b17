import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { tableWords } from './typed-words.ts'

/** Words that are looked for, conditions and what is told as left out, of a sentence. */
const read = (typed: string) => {
  const { words, understood, leftOut, sort } = parseQuery(typed)
  return [
    words.map(({ written }) => written).join(' '),
    understood.map(({ label }) => label).join(' '),
    leftOut.join(' '),
    sort,
  ]
}

test.each([
  ['土日休みで残業が少ない事務の仕事を探しています', '事務', '土日休み 残業月20時間以内'],
  ['英語を使う仕事ありますか', '英語', ''],
  ['夜だけ働ける飲食店のバイトを教えてください', '飲食店', '夕方・夜（17〜22時） アルバイト'],
  ['未経験からエンジニアになりたい', 'エンジニア', '未経験歓迎'],
  ['転勤がない営業職に就きたいです', '営業職', '転勤なし'],
  ['高校生に教える塾講師のアルバイトを探してます', '高校生 塾講師', 'アルバイト'],
  ['子どもに勉強を教える仕事がしたい', '子ども 勉強', ''],
  ['動物に関わる仕事', '動物', ''],
  ['東京で住宅手当がある会社', '', '東京都 住宅手当・社宅'],
  ['まかないが食べられる居酒屋のバイト', '居酒屋', 'アルバイト'],
  ['奨学金を返してくれる会社', '', '奨学金の返還支援'],
  ['資格が取れる会社で働きたい', '', '資格取得の支援'],
  ['社宅があって転勤なしの会社に就職したい', '', '住宅手当・社宅 転勤なし'],
  ['シフトが自由に決められるバイト', '', '働く時間を選べる アルバイト'],
  ['テスト期間に休めるバイトがいい', '', '試験期間に休める アルバイト'],
  ['友達と一緒に働きたい', '', '友人と応募できる'],
  ['服装が自由な会社', '', '服装・髪型自由'],
  ['交通費が出る単発バイトを探しています', '', '交通費支給 1日だけのアルバイト'],
  ['大阪で時給1200円以上の接客のバイトをしたい', '接客', '大阪府 時給 1,200円以上 アルバイト'],
  ['子育て支援がある会社', '子育て支援', ''],
  ['地元で就職したい', '', '転勤なし'],
  ['地元のカフェで働きたい', '地元 カフェ', ''],
  ['英語力を活かせる仕事', '英語', ''],
  ['ものづくりに携わりたい', 'ものづくり', ''],
  ['海外で働ける会社はありますか', '海外', ''],
])('%s', (typed, words, conditions) => {
  expect(read(typed)).toEqual([words, conditions, '', null])
})

test('a sentence may ask for an order', () => {
  expect(read('給料が高くて休みが多い会社')).toEqual(['', '年間休日120日以上', '', 'wage'])
})

test('verbs that are looked for nowhere are told, and looked for where nothing else is said', () => {
  expect(read('人前で話すのが好きな人に向いている仕事')).toEqual(['人前', '', '話す', null])
  expect(read('人と話すのが苦手でもできる仕事')).toEqual(['話す', '', '', null])
})

test.each([
  ['27年度卒', '2028年卒'],
  ['2027年9月卒', '2028年卒'],
  ['2028年3月卒業予定', '2028年卒'],
  ['令和10年卒', '2028年卒'],
  ['二〇二八年卒', '2028年卒'],
  ['28新卒', '2028年卒'],
  ['2027年度卒業見込み', '2028年卒'],
  ['京阪神', '京阪神'],
  ['湘南', '湘南'],
  ['17時以降', '夕方・夜（17〜22時）'],
  ['18時以降', '夕方・夜（17〜22時）（18時からでは絞り込めません）'],
  ['朝5時から', '朝（10時まで）（5時からでは絞り込めません）'],
  ['23区', '東京23区'],
  ['北摂', '北摂'],
  ['住宅補助', '住宅手当・社宅'],
  ['多摩地区', '多摩'],
  ['年休125日', '年間休日120日以上（125日では絞り込めません）'],
  ['残業月10時間以下', '残業月20時間以内（10時間では絞り込めません）'],
  ['残業20時間以内', '残業月20時間以内'],
  ['平日夕方だけ', '夕方・夜（17〜22時）'],
])('%s is %s', (typed, label) => {
  expect(read(typed)).toEqual(['', label, '', null])
})

test('work that somebody dislikes is neither looked for nor shut out', () => {
  expect(read('接客が苦手でもできるバイト')).toEqual(['', 'アルバイト', '接客が苦手', null])
  expect(read('数学に自信がないけど家庭教師をしたい')[0]).toBe('家庭教師')
})

test.each(['湘南 多摩 23区 北摂', '令和99年卒', '99年9月卒', '令和0年卒', 'r0卒', '0時から', '25時以降'])(
  'what no filter can hold is no condition and no error: %s',
  (typed) => {
    const { wanted, words, leftOut } = parseQuery(typed)
    expect(wanted.year).toBe(typed === '99年9月卒' ? 2100 : undefined)
    expect((wanted.city ?? []).length + words.length + leftOut.length + (wanted.year ?? 0)).toBeGreaterThan(0)
  },
)

test('no words of the tables together are an error', () => {
  const typed = [
    ...tableWords(),
    '時給1200円',
    '28卒',
    '27年度卒',
    '18時以降',
    '年休130日',
    '残業8時間',
    '以外',
    '苦手',
  ]
  for (let from = 0; from < typed.length; from += 1)
    for (const joint of [' ', 'の', 'が'])
      expect(() =>
        parseQuery(
          Array.from({ length: 10 }, (_, step) => typed[(from + step * 37) % typed.length]).join(joint),
        ),
      ).not.toThrow()
})

test('what a sentence shuts out is shut out', () => {
  const { words, excluded } = parseQuery('公務員以外で社会貢献できる仕事')
  expect([words.map(({ written }) => written), excluded.length]).toEqual([['社会貢献'], 1])
})

test('pay after tax is no condition, and told', () => {
  expect(parseQuery('手取り20万円以上ほしい').ignored).toEqual(['手取り20万円以上ほしい'])
})

test('hours of a day are told as left out', () => {
  expect(read('週1日3時間から')).toEqual(['', '週1日から働ける', '3時間から', null])
})

test.each(['ひまわり保育園', 'みずほ銀行', 'ぶらいだる', 'ありえない仕事'])(
  '%s is a name and no sentence',
  (typed) => {
    expect(read(typed)[0]).not.toBe('')
  },
)

test('a sentence of any length is read in no time', () => {
  const long = '土日休みで残業が少ない事務の仕事を探しています'.repeat(10)
  const start = performance.now()
  for (let times = 0; times < 50; times += 1) parseQuery(long)
  expect((performance.now() - start) / 50).toBeLessThan(20)
})
