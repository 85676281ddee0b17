export const officialPageCodes = [
  'labour-conditions',
  'labour-advice',
  'minimum-wages',
  'fair-selection',
  'harassment',
  'youth-employment',
  'workplaces',
  'recruiting-schedule',
  'research-internship',
  'dark-jobs',
  'sales-contracts',
  'pension',
  'income-tax',
  'annual-reports',
] as const
type OfficialPageCode = (typeof officialPageCodes)[number]
type OfficialPage = { publisher: string; name: string; address: string }

/** Pages of ministries and agencies that articles lead to, each with its one address. */
export const officialPages = {
  'labour-conditions': {
    publisher: '厚生労働省',
    name: '確かめよう労働条件',
    address: 'https://www.check-roudou.mhlw.go.jp/',
  },
  'labour-advice': {
    publisher: '厚生労働省',
    name: '総合労働相談コーナーのご案内',
    address: 'https://www.mhlw.go.jp/general/seido/chihou/kaiketu/soudan.html',
  },
  'minimum-wages': {
    publisher: '厚生労働省',
    name: '地域別最低賃金の全国一覧',
    address:
      'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/koyou_roudou/roudoukijun/minimumichiran/index.html',
  },
  'fair-selection': {
    publisher: '厚生労働省',
    name: '公正採用選考特設サイト',
    address: 'https://kouseisaiyou.mhlw.go.jp/',
  },
  harassment: {
    publisher: '厚生労働省',
    name: 'あかるい職場応援団',
    address: 'https://www.no-harassment.mhlw.go.jp/',
  },
  'youth-employment': {
    publisher: '厚生労働省',
    name: '青少年の雇用の促進等に関する法律（若者雇用促進法）について',
    address: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/0000097679.html',
  },
  workplaces: {
    publisher: '厚生労働省',
    name: '職場情報総合サイト しょくばらぼ',
    address: 'https://shokuba.mhlw.go.jp/',
  },
  'recruiting-schedule': {
    publisher: '内閣官房',
    name: '就職・採用活動に関する要請',
    address: 'https://www.cas.go.jp/jp/seisaku/shushoku_katsudou_yousei/index.html',
  },
  'research-internship': {
    publisher: '文部科学省',
    name: 'ジョブ型研究インターンシップ（先行的・試行的取組）について',
    address: 'https://www.mext.go.jp/b_menu/internship/1421136_00002.htm',
  },
  'dark-jobs': {
    publisher: '警察庁',
    name: '「闇バイト」への注意',
    address: 'https://www.npa.go.jp/bureau/safetylife/yamibaito/hanzaishaboshu.html',
  },
  'sales-contracts': {
    publisher: '消費者庁',
    name: '特定商取引法ガイド',
    address: 'https://www.no-trouble.caa.go.jp/',
  },
  pension: { publisher: '日本年金機構', name: '日本年金機構のサイト', address: 'https://www.nenkin.go.jp/' },
  'income-tax': {
    publisher: '国税庁',
    name: '所得税の税率（タックスアンサー No.2260）',
    address: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/2260.htm',
  },
  'annual-reports': {
    publisher: '金融庁',
    name: 'EDINET（有価証券報告書などの閲覧）',
    address: 'https://disclosure2.edinet-fsa.go.jp/',
  },
} as const satisfies Record<OfficialPageCode, OfficialPage>
