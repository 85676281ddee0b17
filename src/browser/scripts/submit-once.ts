/** Forms without an island: a second press while the first is on its way does nothing, and the button says so. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy === 'true') {
      event.preventDefault()
      return
    }
    form.ariaBusy = 'true'
    const button = form.querySelector<HTMLButtonElement>('button[data-pending]')
    if (button === null) return
    button.dataset['ready'] ??= button.textContent
    button.textContent = button.dataset['pending'] ?? button.textContent
    button.ariaDisabled = 'true'
  })
}

// Back from the next page out of the browser's memory: the form can be sent again.
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.ariaBusy = null
    const button = form.querySelector<HTMLButtonElement>('button[data-ready]')
    if (button === null) continue
    button.textContent = button.dataset['ready'] ?? button.textContent
    button.ariaDisabled = null
  }
})
