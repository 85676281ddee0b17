import type { PrefectureCode } from '#contract/codes/prefectures.ts'
import type { FilterValues } from '#contract/job-post-query.ts'

type CityRegion = { words: string; prefectures: readonly PrefectureCode[]; cities: string }

/** Regions that are parts of prefectures, by the names people have for them; the first is the one that is shown. */
const regions: readonly CityRegion[] = [
  { words: '京阪神 京阪神地区', prefectures: ['26', '27', '28'], cities: '' },
  {
    words: '東京23区 23区 東京二十三区 二十三区',
    prefectures: ['13'],
    cities:
      '千代田区 中央区 港区 新宿区 文京区 台東区 墨田区 江東区 品川区 目黒区 大田区 世田谷区 渋谷区 中野区 杉並区 豊島区 北区 荒川区 板橋区 練馬区 足立区 葛飾区 江戸川区',
  },
  {
    words: '北摂 北摂エリア',
    prefectures: ['27'],
    cities: '豊中市 池田市 吹田市 高槻市 茨木市 箕面市 摂津市 島本町 豊能町 能勢町',
  },
  {
    words: '湘南 湘南エリア 湘南地域',
    prefectures: ['14'],
    cities: '藤沢市 茅ヶ崎市 平塚市 鎌倉市 逗子市 寒川町 大磯町 二宮町 葉山町',
  },
  {
    words: '多摩 多摩地区 多摩地域 多摩エリア',
    prefectures: ['13'],
    cities:
      '八王子市 立川市 武蔵野市 三鷹市 青梅市 府中市 昭島市 調布市 町田市 小金井市 小平市 日野市 東村山市 国分寺市 国立市 福生市 狛江市 東大和市 清瀬市 東久留米市 武蔵村山市 多摩市 稲城市 羽村市 あきる野市 西東京市 瑞穂町 日の出町 檜原村 奥多摩町',
  },
]

/** Each name with what is asked for. */
export const cityRegions: readonly { word: string; label: string; filter: Partial<FilterValues> }[] =
  regions.flatMap(({ words, prefectures, cities }) => {
    const names = words.split(' ')
    const city = cities === '' ? [] : cities.split(' ').map((name) => `${prefectures[0]}${name}`)
    const filter = { prefecture: [...prefectures], ...(city.length > 0 && { city }) }
    return names.map((word) => ({ word, label: names[0] ?? word, filter }))
  })
