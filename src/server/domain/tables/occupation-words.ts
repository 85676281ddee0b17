import { occupations, type OccupationCode } from '#contract/codes/occupations.ts'
import { normalise } from '#server/domain/search/normalise.ts'
import { occupationReadings } from './occupation-readings.ts'

const software: readonly OccupationCode[] = ['software', 'infrastructure', 'data', 'it_support']

/**
 * What students call work, by occupation; a word of several stands under each. Names and readings are added below. A word for
 * less than an occupation (薬剤師, カフェ) is none of these: it finds the ads that say it.
 */
const words = {
  sales: '営業 営業職 営業マン セールス 販売促進 sales MR',
  inside_sales:
    '営業 営業職 営業マン セールス インサイドセールス カスタマーサクセス カスタマーサポート コールセンター テレアポ テレオペ sales',
  retail: '販売 販売員 販売スタッフ 販売職 接客 接客業 店員 ショップスタッフ 店舗スタッフ 店長 retail',
  office:
    '事務 事務職 事務員 一般事務 営業事務 事務スタッフ オフィスワーク データ入力 受付 庶務 バックオフィス clerk',
  accounting: '経理 財務 会計 経理事務 会計事務 アカウンティング accounting accountant',
  hr: '人事 総務 法務 労務 採用担当 人事労務 リクルーター HR',
  planning: '企画 商品企画 経営企画 事業企画 商品開発 企画職 総合企画 planner',
  marketing:
    'マーケティング マーケター 広報 宣伝 PR SNS SNS運用 webマーケティング ウェブマーケティング marketing marketer',
  design:
    'デザイン デザイナー webデザイナー ウェブデザイナー webデザイン グラフィックデザイナー UIデザイナー イラストレーター クリエイター クリエイティブ 動画編集 動画制作 コーダー web制作 designer design webdesigner graphicdesigner',
  editing: '編集 編集者 ライター ライティング 執筆 エディター writer editor',
  software:
    'プログラマー プログラマ プログラミング コーダー PG ソフトウェアエンジニア webエンジニア フロントエンド フロントエンドエンジニア フロントエンジニア web制作 web開発 バックエンド バックエンドエンジニア サーバーサイドエンジニア アプリ開発 アプリエンジニア システム開発 programmer developer softwareengineer webengineer',
  infrastructure:
    'インフラ インフラエンジニア ネットワークエンジニア サーバーエンジニア クラウドエンジニア SRE',
  data: 'データサイエンティスト データサイエンス データ分析 データアナリスト データエンジニア 機械学習 機械学習エンジニア AIエンジニア データアナリティクス datascientist datascience dataanalyst',
  it_support: '社内SE 情シス 情報システム ITサポート ヘルプデスク テクニカルサポート',
  mechanical: '機械設計 電気設計 回路設計 設計 設計エンジニア 機械エンジニア CAD CADオペレーター',
  manufacturing: '生産技術 品質管理 品質保証 製造 製造業 工場 工場勤務 ものづくり 生産管理',
  construction: '施工管理 建築 土木 建築設計 現場監督 現場管理 設備管理 測量 建設',
  logistics: '物流 配送 倉庫 ドライバー 運転手 軽作業 仕分け ピッキング ロジスティクス 配達',
  research: '研究 研究職 研究開発 研究員 開発職 実験 R&D researcher',
  consulting: 'コンサル コンサルタント コンサルティング 戦略コンサル consultant consulting',
  finance: '金融 ファイナンス 金融専門職 finance',
  medical: '医療 看護 看護師 看護士 ナース 看護助手 nurse',
  care: '介護 介護職 介護士 介護福祉士 福祉 ヘルパー ケアワーカー 生活支援員 デイサービス ケアマネ',
  education:
    '教育 塾 塾講師 講師 家庭教師 教師 先生 教員 保育 保育士 保育師 個別指導 チューター teacher tutor juku',
  food: '飲食 飲食店 飲食業 調理 調理師 ホールスタッフ ホール キッチン キッチンスタッフ 接客 接客業 料理',
  hospitality: 'ホテル ホテルスタッフ 観光 旅行 宿泊 フロントスタッフ 接客 接客業',
  beauty: '美容 美容師 ブライダル 結婚式 ウェディング ウエディング ウェディングプランナー 接客 接客業',
} as const satisfies Record<OccupationCode, string>

/** Words of a whole group. */
const groups: readonly (readonly [words: string, codes: readonly OccupationCode[]])[] = [
  ['エンジニア ITエンジニア システムエンジニア SE IT IT系 engineer エンジニア職 技術職', software],
  ['技術職', ['mechanical', 'manufacturing', 'construction']],
  ['管理部門 コーポレート', ['office', 'accounting', 'hr']],
  ['サービス業 サービス', ['food', 'hospitality', 'beauty', 'retail']],
]

const table = new Map<string, Set<OccupationCode>>()
const written = new Set<string>()
const add = (word: string, code: OccupationCode): void => {
  const key = normalise(word)
  written.add(word)
  table.set(key, (table.get(key) ?? new Set()).add(code))
}
for (const { code, name } of occupations) {
  for (const word of [name, ...name.split('・'), ...occupationReadings[code], ...words[code].split(' ')])
    add(word, code)
}
for (const [together, codes] of groups)
  for (const word of together.split(' ')) for (const code of codes) add(word, code)

const known = new Map<string, readonly OccupationCode[]>(
  Array.from(table, ([word, codes]) => [word, [...codes]]),
)
const none: readonly OccupationCode[] = []

/** The occupations that a normalised word names; none where it is no name of work. */
export const occupationsOf = (word: string): readonly OccupationCode[] => known.get(word) ?? none

/** Every word that names work, as people write it. */
export const occupationWords = (): Iterable<string> => written
