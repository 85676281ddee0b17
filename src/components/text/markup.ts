/** Text that is HTML. Only `markup` makes it of texts, which it escapes; by hand it is made of what was rendered alone. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

/** What may stand between the parts of a `markup`: text, ready markup, several of it, or nothing. */
export type MarkupPart = string | number | Markup | readonly Markup[] | null | undefined | false

const special = /[&<>"']/
const everySpecial = /[&<>"']/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? '') : text

const htmlOf = (part: MarkupPart): string => {
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  if (part instanceof Markup) return part.html
  if (part === null || part === undefined || part === false) return ''
  let html = ''
  for (const each of part) html += each.html
  return html
}

/**
 * HTML as a template: a text between its parts is escaped, as the content of an element or an attribute within double quotes.
 * For what stands in a page a hundred times, where a component for each is a fifth of the rendering; `set:html` takes its `html`.
 */
export const markup = (parts: TemplateStringsArray, ...values: readonly MarkupPart[]): Markup => {
  let html = parts[0] ?? ''
  values.forEach((value, index) => {
    html += htmlOf(value) + (parts[index + 1] ?? '')
  })
  return new Markup(html)
}
