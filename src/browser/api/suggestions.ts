/** One thing to look for: `href` leads to it at once, without one the text is searched for. */
export type Suggestion = { text: string; kind: string; href: string | null }

/** All of them, or companies alone. */
export type SuggestionSubject = 'all' | 'companies'

/** What begins like the typed text; nothing when it can't be had, since typing goes on without it. */
export const fetchSuggestions = async (
  typed: string,
  of: SuggestionSubject,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> => {
  try {
    const answer = await fetch(
      `/suggestions.json?q=${encodeURIComponent(typed)}${of === 'all' ? '' : `&of=${of}`}`,
      { signal },
    )
    return answer.ok ? await answer.json() : []
  } catch {
    return []
  }
}
