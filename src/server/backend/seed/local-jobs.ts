import type { OccupationCode } from '#contract/codes/occupations.ts'
import type { Business } from './businesses.ts'
import { lines, type OccupationWords } from './occupations/words.ts'

type Names = {
  jobs: readonly string[]
  partTime: readonly string[]
  /** What part-timers do, where it differs; it is done on the spot then. */
  tasks?: readonly string[]
  /** Of employees and programmes, where it differs. */
  words?: Partial<Pick<OccupationWords, 'intros' | 'tasks' | 'themes' | 'exercises'>>
}

/** Those who learn here are no children, and have nobody whom a teacher talks to. */
const grownUps: Names['words'] = {
  intros: lines(`
    受講生一人ひとりの目標を聞き、学び続けられるように支える仕事です。講師や教材の担当者と力を合わせます。
    講座の計画から振り返りまで、チームで受講生に関わります。書類や準備の時間も勤務時間の中で確保します。
  `),
  tasks: lines(`
    講座の計画と準備
    受講生の学習の相談への対応
    講師との打ち合わせ
    教材や案内の作成
    説明会の企画と運営
    学習の記録と振り返り
    校内の会議と研修への参加
  `),
  themes: ['講座づくりを実践する', '受講生と関わる現場で学ぶ'],
}
const atEvents = lines(`
  会場の設営と片付け
  来場者の受付と案内
  資料や記念品の配布
  列の整理と誘導
`)

const withChildren = lines(`
  遊びや活動の見守り
  おやつや食事の準備と片付け
  部屋や遊具の清掃
  行事の準備の手伝い
`)

