import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'

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

const voids = 'area base br col embed hr img input link meta source track wbr'.split(' ')

/** Elements the parser closed or made by itself, because what was written does not nest. */
const implied = (elements: readonly Element[]): string[] =>
  elements
    .filter(
      ({ tagName, namespaceURI }) =>
        namespaceURI === html.NS.HTML && !['html', 'head', 'body', ...voids].includes(tagName),
    )
    .filter(
      ({ sourceCodeLocation }) =>
        sourceCodeLocation?.startTag === undefined || sourceCodeLocation.endTag === undefined,
    )
    .map(
      ({ tagName, sourceCodeLocation }) =>
        `${tagName} at line ${sourceCodeLocation?.startLine ?? '?'} is not closed where it was opened`,
    )

/** End tags that close nothing. */
const stray = (source: string, elements: readonly Element[]): string[] => {
  const bare = source.replaceAll(
    /<!--[\s\S]*?-->|(<(?:script|style)\b[^>]*>)[\s\S]*?(?=<\/(?:script|style))/gi,
    '$1',
  )
  const written = bare.match(/<\/[a-z]/gi)?.length ?? 0
  const closing = elements.filter(({ sourceCodeLocation }) => sourceCodeLocation?.endTag !== undefined).length
  return written === closing ? [] : [`${written - closing} end tags close nothing`]
}

/** Parses a page by the rules of the HTML standard. */
export const parseDocument = (source: string): Document => {
  const errors: string[] = []
  const tree = parse(source, {
    sourceCodeLocationInfo: true,
    // What noscript holds is HTML too, for those who see it.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol, startOffset }) => {
      errors.push(
        `${code} at ${startLine}:${startCol}: ${source.slice(Math.max(0, startOffset - 40), startOffset + 40)}`,
      )
    },
  })
  const elements = elementsOf(tree)
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  return {
    links: elements.flatMap(linksOf),
    ids,
    problems: [...errors, ...implied(elements), ...stray(source, elements), ...problemsOf(elements, ids)],
  }
}
