/** What the one box looks in. */
export const searchTypes = ['all', 'jobs', 'companies', 'articles', 'infos'] as const
export type SearchType = (typeof searchTypes)[number]

export const searchSections = {
  all: 'すべて',
  jobs: '求人',
  companies: '企業',
  articles: '記事',
  infos: 'お知らせ',
} as const satisfies Record<SearchType, string>

/** The section an address asks for; anything unknown is all of them. */
export const readSearchType = (params: URLSearchParams): SearchType =>
  searchTypes.find((type) => type === params.get('type')) ?? 'all'
