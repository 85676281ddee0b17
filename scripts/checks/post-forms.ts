import { readFileSync } from 'node:fs'
import path from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import ts from 'typescript'
import { sourceFiles } from './walk.ts'

/** They render the form and its owner's mark, or a form that is never posted. */
const components: readonly string[] = [
  'src/components/site/post-form.astro',
  'src/islands/ui/post-form.tsx',
  'src/islands/ui/script-form.tsx',
]
/** This page stands in for one that failed. It sends again what a form sent, with the mark of that form. */
const written: readonly string[] = ['src/server/host/error-answer.ts']

const isRead = (file: string): boolean =>
  /^(?:src|content)\/.*\.(?:tsx?|mjs|astro|md)$/u.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\.d\.ts$/u.test(file)
/** On the server, a `method` is that of a request. */
const runsInBrowsers = (file: string): boolean => !file.startsWith('src/server/')

const textOf = (value: ts.JsxAttribute['initializer']): string | null => {
  const text = value !== undefined && ts.isJsxExpression(value) ? value.expression : value
  return text !== undefined && ts.isStringLiteralLike(text) ? text.text.toLowerCase() : null
}
const isGet = (attribute: ts.JsxAttribute): boolean =>
  ['get', 'dialog'].includes(textOf(attribute.initializer) ?? '')

const problemOfElement = (element: ts.JsxOpeningLikeElement, source: ts.SourceFile): string | null => {
  const isForm = element.tagName.getText(source).toLowerCase() === 'form'
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      if (isForm) return 'a form whose attributes are not written out may be posted'
      continue
    }
    const name = attribute.name.getText(source).toLowerCase()
    if (isForm && name === 'method' && !isGet(attribute)) return 'a form is posted'
    if (name === 'formmethod' && !isGet(attribute)) return 'a button posts a form'
  }
  return null
}

const isFormName = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && node.text.toLowerCase() === 'form'
const isMethodName = (name: string): boolean => ['method', 'formmethod'].includes(name.toLowerCase())

const problemOfCall = ({ expression, arguments: given }: ts.CallExpression): string | null => {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : null
  const [first] = given
  if (name === 'createElement' && isFormName(first)) return 'a script makes a form'
  const sets = name === 'setAttribute' && first !== undefined && ts.isStringLiteralLike(first)
  return sets && isMethodName(first.text) ? 'a script sets how a form is sent' : null
}

const problemOf = (node: ts.Node, source: ts.SourceFile): string | null => {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) return problemOfElement(node, source)
  if (ts.isCallExpression(node)) return problemOfCall(node)
  const isAssigned =
    runsInBrowsers(source.fileName) &&
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    isMethodName(node.left.name.text)
  if (isAssigned) return 'a script sets how a form is sent'
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  return isText && node.text.toLowerCase().includes('<form') ? 'a form is written as text' : null
}

const problemsOfCode = (file: string, code: string): string[] => {
  const kind = /\.(?:tsx|astro)$/u.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node, source)
    if (problem !== null) problems.push(`${file}: ${problem}; use PostForm`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

const problemsOf = (file: string, content: string): string[] => {
  if (file.endsWith('.md'))
    return content.toLowerCase().includes('<form') ? [`${file}: an article has a form`] : []
  if (!file.endsWith('.astro')) return problemsOfCode(file, content)
  const { code, scripts } = convertToTsx(content)
  return [code, ...scripts.map((script) => script.content)].flatMap((each) => problemsOfCode(file, each))
}

/** Forms that are posted without the component that writes their owner's mark. */
export const findBarePostForms = (root: string): string[] =>
  sourceFiles(root)
    .filter((file) => isRead(file) && !components.includes(file) && !written.includes(file))
    .flatMap((file) => problemsOf(file, readFileSync(path.join(root, file), 'utf8')))
