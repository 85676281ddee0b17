/** Fields that take so many characters (`data-most`). What counts them is loaded once one of them is long. */
export type Field = HTMLInputElement | HTMLTextAreaElement
export const counted = '[data-most]'

export const isLong = ({ value, dataset }: Field): boolean => value.length >= Number(dataset['most']) * 0.8

const look = (within: ParentNode): void => {
  for (const field of within.querySelectorAll<Field>(counted))
    if (isLong(field)) void import('./count-characters.ts')
}
document.addEventListener(
  'input',
  ({ target }) => target instanceof Element && look(target.parentNode ?? target),
  {
    capture: true,
  },
)
look(document)
