import { HtmlValidate, type Message } from 'html-validate'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { personMarkField, personMarkMeta } from '#contract/person-mark.ts'

/**
 * What the HTML standard asks, references between elements, and names for people who listen. Off is what means the same
 * to every browser: React writes self-closing tags, attributes in mixed case and booleans with values.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Our own files from our own origin.
    'require-sri': 'off',
    // Numbers are joined by a hyphen that people can copy; styles keep them on one line.
    'tel-non-breaking': 'off',
    // Headings are Japanese, and some begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Several boxes of one name are a list.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A table that scrolls is a group, but no fieldset.
    'prefer-native-element': ['error', { exclude: ['group'] }],
  },
})

/** What is not ours to mend, and does no harm. */
const accepted: readonly ((message: Message, written: string) => boolean)[] = [
  // Astro writes it before the first island: a wrapper must not change the layout.
  ({ ruleId }, written) =>
    ruleId === 'element-permitted-content' && written.startsWith('<style>astro-island,astro-slot'),
  // It counts when the password is shown, as text.
  ({ ruleId, message }) =>
    ruleId === 'input-attributes' && message.includes('"autocapitalize" is not allowed'),
]

/** What stands after the end of the document: the parser moves it into the body without a word. */
const afterEnd = (source: string): string[] => {
  const end = source.toLowerCase().lastIndexOf('</html>')
  if (end < 0) return ['the document has no end']
  const rest = source.slice(end + '</html>'.length).trim()
  return rest === '' ? [] : [`after the end of the document: ${rest.slice(0, 80)}`]
}

/** Breaches of the rules by which every browser reads a page; the validator has a reader of its own. */
const parseErrors = (source: string): string[] => {
  const errors: string[] = []
  parse(source, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol, startOffset }) => {
      errors.push(
        `${code} at ${startLine}:${startCol}: ${source.slice(Math.max(0, startOffset - 40), startOffset + 40)}`,
      )
    },
  })
  return errors
}

type Node = DefaultTreeAdapterTypes.Node
const attributeOf = (node: Node, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined
const partsOf = (node: Node): Node[] => {
  const parts = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  return [node, ...parts.flatMap(partsOf)]
}

/**
 * Forms of a person's page that do not say whose they are: the site would not take them. What an island makes in the browser
 * says it as it is sent.
 */
const unmarked = (source: string): string[] => {
  const parts = partsOf(parse(source))
  if (!parts.some((part) => attributeOf(part, 'name') === personMarkMeta && part.nodeName === 'meta'))
    return []
  const ofIslands = new Set(parts.filter(({ nodeName }) => nodeName === 'astro-island').flatMap(partsOf))
  return parts
    .filter(
      (part) => part.nodeName === 'form' && attributeOf(part, 'method') === 'post' && !ofIslands.has(part),
    )
    .filter((part) => !partsOf(part).some((field) => attributeOf(field, 'name') === personMarkField))
    .map((part) => `a form does not say whose it is: ${attributeOf(part, 'action') ?? ''}`)
}

/** Everything wrong with the HTML of a page as it was sent; each problem says where. */
export const htmlProblems = (source: string): string[] => {
  const { results } = validator.validateStringSync(source)
  const found = results
    .flatMap(({ messages }) => messages)
    .filter((message) => !accepted.some((accepts) => accepts(message, source.slice(message.offset - 1))))
    .map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId} at ${line}:${column}: ${message} (${selector})`,
    )
  return [...found, ...parseErrors(source), ...afterEnd(source), ...unmarked(source)]
}

/** True of the one content type of our pages. */
export const isHtml = (type: string | null | undefined): boolean =>
  /^text\/html; ?charset=utf-8$/i.test(type ?? '')
