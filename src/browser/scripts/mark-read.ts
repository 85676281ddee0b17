import { actions } from 'astro:actions'

/** What a thread shows is read once somebody sees the page; its form does the same by hand. */
const form = document.querySelector<HTMLFormElement>('form[data-mark-read]')

const send = async (given: HTMLFormElement): Promise<void> => {
  const { error } = await actions.messages.markRead(new FormData(given))
  if (error === undefined) given.remove()
}

const mark = (): void => {
  if (form === null || document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', mark)
  void send(form)
}

if (form !== null) {
  document.addEventListener('visibilitychange', mark)
  mark()
}
