import { announce } from './announce.ts'

/** Subscribes this browser at its push service once a person asks for it; the form then carries the address to the site. */
const section = document.querySelector<HTMLElement>('[data-push]')
const form = section?.querySelector<HTMLFormElement>('[data-push-form]')

const show = (name: string): void => {
  for (const each of ['none', 'unable', 'denied', 'failed', 'choose']) {
    const words = section?.querySelector(`[data-push-${each}]`)
    words?.toggleAttribute('hidden', each !== name)
    if (each === name && each !== 'unable') announce(words?.textContent.trim() ?? '', 'assertive')
  }
}

const subscribe = async (publicKey: string): Promise<string | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register('/push-worker.js')
  await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  // One of another key, or of somebody who used this browser before, rings no more.
  await before?.unsubscribe()
  const { endpoint } = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return endpoint
}

const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

if (section !== null && form !== null && form !== undefined) {
  show(isAble ? '' : 'unable')
  form.hidden = !isAble
  const publicKey = section.dataset['push'] ?? ''
  const endpoint = form.elements.namedItem('endpoint')
  form.addEventListener('submit', (event) => {
    if (!(endpoint instanceof HTMLInputElement) || endpoint.value !== '') return
    event.preventDefault()
    if (form.querySelector('input[name="kinds"]:checked') === null) {
      show('choose')
      return
    }
    show('')
    void subscribe(publicKey).then(
      (address) => {
        if (address === null) {
          show('denied')
          return
        }
        endpoint.value = address
        form.submit()
      },
      () => {
        show('failed')
      },
    )
  })
}
