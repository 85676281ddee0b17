/** The ids of what describes a control. */
export const describedBy = (control: Element): string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '')

export const describe = (control: Element, ids: readonly string[]): void => {
  if (ids.length === 0) control.removeAttribute('aria-describedby')
  else control.setAttribute('aria-describedby', ids.join(' '))
}
