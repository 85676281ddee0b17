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

type Subscribed = { endpoint: string } | { endpoint: null; told: 'denied' | '' }

/** Milliseconds for what the browser does by itself. */
const patience = 20_000

const subscribe = async (publicKey: string, siteName: string): Promise<Subscribed> => {
  const permission = await Notification.requestPermission()
  // Who closes the question has refused nothing.
  if (permission !== 'granted') return { endpoint: null, told: permission === 'denied' ? 'denied' : '' }
  const worker = await navigator.serviceWorker.register(
    `/push-worker.js?${new URLSearchParams({ name: siteName })}`,
  )
  await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  // One of another key, or of somebody who used this browser before, rings no more.
  await before?.unsubscribe()
  const { endpoint } = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return { endpoint }
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('It took too long')), patience)
    }),
  ])

const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

if (section !== null && form !== null && form !== undefined) {
  show(isAble ? '' : 'unable')
  form.hidden = !isAble
  const publicKey = section.dataset['push'] ?? ''
  const endpoint = form.elements.namedItem('endpoint')
  const button = form.querySelector('button')
  const busy = (is: boolean) => {
    if (button !== null) button.disabled = is
  }
  form.addEventListener('submit', (event) => {
    if (!(endpoint instanceof HTMLInputElement) || endpoint.value !== '') return
    event.preventDefault()
    if (button?.disabled === true) return
    if (form.querySelector('input[name="kinds"]:checked') === null) {
      show('choose')
      return
    }
    show('')
    busy(true)
    void inTime(subscribe(publicKey, section.dataset['site'] ?? '')).then(
      (answer) => {
        busy(false)
        if (answer.endpoint === null) {
          show(answer.told)
          return
        }
        endpoint.value = answer.endpoint
        form.submit()
      },
      () => {
        busy(false)
        show('failed')
      },
    )
  })
}
