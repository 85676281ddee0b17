import { transform } from 'lightningcss'
import { parseSync, Visitor } from 'rolldown/utils'

/** A class of a selector, and more that looks like one: no harm, since nothing is named so. */
const classes = /\.([a-z][\w-]*)/gi
/** What lightningcss would leave out with a class of the same name. A colour looks like an id: no harm either. */
const namesakes = /(?:#|@keyframes\s+|@counter-style\s+)([a-z][\w-]*)/gi
const property = /(?<=[{;])--([\w-]+)(?=:)/g
const value = /var\(\s*--([\w-]+)/g

const all = (pattern: RegExp, text: string): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/**
 * Every word of the texts of a module, and of the keys of its objects: `class:list={{ chosen: true }}` gives a class, too. What it
 * imports is no text of it.
 */
export const wordsIn = (code: string): Set<string> => {
  const words = new Set<string>()
  const add = (text: string) => {
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word)
  }
  const { program, errors } = parseSync('module.js', code)
  const [error] = errors
  if (error !== undefined) throw new Error(`A module cannot be read: ${error.message}`)
  const addresses = new Set<object>()
  new Visitor({
    ImportDeclaration: ({ source }) => void addresses.add(source),
    Literal: (node) => {
      if (typeof node.value === 'string' && !addresses.has(node)) add(node.value)
    },
    TemplateElement: ({ value: { cooked, raw } }) => add(cooked ?? raw),
    Property: ({ key }) => {
      if (key.type === 'Identifier') add(key.name)
    },
  }).visit(program)
  return words
}

const without = (css: string, unusedSymbols: readonly string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  }).code.toString()

/** What sets a custom property goes that neither this sheet nor `added` uses, and with it the last use of others, perhaps. */
const withoutNeedlessProperties = (css: string, added: string): string => {
  const used = all(value, `${css}${added}`)
  const needless = [...all(property, css)].flatMap((name) => (used.has(name) ? [] : [`--${name}`]))
  const rest = without(css, needless)
  return rest === css ? css : withoutNeedlessProperties(rest, added)
}

/**
 * A page's style sheet without the rules that want a class which no module of the page names, and without custom properties that are
 * not used any more, neither here nor in `added`, the sheets that its scripts may bring.
 */
export const withoutNeedlessRules = (
  css: string,
  { words, added }: { words: ReadonlySet<string>; added: string },
): string => {
  const others = all(namesakes, css)
  const needless = [...all(classes, css)].filter((name) => !words.has(name) && !others.has(name))
  return withoutNeedlessProperties(without(css, needless), added)
}
