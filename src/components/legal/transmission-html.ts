import { escapeHtml } from '#components/articles/prose-html.ts'
import { externalServices, type ExternalService } from '#contract/external-services.ts'

const row = (term: string, text: string) =>
  `<tr><th scope="row">${term}</th><td>${escapeHtml(text)}</td></tr>`

const serviceHtml = ({ name, provider, sent, purpose, when, refusal }: ExternalService): string =>
  `<h3>${escapeHtml(name)}</h3><table><tbody>${row('送信先', provider)}${row('送信される情報', sent)}${row('利用目的', purpose)}${row('送信されるとき', when)}${row('止める方法', refusal)}</tbody></table>`

/**
 * The section on external transmission, from the one registry of it. Where no tag manager is configured, nothing that
 * needs consent is loaded and the text says so. `listens`: whether pages listen to live documents.
 */
export const transmissionHtml = (tags: 'with-tags' | 'without-tags', listens: boolean): string => {
  const services: readonly ExternalService[] = externalServices
  const shown = services.filter(
    ({ id, basis }) =>
      (tags === 'with-tags' || basis === 'necessary') && (listens || id !== 'live-documents'),
  )
  const none =
    tags === 'with-tags' ? '' : '<p>現在、アクセス解析などの同意が必要な外部送信は行っていません。</p>'
  return `${none}${shown.map(serviceHtml).join('')}`
}
