import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Document = {
  /** Addresses the page links to or loads, as written: links, assets, images, GET forms. */
  links: string[]
  ids: string[]
  /** Breaches of the HTML parsing rules, and ids or label targets that do not hold. */
  problems: string[]
}

type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: DefaultTreeAdapterTypes.Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  const inTemplate = 'content' in node ? elementsOf(node.content) : []
  return 'tagName' in node ? [node, ...children, ...inTemplate] : [...children, ...inTemplate]
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

const linksOf = (element: Element): string[] => {
  const srcset =
    attribute(element, 'srcset')
      ?.split(',')
      .map((part) => part.trim().split(' ')[0] ?? '') ?? []
  const isForm = element.tagName === 'form' && (attribute(element, 'method') ?? 'get').toLowerCase() === 'get'
  const action = isForm ? attribute(element, 'action') : undefined
  const direct = [attribute(element, 'href'), attribute(element, 'src'), action]
  return [...direct, ...srcset].filter(
    (link): link is string => link !== undefined && /^(?:https?:|\/|\?|#|\.)/.test(link),
  )
}

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'form'] as const

const problemsOf = (elements: readonly Element[], ids: readonly string[]): string[] => {
  const twice = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `the id ${id} is there twice`)
  const lost = elements.flatMap((element) =>
    references.flatMap((name) =>
      (attribute(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `${element.tagName} ${name}="${id}" names no element`),
    ),
  )
  const nested = elements
    .filter(({ tagName }) => tagName === 'a' || tagName === 'button')
    .filter((element) =>
      element.childNodes
        .flatMap(elementsOf)
        .some(({ tagName }) => ['a', 'button', 'input'].includes(tagName)),
    )
    .map((element) => `a control inside ${element.tagName} ${attribute(element, 'href') ?? ''}`)
  return [...twice, ...lost, ...nested]
}

/** Parses a page by the rules of the HTML standard. */
export const parseDocument = (html: string): Document => {
  const errors: string[] = []
  const tree = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol, startOffset }) => {
      errors.push(
        `${code} at ${startLine}:${startCol}: ${html.slice(Math.max(0, startOffset - 40), startOffset + 40)}`,
      )
    },
  })
  const elements = elementsOf(tree)
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  return { links: elements.flatMap(linksOf), ids, problems: [...errors, ...problemsOf(elements, ids)] }
}
