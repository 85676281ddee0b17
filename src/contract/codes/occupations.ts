/** Our own table of occupations: what a student searches by, coarser than 厚生労働省編職業分類. Codes never change. */
export const occupationGroups = [
  '営業・販売',
  '事務・管理',
  '企画・マーケティング',
  'IT・エンジニア',
  'ものづくり・建設',
  '専門職',
  'サービス・接客',
] as const
export type OccupationGroup = (typeof occupationGroups)[number]

export const occupations = [
  { code: 'sales', name: '営業', group: '営業・販売' },
  { code: 'inside_sales', name: 'インサイドセールス・カスタマーサクセス', group: '営業・販売' },
  { code: 'retail', name: '販売・店舗運営', group: '営業・販売' },
  { code: 'office', name: '一般事務・営業事務', group: '事務・管理' },
  { code: 'accounting', name: '経理・財務', group: '事務・管理' },
  { code: 'hr', name: '人事・総務・法務', group: '事務・管理' },
  { code: 'planning', name: '企画・経営企画', group: '企画・マーケティング' },
  { code: 'marketing', name: 'マーケティング・広報', group: '企画・マーケティング' },
  { code: 'design', name: 'デザイン・クリエイティブ', group: '企画・マーケティング' },
  { code: 'editing', name: '編集・ライティング', group: '企画・マーケティング' },
  { code: 'software', name: 'ソフトウェアエンジニア', group: 'IT・エンジニア' },
  { code: 'infrastructure', name: 'インフラ・ネットワークエンジニア', group: 'IT・エンジニア' },
  { code: 'data', name: 'データサイエンス・分析', group: 'IT・エンジニア' },
  { code: 'it_support', name: '社内SE・ITサポート', group: 'IT・エンジニア' },
  { code: 'mechanical', name: '機械・電気設計', group: 'ものづくり・建設' },
  { code: 'manufacturing', name: '生産技術・品質管理', group: 'ものづくり・建設' },
  { code: 'construction', name: '施工管理・設計', group: 'ものづくり・建設' },
  { code: 'logistics', name: '物流・ドライバー', group: 'ものづくり・建設' },
  { code: 'research', name: '研究・開発', group: '専門職' },
  { code: 'consulting', name: 'コンサルティング', group: '専門職' },
  { code: 'finance', name: '金融専門職', group: '専門職' },
  { code: 'medical', name: '医療・看護', group: '専門職' },
  { code: 'care', name: '介護・福祉', group: '専門職' },
  { code: 'education', name: '教育・講師・保育', group: '専門職' },
  { code: 'food', name: '飲食・調理', group: 'サービス・接客' },
  { code: 'hospitality', name: 'ホテル・観光', group: 'サービス・接客' },
  { code: 'beauty', name: '美容・ブライダル', group: 'サービス・接客' },
] as const satisfies readonly { code: string; name: string; group: OccupationGroup }[]

export type OccupationCode = (typeof occupations)[number]['code']
export const occupationCodes = occupations.map(({ code }) => code)

const names = new Map<string, string>(occupations.map(({ code, name }) => [code, name]))

/** The Japanese name of an occupation; an unknown code answers itself. */
export const occupationName = (code: string): string => names.get(code) ?? code
