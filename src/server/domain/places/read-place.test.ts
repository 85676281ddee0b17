import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { readPlace, type PlaceMeaning } from './read-place.ts'

/** What was read in one line: kind, name, prefectures of the places, how far. */
const told = (meaning: PlaceMeaning): string => {
  if (meaning.kind === 'none') return 'none'
  const far = meaning.km === null ? '' : ` ${meaning.km}km`
  const reach = meaning.minutes === null ? (meaning.around ? ' around' : far) : ` ${meaning.minutes}分${far}`
  if (meaning.kind === 'lines') return `lines ${meaning.lines.map(({ name }) => name).join()}${reach}`
  const places = meaning.kind === 'place' ? [meaning.place] : meaning.places
  const where = places.map(({ stations }) => stations[0]!.prefecture).toSorted()
  return `${meaning.kind} ${places[0]!.name} ${where.join()}${reach}`
}

test.each([
  // A station with 駅.
  ['渋谷駅', 'place 渋谷 13'],
  ['新宿駅', 'place 新宿 13'],
  ['すすきの駅', 'place すすきの 01'],
  ['すすきの周辺', 'place すすきの 01 around'],
  ['すすきの駅から徒歩5分', 'place すすきの 01 5分'],
  ['えびの駅', 'place えびの 45'],
  ['みどりの駅', 'place みどりの 08'],
  ['うきは駅', 'place うきは 40'],
  ['渋谷の駅', 'place 渋谷 13'],
  ['ＪＲ渋谷駅', 'place 渋谷 13'],
  ['東急渋谷駅', 'place 渋谷 13'],
  ['池袋駅', 'place 池袋 13'],
  ['品川駅', 'place 品川 13'],
  ['神泉駅', 'place 神泉 13'],
  ['吉祥寺駅', 'place 吉祥寺 13'],
  ['横浜駅', 'place 横浜 14'],
  ['武蔵小杉駅', 'place 武蔵小杉 14'],
  ['大宮駅（埼玉）', 'none'],
  ['札幌駅', 'place 札幌 01'],
  ['仙台駅', 'place 仙台 04'],
  ['名古屋駅', 'place 名古屋 23'],
  ['京都駅', 'place 京都 26'],
  ['大阪駅', 'place 梅田 27'],
  ['博多駅', 'place 博多 40'],
  ['箕面萱野駅', 'place 箕面萱野 27'],
  ['夢洲駅', 'place 夢洲 27'],
  ['北海道医療大学駅', 'place 北海道医療大学 01'],
  ['西宮北口駅', 'place 西宮北口 28'],
  ['新宿西口駅', 'place 新宿 13'],
  ['幾寅駅', 'none'],
  // Ways of writing.
  ['霞が関駅', 'places 霞ヶ関 11,13'],
  ['霞ケ関駅', 'places 霞ヶ関 11,13'],
  ['市ケ谷駅', 'place 市ヶ谷 13'],
  ['市谷駅', 'place 市ヶ谷 13'],
  ['四谷駅', 'place 四ツ谷 13'],
  ['お茶の水駅', 'place 御茶ノ水 13'],
  ['阿佐谷駅', 'place 阿佐ヶ谷 13'],
  ['阿佐が谷駅', 'place 阿佐ヶ谷 13'],
  ['高田の馬場駅', 'place 高田馬場 13'],
  ['虎の門駅', 'place 虎ノ門 13'],
  ['溝ノ口駅', 'place 溝の口 14'],
  ['しぶや駅', 'place 渋谷 13'],
  ['ｼﾌﾞﾔ駅', 'place 渋谷 13'],
  ['たかだのばばえき', 'place 高田馬場 13'],
  ['三軒茶屋　駅', 'place 三軒茶屋 13'],
  ['「渋谷」駅', 'place 渋谷 13'],
  ['自由ヶ丘駅', 'places 自由が丘 13,23'],
  ['鎌ケ谷大仏駅', 'place 鎌ヶ谷大仏 12'],
  ['西鉄福岡(天神)駅', 'place 天神 40'],
  ['西鉄福岡駅', 'place 天神 40'],
  // Around, and on foot.
  ['渋谷周辺', 'place 渋谷 13 around'],
  ['渋谷駅周辺', 'place 渋谷 13 around'],
  ['渋谷駅の近く', 'place 渋谷 13 around'],
  ['渋谷の近くで', 'place 渋谷 13 around'],
  ['新宿駅チカ', 'place 新宿 13 around'],
  ['新宿駅近', 'place 新宿 13 around'],
  ['新宿エリア', 'place 新宿 13 around'],
  ['梅田周辺', 'place 梅田 27 around'],
  ['梅田付近', 'place 梅田 27 around'],
  ['なんばあたり', 'place 難波 27 around'],
  ['博多駅前', 'place 博多 40 around'],
  ['渋谷駅から徒歩10分', 'place 渋谷 13 10分'],
  ['渋谷駅徒歩10分以内', 'place 渋谷 13 10分'],
  ['渋谷 徒歩5分', 'place 渋谷 13 5分'],
  ['中目黒駅より徒歩約3分', 'place 中目黒 13 3分'],
  ['中目黒駅 徒歩 ３ 分圏内', 'place 中目黒 13 3分'],
  ['渋谷駅徒歩五分', 'place 渋谷 13 5分'],
  ['渋谷 徒歩十五分以内', 'place 渋谷 13 15分'],
  ['渋谷駅から二十分', 'place 渋谷 13 20分'],
  ['新宿駅から5分', 'place 新宿 13 5分'],
  ['三鷹駅まで10分以内', 'place 三鷹 13 10分'],
  // As the crow flies.
  ['渋谷から5km', 'place 渋谷 13 5km'],
  ['渋谷駅 10km以内', 'place 渋谷 13 10km'],
  ['渋谷駅から半径3キロ', 'place 渋谷 13 3km'],
  ['渋谷の５ｋｍ圏内', 'place 渋谷 13 5km'],
  ['三鷹 20KM', 'place 三鷹 13 20km'],
  ['梅田から2キロメートル以内', 'place 梅田 27 2km'],
  ['最寄り駅は吉祥寺', 'place 吉祥寺 13'],
  ['横浜駅西口', 'place 横浜 14'],
  ['神泉周辺', 'place 神泉 13 around'],
  // Names alone.
  ['渋谷', 'place 渋谷 13'],
  ['新宿', 'place 新宿 13'],
  ['目黒', 'place 目黒 13'],
  ['恵比寿', 'place 恵比寿 13'],
  ['秋葉原', 'place 秋葉原 13'],
  ['吉祥寺', 'place 吉祥寺 13'],
  ['立川', 'place 立川 13'],
  ['名駅', 'place 名古屋 23'],
  ['なんば', 'place 難波 27'],
  ['梅田', 'place 梅田 27'],
  ['うめだ', 'place 梅田 27'],
  ['天王寺', 'place 天王寺 27'],
  ['三宮', 'place 三宮 28'],
  ['天神', 'place 天神 40'],
  ['ニコタマ', 'place 二子玉川 13'],
  ['三茶', 'place 三軒茶屋 13'],
  ['天六', 'place 天神橋筋六丁目 27'],
  ['羽田空港', 'place 羽田空港第1・第2ターミナル 13'],
  ['神泉', 'none'],
  ['大久保', 'none'],
  ['渋谷区', 'none'],
  ['名', 'none'],
  ['営業', 'none'],
  ['エンジニア', 'none'],
  ['受付', 'none'],
  // One name in several towns.
  ['府中駅', 'places 府中 13,26,34,36'],
  ['府中', 'places 府中 13,26,34,36'],
  ['大久保駅', 'places 大久保 05,13,26,28'],
  ['日本橋駅', 'places 日本橋 13,27'],
  ['福島駅', 'places 福島 07,27'],
  ['三田駅', 'places 田町 13,28'],
  ['大阪の日本橋駅', 'place 日本橋 27'],
  ['東京都府中駅', 'place 府中 13'],
  ['東京 府中駅', 'place 府中 13'],
  ['福岡の天神', 'place 天神 40'],
  // With an operator or a line.
  ['JR大久保駅', 'places 大久保 05,13,28'],
  ['阪急梅田駅', 'place 梅田 27'],
  ['地下鉄天神駅', 'place 天神 40'],
  ['南海なんば駅', 'place 難波 27'],
  ['近鉄名古屋', 'place 名古屋 23'],
  ['京阪三条駅', 'place 三条 26'],
  ['阪神尼崎駅', 'place 尼崎 28'],
  ['京王線府中駅', 'place 府中 13'],
  ['JR中央線 大久保駅', 'place 大久保 13'],
  ['丸ノ内線「新宿」駅', 'place 新宿 13'],
  // Lines.
  ['中央線沿線', 'lines JR中央線快速,Osaka Metro中央線,JR中央本線（JR東海）'],
  ['中央線沿い', 'lines JR中央線快速,Osaka Metro中央線,JR中央本線（JR東海）'],
  ['田園都市線', 'lines 東急田園都市線'],
  ['田園都市線の沿線', 'lines 東急田園都市線'],
  ['東急東横線沿い', 'lines 東急東横線'],
  ['山手線', 'lines JR山手線'],
  ['山手線の駅', 'lines JR山手線'],
  ['山手線の駅近く', 'lines JR山手線 around'],
  ['大阪環状線沿線', 'lines JR大阪環状線'],
  ['御堂筋線', 'lines Osaka Metro御堂筋線'],
  ['つくばエクスプレス沿線', 'lines つくばエクスプレス'],
  ['JR神戸線', 'lines JR神戸線'],
  ['湘南新宿ライン', 'lines JR湘南新宿ライン'],
  ['小田急線沿線', 'lines 小田急多摩線,小田急小田原線,小田急江ノ島線'],
  ['京急沿線', 'lines 京急久里浜線,京急大師線,京急本線,京急空港線,京急逗子線'],
  ['阪神線', 'lines 阪神本線,阪神武庫川線,阪神神戸高速線,阪神なんば線'],
  ['小田急', 'none'],
  ['JR沿線', 'none'],
  ['渋谷沿線', 'none'],
  // Nothing that is known.
  ['吉祥時駅', 'none'],
  ['三軒茶谷駅', 'none'],
  ['高輪ゲートウエイ駅', 'none'],
  ['渋屋駅', 'none'],
  ['どこにもない駅', 'none'],
  ['新宿駅から30分', 'none'],
  ['どこかの線沿線', 'none'],
  ['駅近', 'none'],
  ['駅', 'none'],
  ['徒歩10分', 'none'],
  ['', 'none'],
  ['　', 'none'],
  ['・', 'none'],
])('%s: %s', (text, meaning) => {
  expect(told(readPlace(text))).toBe(meaning)
})

