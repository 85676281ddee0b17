/**
 * The place that `browser/scripts/later-inline` is given in the layout of pages that are the same for everyone. With its quotes
 * it stands in no text and no attribute that people filled: `<` is escaped in the one, `"` in the other.
 */
const place = '<script data-scripts="later">'
/** An island as Astro writes it; with its quote it stands in no text and no attribute either. */
const island = '<astro-island uid="'
/** A script of a component as Astro writes it, around its address. */
const [beginning, end] = ['<script type="module" src="', '"></script>']
const folder = '/_astro/'

/**
 * A page whose scripts come later: they are named to the script that loads them, each once, in their order. A page without
 * the place, or with an island, which has to come alive as soon as it can, stays as it is.
 */
export const withLaterScripts = (html: string): string => {
  if (!html.includes(place) || html.includes(island)) return html
  const addresses = new Set<string>()
  const parts: string[] = []
  let kept = 0
  for (let at = html.indexOf(beginning + folder); at !== -1; at = html.indexOf(beginning + folder, at + 1)) {
    const from = at + beginning.length
    const to = html.indexOf('"', from)
    if (!html.startsWith(end, to) || to === from + folder.length) continue
    addresses.add(html.slice(from, to))
    parts.push(html.slice(kept, at))
    kept = to + end.length
  }
  if (addresses.size === 0) return html
  parts.push(html.slice(kept))
  return parts.join('').replace(place, () => `<script data-scripts="${[...addresses].join(' ')}">`)
}
