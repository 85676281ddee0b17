/** Forms without an island: a second press while the first is on its way does nothing, and the button says so. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy === 'true') {
      event.preventDefault()
      return
    }
    form.ariaBusy = 'true'
    const button = event.submitter ?? form.querySelector('button[data-pending]')
    if (!(button instanceof HTMLButtonElement) || button.dataset['pending'] === undefined) return
    button.dataset['ready'] ??= button.textContent
    button.textContent = button.dataset['pending']
    button.ariaDisabled = 'true'
  })
}

// Back from the next page out of the browser's memory: the form can be sent again.
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.ariaBusy = null
    for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-ready]')) {
      button.textContent = button.dataset['ready'] ?? button.textContent
      button.ariaDisabled = null
    }
  }
})
