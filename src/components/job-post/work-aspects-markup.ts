import { markup, type Markup } from '#components/text/markup.ts'
import { workAspectText, workAspectValues, workAspectWords } from '#contract/questionnaires/work-aspects.ts'
import { statedPart, term, terms } from './term-markup.ts'
import type { JobPost } from './wording.ts'

/** What daily work is like as the company describes it; nothing where it does not. */
export const workAspects = (aspects: JobPost['workAspects']): Markup | null => {
  const items = aspects.flatMap(({ aspect, value }) => {
    const known = workAspectValues.find((each) => each === value)
    if (known === undefined) return []
    const { name, poles } = workAspectWords[aspect]
    const spots = workAspectValues.map((each) =>
      each === known ? markup`<i class="here"></i>` : markup`<i></i>`,
    )
    const between = markup`<p class="between soft small" aria-hidden="true"><span>${poles[0]}</span><span class="spots">${spots}</span><span>${poles[1]}</span></p>`
    return [term(name, markup`<p>${workAspectText(aspect, known)}</p>${between}`)]
  })
  if (items.length === 0) return null
  const note = markup`<p class="soft small">毎日の仕事の様子を、会社が二つの言葉のあいだで表したものです。どちらが良いということはなく、応募の条件でもありません。</p>`
  return statedPart('work-aspects', '仕事の様子', markup`${note}${terms(items)}`)
}
