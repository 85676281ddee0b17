import { auth } from '#browser/api/auth.ts'
import { errorMessages } from '#browser/messages/errors.ts'
import { deviceStore, settleTab } from '#browser/stores/device-store.ts'
import { currentPerson } from '#browser/stores/hint.ts'
import { announce, type Tone } from './announce.ts'

const forgetPerson = () => {
  settleTab(currentPerson())
  deviceStore.settle()
}

/** Signs out by POST, tells the other tabs and forgets the person here; without JavaScript the form does the first. */
const form = document.querySelector<HTMLFormElement>('form[data-sign-out]')
const words = form?.querySelector<HTMLElement>('[data-answer]')
let running = false
const say = (text: string, tone?: Tone) => {
  if (words) words.textContent = text
  announce(text, tone)
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (running) return
  running = true
  form.ariaBusy = 'true'
  say('ログアウトしています…')
  const scope = new FormData(form).get('scope') === 'everywhere' ? 'everywhere' : 'here'
  void auth.signOut({ callbackUrl: '/', redirect: false, scope }).then((answer) => {
    if (answer !== null) {
      forgetPerson()
      location.assign(answer.url)
      return
    }
    running = false
    form.ariaBusy = null
    say(errorMessages.NETWORK, 'assertive')
  })
})
