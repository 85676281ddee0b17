/** One thing to look for: `href` leads to it at once, without one the text is searched for. */
export type Suggestion = { text: string; kind: string; href: string | null }

/** What begins like the typed text; nothing when it can't be had, since typing goes on without it. */
export const fetchSuggestions = async (
  typed: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> => {
  try {
    const answer = await fetch(`/suggestions.json?q=${encodeURIComponent(typed)}`, { signal })
    return answer.ok ? await answer.json() : []
  } catch {
    return []
  }
}
