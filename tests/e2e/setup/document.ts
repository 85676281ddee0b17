import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Document = {
  /** Addresses the page links to or loads, as written: links, assets, images, GET forms. */
  links: string[]
  ids: string[]
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

/** Parses a page by the rules of the HTML standard. */
export const parseDocument = (source: string): Document => {
  // What noscript holds is HTML too, for those who see it.
  const elements = elementsOf(parse(source, { scriptingEnabled: false }))
  return {
    links: elements.flatMap(linksOf),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
  }
}
