import { markup, type Markup } from '#components/text/markup.ts'

type ChoiceGroup = {
  title: string
  /** How many of its boxes are ticked. */
  chosen: number
  content: readonly Markup[]
}

const inside = ({ title, chosen, content }: ChoiceGroup): Markup =>
  markup`<summary>${title}${
    chosen > 0 && markup`<span class="chosen">${chosen}件選択中</span>`
  }</summary><fieldset><legend class="aloud">${title}</legend>${content}</fieldset></details>`

const opened = ({ chosen }: ChoiceGroup, open: 'always' | 'when-chosen'): boolean =>
  open === 'always' || chosen > 0

/** A filter that folds away; open when something in it is chosen. Its look is in styles/choice-group.css. */
export const choiceGroup = (group: ChoiceGroup, open: 'always' | 'when-chosen' = 'when-chosen'): Markup =>
  opened(group, open)
    ? markup`<details open class="choice-group">${inside(group)}`
    : markup`<details class="choice-group">${inside(group)}`

/** A part of a filter that folds away by itself. */
export const choicePart = (group: ChoiceGroup): Markup =>
  opened(group, 'when-chosen') ? markup`<details open>${inside(group)}` : markup`<details>${inside(group)}`
