/** Passwords of forms without an island: a button beside the field shows what was typed. Without scripts there is none. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-shows]')) {
  const field = document.getElementById(button.dataset['shows'] ?? '')
  const word = button.querySelector('[data-word]')
  if (!(field instanceof HTMLInputElement) || word === null) continue
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = field.type === 'password'
    field.type = shown ? 'text' : 'password'
    button.ariaPressed = String(shown)
    word.textContent = shown ? '隠す' : '表示'
  })
  // Password managers, and the browser's own list of what was typed, go by the type that is sent.
  field.form?.addEventListener('submit', () => {
    field.type = 'password'
  })
}
