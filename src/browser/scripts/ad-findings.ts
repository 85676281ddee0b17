import type { ShownFinding } from '#browser/api/keep-ad.ts'
import { legalSeverityNames } from '#contract/legal/finding.ts'
import { announce } from './announce.ts'

/** What each form was shown last, since the lists beside its fields hold words alone. */
const lastShown = new WeakMap<HTMLFormElement, readonly ShownFinding[]>()

/** What the page came with, or what was shown since. */
export const shownFindings = (form: HTMLFormElement): readonly Pick<ShownFinding, 'field' | 'severity'>[] =>
  lastShown.get(form) ??
  [...form.querySelectorAll<HTMLElement>('[data-findings] > li')].map((line) => ({
    field: line.parentElement?.dataset['findings'] ?? '',
    severity: line.classList.contains('warn') ? 'warn' : 'block',
  }))

const fill = (line: Element, name: string, text: string): void => {
  const place = line.querySelector(`[data-${name}]`)
  if (place !== null) place.textContent = text
}

/** By which a finding is known again: the same words twice in a field are one. */
const nameOf = ({ field, rule, words }: ShownFinding): string => JSON.stringify([field, rule, words])

/** What the page came with, by the words of its lines. */
const standing = (): Set<string> =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('[data-findings] > li')].map((line) => {
      const text = (name: string) => line.querySelector(`[data-${name}]`)?.textContent.trim() ?? ''
      const words = text('words')
      const field = line.parentElement?.dataset['findings'] ?? ''
      return JSON.stringify([field, text('rule'), words === '' ? null : words.slice(1, -1)])
    }),
  )

/** Says what is found now and was not before; that nothing is found any more, when it was. */
const sayNew = (before: ReadonlySet<string>, findings: readonly ShownFinding[]): void => {
  const news = findings.filter((each) => !before.has(nameOf(each)))
  const [first] = news
  if (first !== undefined) {
    const words = first.words === null ? '' : `「${first.words}」`
    const more = news.length > 1 ? `ほかに${news.length - 1}件あります。` : ''
    announce(`${legalSeverityNames[first.severity]}：${words}${first.rule}。${first.advice}${more}`)
  } else if (before.size > 0 && findings.length === 0) announce('法律の確認で、直すところはなくなりました。')
}

/** Puts what the legal check says beside the fields, and the sums on top. The markup of a line is the page's own. */
export const showFindings = (form: HTMLFormElement, findings: readonly ShownFinding[]): void => {
  const template =
    document.querySelector<HTMLTemplateElement>('template[data-finding]')?.content.firstElementChild
  if (template === null || template === undefined) return
  const before = lastShown.get(form)
  sayNew(before === undefined ? standing() : new Set(before.map(nameOf)), findings)
  lastShown.set(form, findings)
  for (const list of document.querySelectorAll<HTMLElement>('[data-findings]')) {
    const lines = findings
      .filter(({ field }) => field === list.dataset['findings'])
      .map(({ severity, rule, words, advice, source }) => {
        const line = template.cloneNode(true)
        if (!(line instanceof HTMLElement)) return line
        line.className = severity
        fill(line, 'severity', legalSeverityNames[severity])
        fill(line, 'rule', rule)
        fill(line, 'words', words === null ? '' : `「${words}」`)
        fill(line, 'advice', advice)
        fill(line, 'source', source)
        return line
      })
    list.replaceChildren(...lines)
    list.hidden = lines.length === 0
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-finding-count]')) {
    const of = findings.filter(({ severity }) => severity === count.dataset['findingCount'])
    count.textContent = String(of.length)
  }
  for (const none of document.querySelectorAll<HTMLElement>('[data-no-findings]'))
    none.hidden = findings.length > 0
  for (const counts of document.querySelectorAll<HTMLElement>('[data-finding-counts]'))
    counts.hidden = findings.length === 0
}
