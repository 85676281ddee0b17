import { session } from '#browser/stores/session.ts'
import { announce } from './announce.ts'

/**
 * The page that waits for a verified e-mail goes on by itself once the link was used, in another tab or on another
 * device: it asks every five seconds for a quarter of an hour while it is looked at. The button asks at once.
 */
const place = document.querySelector<HTMLElement>('[data-waits-for-verification]')
const words = place?.querySelector<HTMLElement>('[data-answer]')
const say = (text: string) => {
  if (words) words.textContent = text
  announce(text)
}

session.$session.listen((state) => {
  const next = place?.dataset['next']
  if (state.status === 'authenticated' && state.session.user.emailVerified && next !== undefined)
    location.assign(next)
})

let asking = false
const ask = async () => {
  if (asking) return
  asking = true
  say('確認しています…')
  const state = await session.update({})
  asking = false
  if (state.status === 'authenticated' && state.session.user.emailVerified) return
  say(
    state.status === 'authenticated'
      ? 'まだ確認が済んでいません。メールのリンクを開いてから、もう一度押してください。'
      : '確認できませんでした。通信の状態を確認して、もう一度お試しください。',
  )
}

place?.querySelector('button')?.addEventListener('click', () => void ask())
let asksLeft = 180
setInterval(() => {
  if (asksLeft === 0 || document.visibilityState !== 'visible') return
  asksLeft -= 1
  void session.update({})
}, 5_000)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void session.update({})
})
