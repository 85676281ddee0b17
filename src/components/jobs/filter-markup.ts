import { nameLabels } from '#contract/job-post-chips.ts'
import { formatCount, type Counted } from '#contract/format/money.ts'
import type { NumberForm } from '#contract/job-post-filter-kinds.ts'
import { describedFilter, type FilterName } from '#contract/job-post-filters.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { choiceGroup, choicePart } from './choice-group-markup.ts'
import { choiceBoxes } from './choices-markup.ts'

export type Filter = {
  name: FilterName
  chosen: readonly (string | number)[]
  counts: readonly { code: string; count: number }[]
  counted: Counted
}

/** Names that are offered, at most. */
const namesMost = 30

/** A number to choose, of those that lead somewhere, each with how many ads it would leave; the smallest first. */
const numberSelect = (
  { name, counts, counted }: Filter,
  filter: NumberForm & { label: string },
  chosen: string | undefined,
): Markup => {
  const offered = counts.map(({ code, count }) => ({
    code,
    words: `${filter.words(Number(code))}（${formatCount(count, counted)}件）`,
  }))
  // An address may ask for a number that is not offered, or that leads nowhere.
  const asked =
    chosen === undefined || offered.some(({ code }) => code === chosen)
      ? []
      : [{ code: chosen, words: filter.words(Number(chosen)) }]
  const options = [...asked, ...offered].toSorted((a, b) => Number(a.code) - Number(b.code))
  return markup`<div class="field"><label for="filter-${name}">${filter.label}</label><select class="input" id="filter-${name}" name="${name}"><option value="">指定しない</option>${options.map(
    ({ code, words }) =>
      markup`<option value="${code}"${code === chosen && markup` selected`}>${words}</option>`,
  )}</select></div>`
}

/** The control of one filter, as its kind has it: boxes, boxes by group, or a list to choose from. None where no value leads anywhere. */
export const filterControl = (given: Filter): Markup[] => {
  const { name, counts, counted } = given
  const filter = describedFilter(name)
  const chosen = given.chosen.map(String)
  /** Values that some ads have. */
  const leading = new Set(counts.flatMap(({ code, count }) => (count > 0 ? [code] : [])))
  const asksSomething = chosen.length > 0 || leading.size > 0
  const boxes = (options: readonly { code: string; name: string }[]) =>
    choiceBoxes({ name, options, chosen, counts, counted })

  if (filter.kind === 'number') return asksSomething ? [numberSelect(given, filter, chosen[0])] : []
  if (filter.kind === 'names') {
    // What ads name, those with the most ads first, and what an address asks for.
    const most = counts.toSorted((one, other) => other.count - one.count).slice(0, namesMost)
    const codes = [...new Set([...chosen, ...most.map(({ code }) => code)])]
    const labels = nameLabels(filter, codes)
    const options = codes.map((code) => ({ code, name: labels.get(code) ?? filter.words(code) }))
    return options.length === 0
      ? []
      : [choiceGroup({ title: filter.label, chosen: chosen.length, content: boxes(options) })]
  }
  if (filter.kind === 'id' || !asksSomething) return []
  const offered = filter.options.filter(({ code }) => !filter.unoffered.includes(code))
  const content = [...Map.groupBy(offered, ({ group }) => group)].flatMap(([title, options]) => {
    if (title === null) return boxes(options)
    const chosenHere = options.filter(({ code }) => chosen.includes(code)).length
    const leadsSomewhere = options.some(({ code }) => leading.has(code))
    return leadsSomewhere || chosenHere > 0
      ? [choicePart({ title, chosen: chosenHere, content: boxes(options) })]
      : []
  })
  return [
    choiceGroup(
      { title: filter.label, chosen: chosen.length, content },
      filter.fold === 'open' ? 'always' : 'when-chosen',
    ),
  ]
}
