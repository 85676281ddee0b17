/**
 * Makes the sheet of filters of a phone a modal: what lies behind it takes no focus and is not read while it is open. The
 * browser moves the focus in (autofocus) and back. Without this script it is a popover all the same.
 */
const sheet = document.getElementById('filter-panel')
const follow = (sheet: HTMLElement, open: boolean): void => {
  sheet.role = open ? 'dialog' : null
  for (let inside: Element = sheet; inside.parentElement; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside) other.toggleAttribute('inert', open)
}
sheet?.addEventListener('beforetoggle', (event) =>
  follow(sheet, event instanceof ToggleEvent && event.newState === 'open'),
)
// The press that brought this script may have opened it.
if (sheet?.matches(':popover-open')) follow(sheet, true)
// Beside the list it is no sheet.
matchMedia('(min-width: 60rem)').addEventListener('change', () => sheet?.hidePopover())