/** What an occupation is called in one line of business, by the beginning of what the business does. */
const names: readonly (readonly [start: string, occupation: OccupationCode, Names])[] = [
  [
    '小中高生向け学習塾',
    'education',
    {
      jobs: ['塾講師', '教室運営'],
      partTime: ['個別指導の講師', '自習室の見守りスタッフ'],
      tasks: lines(`
        学習の質問への対応
        教材の準備と印刷
        自習室の見回り
        小テストの採点
        教室の清掃
      `),
    },
  ],
  ['幼稚園', 'education', { jobs: ['幼稚園教諭', '保育教諭'], partTime: ['保育補助'], tasks: withChildren }],
  [
    'オンライン学習教材',
    'education',
    { jobs: ['オンライン講師', '学習アドバイザー'], partTime: ['オンライン学習の質問対応スタッフ'] },
  ],
  [
    '認可保育所',
    'education',
    {
      jobs: ['保育士', '児童支援員'],
      partTime: ['保育補助', '学童保育の見守りスタッフ'],
      tasks: withChildren,
    },
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
      partTime: ['フロントスタッフ', '宴会場の配膳スタッフ', '客室準備スタッフ'],
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
  [
    '居酒屋',
    'food',
    {
      jobs: ['調理', '店舗マネジメント'],
      partTime: ['居酒屋のホールスタッフ', '居酒屋のキッチンスタッフ', '焼肉店のホールスタッフ'],
    },
  ],
  [
    'カフェ',
    'food',
    {
      jobs: ['カフェの店舗運営', 'パン・焼き菓子の製造'],
      partTime: ['カフェスタッフ', 'カフェのバリスタ見習い', 'ベーカリーカフェのキッチンスタッフ'],
    },
  ],
  [
    'カフェ',
    'retail',
    { jobs: ['店舗運営'], partTime: ['パン屋の販売スタッフ', 'ケーキとパンの販売スタッフ'] },
  ],
  [
    'コンビニ',
    'retail',
    {
      jobs: ['コンビニの店舗運営', 'コンビニの店舗スタッフ'],
      partTime: ['コンビニのレジ・品出しスタッフ', 'コンビニの店舗スタッフ'],
    },
  ],
  [
    'アパレル',
    'retail',
    { jobs: ['アパレル販売', '店舗運営'], partTime: ['アパレル販売スタッフ', 'レジ・品出しスタッフ'] },
  ],
  [
    '地域密着型の食品スーパー',
    'retail',
    {
      jobs: ['販売・店舗運営', 'スーパーの店舗運営'],
      partTime: ['スーパーのレジスタッフ', 'スーパーの品出しスタッフ'],
    },
  ],
  [
    '書籍',
    'retail',
    { jobs: ['書店の店舗運営', '販売・店舗運営'], partTime: ['本屋の販売スタッフ', '書店のレジスタッフ'] },
  ],
  [
    '調剤薬局',
    'retail',
    {
      jobs: ['販売・店舗運営', '登録販売者候補'],
      partTime: ['ドラッグストアの販売スタッフ', 'レジ・品出しスタッフ'],
    },
  ],
  [
    '英会話',
    'education',
    {
      jobs: ['英会話講師', '留学カウンセラー'],
      partTime: ['英会話スクールの受付スタッフ', '英語学習のチューター'],
      tasks: lines(`
        学習の質問への対応
        教材の準備と印刷
        受講の予約の受付
        教室の準備と清掃
      `),
      words: grownUps,
    },
  ],
  [
    '公務員試験',
    'education',
    {
      jobs: ['公務員講座の運営', '資格講座の運営'],
      partTime: ['試験監督スタッフ', '自習室の受付スタッフ', '公務員講座の事務スタッフ'],
      tasks: lines(`
        受講生の受付と案内
        模擬試験の会場の準備と見回り
        問題や答案の配布と回収
        教材の準備と印刷
        教室の準備と清掃
      `),
      words: grownUps,
    },
  ],
  [
    '翻訳',
    'editing',
    {
      jobs: ['翻訳コーディネーター', '翻訳の品質管理'],
      partTime: ['翻訳の確認アシスタント', '英語資料の整理スタッフ'],
      tasks: lines(`
        訳文と原文の照合
        用語集の更新
        英語の資料の整理
        訳文の体裁の確認
      `),
      words: {
        intros: lines(`
          翻訳者と{client}の間に立ち、訳文を正確で読みやすい形に仕上げる仕事です。用語と表現の統一にこだわります。
          {product}の依頼を受け、訳文の確認から納品までを受け持ちます。原文と照らし合わせ、誤りのない訳に整えます。
        `),
        tasks: lines(`
          依頼内容の確認と見積もり
          翻訳者への依頼と連絡
          訳文と原文の照合
          用語の統一と用語集の管理
          納品前の確認
          納期と進行の管理
          お客様からの質問への対応
        `),
        exercises: lines(`
          短い文章の翻訳
          訳文の照合の実習
          用語集づくりの演習
          訳文の講評
        `),
        themes: ['一つの訳文を仕上げる', '翻訳の現場で品質を考える'],
      },
    },
  ],
  [
    '地域の個人と企業への銀行',
    'finance',
    { jobs: ['銀行の窓口・渉外', '融資・資産運用の相談'], partTime: ['銀行事務の補助'] },
  ],
  [
    '引っ越し',
    'logistics',
    {
      jobs: ['引っ越しの配車・運営', '物流管理'],
      partTime: ['引っ越しの作業スタッフ', '引っ越しの梱包スタッフ'],
      tasks: lines(`
        家財の梱包と荷ほどき
        荷物の運び出しと積み込み
        床や壁の保護
        資材の準備と片付け
      `),
    },
  ],
  [
    '図書館',
    'office',
    {
      jobs: ['図書館運営', '文化施設の運営'],
      partTime: ['図書館の受付スタッフ', '図書館の配架スタッフ'],
      tasks: lines(`
        本の貸し出しと返却の受付
        返された本の配架
        利用者の案内
        書架の整理
      `),
    },
  ],
  [
    '展示会',
    'planning',
    {
      jobs: ['イベント企画', '展示会の企画・運営'],
      partTime: ['イベントスタッフ', '会場案内スタッフ'],
      tasks: atEvents,
    },
  ],
  [
    '展示会',
    'office',
    { jobs: ['イベント運営事務'], partTime: ['イベントの受付スタッフ', 'イベントスタッフ'], tasks: atEvents },
  ],
  [
    '展示会',
    'marketing',
    { jobs: ['マーケティング', '広報・PR', '集客企画'], partTime: ['イベントスタッフ'], tasks: atEvents },
  ],
  ['冷凍食品', 'research', { jobs: ['商品開発', '食品の研究・開発'], partTime: ['試作の補助スタッフ'] }],
  ['医療用医薬品', 'research', { jobs: ['創薬研究', '製剤の研究・開発'], partTime: ['実験補助'] }],
]

/**
 * What the occupation is called and does at this business, for employees and for part-time work; no names of the latter: not
 * offered.
 */
export const localWords = (
  business: Business,
  occupation: OccupationCode,
  words: OccupationWords,
): Pick<Names, 'jobs' | 'partTime'> & { words: OccupationWords; onSite: boolean } => {
  const found = names.find(([start, each]) => each === occupation && business.does.startsWith(start))?.[2]
  const partTime = { jobs: words.partTime.jobs, tasks: found?.tasks ?? words.partTime.tasks }
  return {
    jobs: found?.jobs ?? words.jobs,
    partTime: found?.partTime ?? words.partTime.jobs,
    words: { ...words, ...found?.words, partTime },
    onSite: found?.tasks !== undefined,
  }
}
