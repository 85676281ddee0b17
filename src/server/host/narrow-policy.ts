import { hash } from 'node:crypto'
import { withLaterScripts } from './later-scripts.ts'
import type { Rendered } from './render.ts'

/**
 * Scripts with a text of their own, and style sheets that stand in the page; data in a script element needs no leave. Only the
 * beginning of each is taken: one that people wrote into an attribute, where `<` is not escaped, hides no other.
 */
const inline = /<(script|style)(?![^>]*(?:\ssrc=|application\/ld\+json))(?=[^>]*>([\s\S]+?)<\/\1>)/g

const digestOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The policy of a page with only those hashes whose script or style stands in it: Astro allows on every page what any page
 * has, and that is most of the head of an answer. Nothing is added, so what got into a page by a mistake stays forbidden.
 */
export const narrowPolicy = (policy: string, html: string): string => {
  const present = new Set(Array.from(html.matchAll(inline), ([, , text = '']) => digestOf(text)))
  return policy.replace(/ ('sha256-[^' ]+')/g, (source, token: string) => (present.has(token) ? source : ''))
}

/** A rendered page with a policy of its own, and scripts that come later; everything else as it is. */
export const narrowed = (rendered: Rendered): Rendered => {
  if (rendered.kind !== 'answer') return rendered
  const policy = rendered.headers.get('content-security-policy')
  if (typeof policy !== 'string') return rendered
  const source = rendered.body.toString()
  const html = withLaterScripts(source)
  const headers = new Map(rendered.headers)
  headers.set('content-security-policy', narrowPolicy(policy, html))
  return { ...rendered, headers, body: html === source ? rendered.body : Buffer.from(html) }
}
