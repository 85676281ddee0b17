import { html, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import type { JobPost } from '#components/job-post/wording.ts'

type Found = { field: string; words: string | null }

// Private use: nobody types them, and no component reads them.
const [opening, closing, numbered] = ['\uE000', '\uE001', 0xe100]
const ours = /[\uE000\uE001\uE100-\uE1FF]/gu
/** Codes, ids and dates. */
const machine = /^[\w:+.-]*$/u

type Change = (text: string) => string

/** Every text that is written for people, changed. */
function walk<Value>(value: Value, change: Change): Value
function walk(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return machine.test(value) ? value : change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, change))
  return typeof value === 'object' && value !== null ? walkIn(value, () => true, change) : value
}

/** The same of those properties alone whose names are meant. */
function walkIn<Thing extends object>(thing: Thing, isMeant: (name: string) => boolean, change: Change): Thing
function walkIn(thing: object, isMeant: (name: string) => boolean, change: Change): object {
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]: [string, unknown]) => [
      name,
      isMeant(name) ? walk(value, change) : value,
    ]),
  )
}

const nameOf = (field: string): string => (field === 'recruiter' ? 'company' : field)
/** What an ad names beside what it states itself. */
const isBeside = (name: string): boolean => name === 'company' || name === 'similar'

/**
 * An ad with signs around what was found in it, for `withMarks`: in the text of the finding's field, or where that is part
 * of another, wherever the words stand. `marked`: the findings that have a place in the text, by their place in the list.
 */
export const markFound = (
  job: JobPost,
  findings: readonly Found[],
): { job: JobPost; marked: ReadonlySet<number> } => {
  const marked = new Set<number>()
  const clean = walk(job, (text) => text.replaceAll(ours, ''))
  const all = findings.reduce((ad, { field, words }, index) => {
    if (words === null || words === '') return ad
    const mark: Change = (text) => {
      if (!text.includes(words)) return text
      marked.add(index)
      return text.replaceAll(words, `${opening}${words}${String.fromCharCode(numbered + index)}${closing}`)
    }
    const there = walkIn(ad, (name) => name === nameOf(field), mark)
    return marked.has(index) ? there : walkIn(ad, (name) => !isBeside(name), mark)
  }, clean)
  return { job: all, marked }
}

const part = /\uE000([^\uE000\uE001]*)([\uE100-\uE1FF])\uE001/gu

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const textNode = (value: string): Node => ({ nodeName: '#text', value, parentNode: null })

const elementOf = (name: string, childNodes: Node[]): Element => ({
  nodeName: name,
  tagName: name,
  attrs: [],
  namespaceURI: html.NS.HTML,
  childNodes,
  parentNode: null,
})

/** A text with its signs as marks; signs that belong to none are left out. */
const marksIn = (text: string): Node[] => {
  const nodes: Node[] = []
  let end = 0
  const add = (plain: string) => {
    if (plain !== '') nodes.push(textNode(plain.replaceAll(ours, '')))
  }
  for (const { 0: all, 1: words = '', 2: sign = '', index } of text.matchAll(part)) {
    add(text.slice(end, index))
    const number = sign.charCodeAt(0) - numbered + 1
    nodes.push(elementOf('mark', [textNode(words), elementOf('sup', [textNode(`（指摘${number}）`)])]))
    end = index + all.length
  }
  add(text.slice(end))
  return nodes
}

const markWithin = (parent: Parent): void => {
  parent.childNodes = parent.childNodes.flatMap((node): Node[] => {
    if ('value' in node) return node.value.search(ours) < 0 ? [node] : marksIn(node.value)
    if ('attrs' in node)
      for (const attribute of node.attrs) attribute.value = attribute.value.replaceAll(ours, '')
    if ('childNodes' in node) markWithin(node)
    return [node]
  })
}

/** The page of an ad with its signs as marks. In attributes they are left out. */
export const withMarks = (page: string): string => {
  const fragment = parseFragment(page)
  markWithin(fragment)
  return serialize(fragment)
}
