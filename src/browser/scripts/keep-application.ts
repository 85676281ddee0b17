import { keepDraft } from '#browser/api/keep-draft.ts'
import { typedApplications } from '#browser/stores/application-draft.ts'
import { takenOver, withEarlierMessage } from '#contract/application-message.ts'
import { announce } from './announce.ts'
import { autosave } from './autosave.ts'
import { clearControl } from './clear-errors.ts'

/**
 * The form of an application: what is typed is saved as a draft a moment after the last key, and stays on the device until
 * it is.
 */
const form = document.querySelector<HTMLFormElement>('form[data-draft]')
const jobPostId = form?.dataset['draft'] ?? ''

const { searchParams, pathname } = new URL(location.href)

/** Milliseconds without a key before it is saved. */
const pause = 3000

const fields = (of: HTMLFormElement) => ({
  answers: [...of.querySelectorAll<HTMLTextAreaElement>('textarea[name^=answer]')],
  message: of.querySelector<HTMLTextAreaElement>('textarea[name=message]'),
})
const typedIn = (of: HTMLFormElement) => {
  const { answers, message } = fields(of)
  return { answers: answers.map(({ value }) => value), message: message?.value ?? '' }
}

const begin = (of: HTMLFormElement) => {
  const place = of.querySelector<HTMLElement>('[data-draft-state]')
  const say = (text: string) => {
    if (place !== null) place.textContent = text
    announce(text)
  }
  const save = async () => {
    const typed = JSON.stringify(typedIn(of))
    const saved = await keepDraft(new FormData(of))
    if (saved)
      for (const field of of.querySelectorAll<HTMLTextAreaElement>('textarea[aria-invalid]'))
        if (field.value.trim() !== '') clearControl(field)
    if (saved && JSON.stringify(typedIn(of)) === typed) typedApplications.forget(jobPostId)
    say(
      saved
        ? '下書きを保存しました。'
        : '下書きを保存できませんでした。書いた内容は、この端末に残っています。',
    )
  }
  const restore = () => {
    // A form that was refused shows what was typed, which may be longer than the device keeps.
    if (of.dataset['refused'] !== undefined) return
    const kept = typedApplications.get(jobPostId)
    if (kept === null) return
    const shown = JSON.stringify(typedIn(of))
    const { answers, message } = fields(of)
    answers.forEach((field, index) => {
      field.value = kept.answers[index] ?? field.value
    })
    // An earlier message that was just taken over stands.
    if (message !== null && of.dataset['taken'] === undefined) message.value = kept.message
    if (JSON.stringify(typedIn(of)) === shown) return
    say('保存されていなかった内容を、この端末から戻しました。')
    later()
  }

  const takeOver = (press: MouseEvent, earlier: string) => {
    const { message } = fields(of)
    const told = of.querySelector<HTMLElement>('[data-taken-state]')
    if (message === null || told === null) return
    press.preventDefault()
    const typed = message.value
    message.value = withEarlierMessage(typed, earlier)
    message.focus()
    if (message.value === typed) return
    told.textContent = takenOver(typed)
    announce(told.textContent)
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }

  of.addEventListener('input', () => typedApplications.set(jobPostId, typedIn(of)))
  const { later } = autosave(of, pause, save)
  const reuse = of.querySelector<HTMLButtonElement>('[data-earlier-message]')
  reuse?.addEventListener('click', (press) => takeOver(press, reuse.dataset['earlierMessage'] ?? ''))
  restore()
}

// Saved by the press that led to another page, or thrown away.
const settles = new Set(['saved', 'discarded', 'sent'])
if (settles.has(searchParams.get('done') ?? '') && document.querySelector('[role=alert]') === null)
  typedApplications.forget(pathname.split('/')[2] ?? '')

if (form !== null) begin(form)
