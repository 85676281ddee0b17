/**
 * HTML of our own Markdown, fit for a phone: a table wider than the screen scrolls by itself, and by keyboard.
 * It comes from files of this repository, never from people.
 */
export const proseHtml = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="表" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Any text as HTML text. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => escapes[character] ?? '')

/** Puts values into `{{name}}`; a value is HTML. Throws when the text names one that is not given. */
export const fillPlaceholders = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/(?:<p>)?\{\{([a-z-]+)\}\}(?:<\/p>)?/gu, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for the placeholder ${name}`)
    // A block that stands alone in its paragraph replaces the paragraph.
    if (whole.startsWith('<p>') && whole.endsWith('</p>') && value.startsWith('<')) return value
    return whole.replace(`{{${name}}}`, () => value)
  })
