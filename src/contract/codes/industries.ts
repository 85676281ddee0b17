/** Divisions of 日本標準産業分類 (Japan Standard Industrial Classification, 2023 revision), with a short name for lists. */
export const industries = [
  { code: 'A', name: '農業，林業', short: '農林業' },
  { code: 'B', name: '漁業', short: '漁業' },
  { code: 'C', name: '鉱業，採石業，砂利採取業', short: '鉱業' },
  { code: 'D', name: '建設業', short: '建設' },
  { code: 'E', name: '製造業', short: 'メーカー・製造' },
  { code: 'F', name: '電気・ガス・熱供給・水道業', short: '電気・ガス・水道' },
  { code: 'G', name: '情報通信業', short: 'IT・通信' },
  { code: 'H', name: '運輸業，郵便業', short: '運輸・物流' },
  { code: 'I', name: '卸売業，小売業', short: '商社・小売' },
  { code: 'J', name: '金融業，保険業', short: '金融・保険' },
  { code: 'K', name: '不動産業，物品賃貸業', short: '不動産・レンタル' },
  { code: 'L', name: '学術研究，専門・技術サービス業', short: '専門・技術サービス' },
  { code: 'M', name: '宿泊業，飲食サービス業', short: '宿泊・飲食' },
  { code: 'N', name: '生活関連サービス業，娯楽業', short: '生活・娯楽' },
  { code: 'O', name: '教育，学習支援業', short: '教育' },
  { code: 'P', name: '医療，福祉', short: '医療・福祉' },
  { code: 'Q', name: '複合サービス事業', short: '協同組合・郵便局' },
  { code: 'R', name: 'サービス業（他に分類されないもの）', short: 'その他サービス' },
  { code: 'S', name: '公務（他に分類されるものを除く）', short: '公務' },
  { code: 'T', name: '分類不能の産業', short: 'その他' },
] as const

export type IndustryCode = (typeof industries)[number]['code']
export const industryCodes = industries.map(({ code }) => code)

const names = new Map<string, string>(industries.map(({ code, short }) => [code, short]))

/** The short name of a division; an unknown code answers itself. */
export const industryName = (code: string): string => names.get(code) ?? code
