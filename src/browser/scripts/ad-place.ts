const isField = (element: unknown): element is HTMLElement =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** What a field can be led to by: its id, or that of the group of choices that it is one of. */
const placeOf = (field: HTMLElement): string => field.id || (field.closest('fieldset[id]')?.id ?? '')

const isWhole = (field: HTMLElement): boolean => {
  const { top, bottom, height } = field.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= window.innerHeight
}
/** Long texts are taller than a phone. */
const isInSight = (field: HTMLElement): boolean => {
  const { top, bottom, height } = field.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/**
 * A save leads to the page anew. A form says with it where the person is (`at`): at the field that they were in last, or else the
 * first that they see, so that the page is shown there again.
 */
export const sayPlace = (form: HTMLFormElement): void => {
  let last: HTMLElement | null = null
  const follow = ({ target }: Event) => {
    if (isField(target) && placeOf(target) !== '') last = target
  }
  form.addEventListener('focusin', follow)
  // Safari gives no focus to a choice that is pressed.
  form.addEventListener('input', follow)
  form.addEventListener('submit', () => {
    const place = form.querySelector<HTMLInputElement>('input[name=at]')
    if (place === null) return
    const fields = [...form.elements].filter(isField).filter((field) => placeOf(field) !== '')
    const seen = last !== null && isInSight(last) ? last : (fields.find(isWhole) ?? fields.find(isInSight))
    place.value = seen === undefined ? '' : placeOf(seen)
  })
}
