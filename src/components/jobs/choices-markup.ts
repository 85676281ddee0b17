import { formatCount, type Counted } from '#contract/format/money.ts'
import { markup, type Markup } from '#components/text/markup.ts'

export type Choices = {
  name: string
  options: readonly { code: string; name: string }[]
  chosen: readonly string[]
  counts: readonly { code: string; count: number }[]
  counted: Counted
}

/**
 * Boxes to tick of one filter, each with how many ads it would leave. Values that lead nowhere are left out unless ticked. A list
 * of ads has some hundred of them.
 */
export const choiceBoxes = ({ name, options, chosen, counts, counted }: Choices): Markup[] => {
  const countOf = new Map(counts.map(({ code, count }) => [code, count]))
  return options.flatMap(({ code, name: words }) => {
    const count = countOf.get(code) ?? 0
    const ticked = chosen.includes(code)
    if (!ticked && count === 0) return []
    // An estimate doesn't say that there is none.
    const countText = count === 0 && counted === 'about' ? '' : formatCount(count, counted)
    return markup`<label class="choice"><input type="checkbox" name="${name}" value="${code}"${
      ticked && markup` checked`
    }>${words}<small>${countText}</small></label>`
  })
}
