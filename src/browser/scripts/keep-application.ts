import { keepDraft } from '#browser/api/keep-draft.ts'
import { typedApplications } from '#browser/stores/application-draft.ts'
import { autosave } from './autosave.ts'

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
  }
  const save = async () => {
    const typed = JSON.stringify(typedIn(of))
    const saved = await keepDraft(new FormData(of))
    if (saved && JSON.stringify(typedIn(of)) === typed) typedApplications.forget(jobPostId)
    say(
      saved
        ? '下書きを保存しました。'
        : '下書きを保存できませんでした。書いた内容は、この端末に残っています。',
    )
  }
  const restore = () => {
    const kept = typedApplications.get(jobPostId)
    if (kept === null || JSON.stringify(kept) === JSON.stringify({ jobPostId, ...typedIn(of) })) return
    const { answers, message } = fields(of)
    answers.forEach((field, index) => {
      field.value = kept.answers[index] ?? field.value
    })
    // One that was just taken over on request stands.
    if (message !== null && searchParams.get('message') !== 'last') message.value = kept.message
    say('保存されていなかった内容を、この端末から戻しました。')
    later()
  }

  of.addEventListener('input', () => typedApplications.set(jobPostId, typedIn(of)))
  const { later } = autosave(of, pause, save)
  restore()
}

// Saved by the press that led to another page, or thrown away.
const isDone = ['saved', 'discarded', 'sent', 'step'].some((name) => searchParams.has(name))
if (isDone && document.querySelector('[role=alert]') === null)
  typedApplications.forget(pathname.split('/')[2] ?? '')

if (form !== null) begin(form)
