import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { Business } from './businesses.ts'
import type { OccupationWords } from './occupations/words.ts'

type Names = { jobs: readonly string[]; partTime: readonly string[] }

/** What an occupation is called in one line of business, by the beginning of what the business does. */
const names: readonly (readonly [start: string, occupation: OccupationCode, Names])[] = [
  [
    '小中高生向け学習塾',
    'education',
    { jobs: ['塾講師', '教室運営'], partTime: ['個別指導の講師', '自習室の見守りスタッフ'] },
  ],
  ['幼稚園', 'education', { jobs: ['幼稚園教諭', '保育教諭'], partTime: ['保育補助'] }],
  [
    'オンライン学習教材',
    'education',
    { jobs: ['オンライン講師', '学習アドバイザー'], partTime: ['オンライン学習の質問対応スタッフ'] },
  ],
  [
    '認可保育所',
    'education',
    { jobs: ['保育士', '児童支援員'], partTime: ['保育補助', '学童保育の見守りスタッフ'] },
  ],
  [
    '結婚式場',
    'beauty',
    { jobs: ['ウエディングプランナー', '婚礼サービス'], partTime: ['婚礼の受付スタッフ'] },
  ],
  ['美容室', 'beauty', { jobs: ['美容師', 'ネイリスト', 'サロン運営'], partTime: ['サロンの受付スタッフ'] }],
  ['国内旅行', 'hospitality', { jobs: ['旅行企画', 'ツアー手配'], partTime: [] }],
  [
    'ホテル',
    'hospitality',
    {
      jobs: ['フロント', 'ホテルスタッフ', '宿泊企画'],
      partTime: ['フロントスタッフ', '朝食会場スタッフ', '客室準備スタッフ'],
    },
  ],
  ['結婚式場', 'hospitality', { jobs: ['会場サービス', '宴会企画'], partTime: [] }],
  [
    '中小企業向けの設備リース',
    'finance',
    { jobs: ['リース・融資の提案', '審査・融資'], partTime: ['金融事務の補助'] },
  ],
  ['複数社の保険', 'finance', { jobs: ['保険アドバイザー'], partTime: ['保険事務の補助'] }],
  ['農産物の販売', 'finance', { jobs: ['融資・共済の相談'], partTime: ['窓口案内'] }],
  ['道路・橋', 'construction', { jobs: ['土木設計', '測量技術者'], partTime: ['図面整理スタッフ'] }],
  [
    'ビルの設備管理',
    'construction',
    { jobs: ['設備管理', '改修工事の施工管理'], partTime: ['図面整理スタッフ'] },
  ],
  [
    'ビルや工場の空調',
    'construction',
    { jobs: ['設備の施工管理', '電気工事の施工管理'], partTime: ['現場事務の補助'] },
  ],
  ['オフィスビルや学校', 'construction', { jobs: ['施工管理', '建築設計'], partTime: ['現場事務の補助'] }],
  ['注文住宅', 'construction', { jobs: ['住宅の施工管理', '住宅設計'], partTime: ['現場事務の補助'] }],
  ['冷凍食品', 'research', { jobs: ['商品開発', '食品の研究・開発'], partTime: ['試作の補助スタッフ'] }],
  ['医療用医薬品', 'research', { jobs: ['創薬研究', '製剤の研究・開発'], partTime: ['実験補助'] }],
]

/** Names of the occupation at this business, for employees and for part-time work; none of the latter: not offered. */
export const jobNames = (business: Business, occupation: OccupationCode, words: OccupationWords): Names =>
  names.find(([start, each]) => each === occupation && business.does.startsWith(start))?.[2] ?? {
    jobs: words.jobs,
    partTime: words.partTime.jobs,
  }
