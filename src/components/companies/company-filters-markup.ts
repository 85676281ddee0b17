import { choiceGroup, choicePart } from '#components/jobs/choice-group-markup.ts'
import { choiceBoxes } from '#components/jobs/choices-markup.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { regions } from '#contract/codes/prefectures.ts'
import { companyFilters } from '#contract/company-filters.ts'
import type { CompanyQuery } from '#contract/company-query-string.ts'
import { replyRulePath } from '#contract/format/reply-numbers.ts'
import type { CompanyListQuery } from '#operations/companies.ts'
import type { ResultOf } from '#operations/graphql.ts'

type Facets = ResultOf<typeof CompanyListQuery>['companies']['facets']

const { industry, prefecture, size, reply } = companyFilters

const replies = (query: CompanyQuery, facets: Facets): Markup => {
  const choices = [
    { value: '', name: 'こだわらない', count: null },
    ...reply.options.map(({ code, name }) => ({
      value: code,
      name,
      count: facets.reply.find((each) => each.code === code)?.count ?? 0,
    })),
  ]
  const boxes = choices.map(
    ({ value, name, count }) =>
      markup`<label class="choice"><input type="radio" name="reply" value="${value}"${
        value === (query.reply[0] ?? '') && markup` checked`
      }>${name}${count !== null && markup`<small>${count}</small>`}</label>`,
  )
  const content = markup`${boxes}<p class="soft small">過去12か月に約束の日までに返信した割合です。<a href="${replyRulePath}">数え方</a></p>`
  return choiceGroup({ title: reply.label, chosen: query.reply.length, content: [content] }, 'always')
}

const ofOne = (
  name: 'size' | 'industry',
  { label, options }: { label: string; options: readonly { code: string; name: string }[] },
  query: CompanyQuery,
  facets: Facets,
): Markup[] => {
  const chosen = query[name]
  const counts = facets[name]
  if (counts.length === 0 && chosen.length === 0) return []
  const content = choiceBoxes({ name, options, chosen, counts, counted: 'exactly' })
  return [choiceGroup({ title: label, chosen: chosen.length, content }, 'always')]
}

const places = (query: CompanyQuery, facets: Facets): Markup[] => {
  const counts = facets.prefecture
  const content = regions.flatMap((title) => {
    const options = prefecture.options.filter(({ group }) => group === title)
    const chosen = options.filter(({ code }) => query.prefecture.includes(code)).length
    if (chosen === 0 && !options.some(({ code }) => counts.some((one) => one.code === code))) return []
    return choicePart({
      title,
      chosen,
      content: choiceBoxes({
        name: 'prefecture',
        options,
        chosen: query.prefecture,
        counts,
        counted: 'exactly',
      }),
    })
  })
  if (content.length === 0) return []
  return [choiceGroup({ title: prefecture.label, chosen: query.prefecture.length, content }, 'always')]
}

/** The filters of the directory that fold away, each value with how many companies it would leave. */
export const companyFilterGroups = (query: CompanyQuery, facets: Facets): Markup =>
  markup`${[
    replies(query, facets),
    ...ofOne('size', size, query, facets),
    ...ofOne('industry', industry, query, facets),
    ...places(query, facets),
  ]}`
