/** The categories of the articles, in the order of the menus: the folder under `content/articles` and the part of the address. */
export const articleCategories = [
  'self-analysis',
  'research',
  'entry',
  'interview',
  'internship',
  'conditions',
  'rights',
  'career',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const articleCategoryNames = {
  'self-analysis': '自己分析',
  research: '業界・企業研究',
  entry: '応募書類',
  interview: '面接・選考',
  internship: 'インターンシップ',
  conditions: '労働条件の読み方',
  rights: '権利とトラブル',
  career: '就活の進め方と入社まで',
} as const satisfies Record<ArticleCategory, string>
