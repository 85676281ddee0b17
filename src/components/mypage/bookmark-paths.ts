const pathOf = (tab: string, parameters: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams({ tab })
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== '') query.set(name, value)
  return `/mypage?${query.toString()}`
}

/** The bookmarks' part of a student's page; `id` leads to one of them. */
export const bookmarksPath = (
  parameters: { after?: string | null; done?: string; removed?: string; ad?: string; compare?: string } = {},
  id = '',
): string => `${pathOf('bookmarks', parameters)}${id === '' ? '' : `#ad-${id}`}`

export const historyPath = (parameters: { done?: string } = {}): string => pathOf('history', parameters)
