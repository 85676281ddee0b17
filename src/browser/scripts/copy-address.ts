import { announce } from './announce.ts'

/**
 * Copies what stands in a field. The button is made here, where the browser can do so, so that none stands that would do
 * nothing; without a secure connection it cannot.
 */
const box = document.querySelector<HTMLElement>('[data-copy]')
const field = box === null ? null : document.querySelector<HTMLInputElement>(`#${box.dataset['copy']}`)

if (box !== null && field !== null && 'clipboard' in navigator) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = 'アドレスをコピーする'
  const told = document.createElement('span')
  told.className = 'small'
  button.addEventListener('click', () => {
    void navigator.clipboard
      .writeText(field.value)
      .then(
        () => 'コピーしました。',
        () => 'コピーできませんでした。上の欄からコピーしてください。',
      )
      .then((said) => {
        told.textContent = said
        announce('')
        announce(said)
      })
  })
  box.append(button, told)
}
