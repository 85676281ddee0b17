import { announce } from './announce.ts'

/**
 * Passes an ad on: copies its address, or hands it to the device's share sheet. The buttons are made here, each where the
 * browser can do so, so that none stands that would do nothing; neither can without a secure connection.
 */
const box = document.querySelector<HTMLElement>('[data-share]')
const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
const ad = { title: document.title, url }
const told = document.createElement('span')
told.className = 'small'

const add = (words: string, press: () => Promise<string>): void => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = words
  button.addEventListener(
    'click',
    () =>
      void press().then((said) => {
        told.textContent = said
        announce('')
        announce(said)
      }),
  )
  box?.append(button)
}

if ('clipboard' in navigator)
  add('リンクをコピー', async () => {
    try {
      await navigator.clipboard.writeText(url)
      return 'リンクをコピーしました。'
    } catch {
      return 'コピーできませんでした。アドレス欄からコピーしてください。'
    }
  })
if ('canShare' in navigator && navigator.canShare(ad))
  add('共有する', async () => {
    try {
      await navigator.share(ad)
      return ''
    } catch (error) {
      // Who closes the sheet wants to hear nothing.
      return error instanceof DOMException && error.name === 'AbortError' ? '' : '共有できませんでした。'
    }
  })
box?.append(told)
