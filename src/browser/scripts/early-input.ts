const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean => {
  if (field.form?.method !== 'get') return false
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
  // Suggestions belong to the box that has the focus.
  return field === document.activeElement && field.value !== field.defaultValue
}

/** Tells the scripts that just came what was typed or chosen before in a form that only asks: a search, filters. */
export const repeatEarlyInput = (): void => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select)')
  ;[...fields].findLast(isChanged)?.dispatchEvent(new Event('input', { bubbles: true }))
}