test('of several places of a name the one with most lines is first', () => {
  const meaning = readPlace('中野駅')
  if (meaning.kind !== 'places') throw new Error(meaning.kind)
  expect(meaning.places[0]?.stations[0]?.prefecture).toBe('13')
})

test('a hub answers all of its stations, which stand together', () => {
  const meaning = readPlace('梅田周辺')
  if (meaning.kind !== 'place') throw new Error(meaning.kind)
  const { stations } = meaning.place
  expect(stations.map(({ name }) => name).toSorted()).toEqual(
    ['大阪', '梅田', '大阪梅田', '大阪梅田', '西梅田', '東梅田', '北新地'].toSorted(),
  )
  for (const station of stations) expect(distanceKm(stations[0]!, station)).toBeLessThan(1)
})

test('a text of any length and any characters is answered at once', () => {
  const words = constantFrom(
    '駅',
    '徒歩',
    '10分',
    '沿線',
    '線',
    '周辺',
    'の',
    '渋谷',
    '東京',
    ' ',
    '西口',
    'JR',
    '\u0000',
  )
  assert(
    property(array(words, { maxLength: 40 }), string(), (parts, other) => {
      for (const text of [parts.join(''), other, parts.join('') + other]) readPlace(text)
    }),
    { numRuns: 200 },
  )
  const start = readPlace('駅'.repeat(1_000_000))
  expect(start.kind).toBe('none')
})
