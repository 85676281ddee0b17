import { actions } from 'astro:actions'

/** What a thread shows is read once somebody sees the page; its form does the same by hand. */
const form = document.querySelector<HTMLFormElement>('form[data-mark-read]')

const mark = async (): Promise<void> => {
  if (form === null || document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', mark)
  const { error } = await actions.messages.markRead(new FormData(form))
  if (error === undefined) form.remove()
}

if (form !== null) {
  document.addEventListener('visibilitychange', mark)
  void mark()
}
