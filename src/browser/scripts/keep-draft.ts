import { profileDrafts, type Draft, type FormFields } from '#browser/stores/profile-drafts.ts'
import { announce } from './announce.ts'
import { autosavedEvent } from './autosave.ts'
import { readFields, writeFields } from './form-fields.ts'

/**
 * What is typed into `form[data-draft]` stays on the device until it is saved: through a reload, a lost network and a
 * session that ended. A form that was refused shows what was typed by itself. A form that saves itself says so by
 * `autosavedEvent`. What was sent and stands in the page now (`data-own-words`) is not offered again, also where the page that
 * says so was left before its scripts ran. What was brought back is told on top of the form, or at its
 * `[data-draft-notice]`, and in its `[data-save-state]`, which is in sight wherever a reload leaves the page.
 */
const pause = 200

const bare = (text: string): string => text.replaceAll(/\s+/gu, '')

/** How often the page shows what is typed as something that the person wrote. */
const standing = (fields: FormFields): number => {
  const typed = new Set(Object.values(fields).flat().map(bare))
  const own = document.querySelectorAll('[data-own-words] .as-typed')
  return Array.from(own, ({ textContent }) => bare(textContent)).filter((text) => typed.has(text)).length
}

const offer = (form: HTMLFormElement, text: string, label: string, done: string, press: () => void): void => {
  const notice = document.createElement('div')
  notice.className = 'notice stack'
  const words = document.createElement('p')
  const bar = form.querySelector<HTMLElement>('[data-save-state]')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = label
  button.addEventListener('click', () => {
    press()
    notice.remove()
    announce(done)
    if (bar?.textContent === text) bar.textContent = ''
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
  })
  notice.append(words, button)
  const place = document.querySelector(`[data-draft-notice="${form.dataset['draft'] ?? ''}"]`) ?? form
  place.prepend(notice)
  words.textContent = text
  announce(text)
  if (bar !== null) bar.textContent = text
}

/** As if it had been typed, so that a form that saves itself does. */
const type = (form: HTMLFormElement, fields: FormFields): void => {
  writeFields(form, fields)
  form.dispatchEvent(new Event('input'))
}

const restore = (form: HTMLFormElement, draft: Draft, shown: FormFields): void => {
  const bring = () => type(form, draft.fields)
  const undo = () => {
    type(form, shown)
    profileDrafts.drop(draft.form)
  }
  if (draft.base === JSON.stringify(shown)) {
    bring()
    offer(
      form,
      'この端末に残っていた、保存していない入力を戻しました。',
      '戻した入力を取り消す',
      '戻した入力を取り消しました。',
      undo,
    )
  } else {
    offer(
      form,
      'この端末に、保存していない入力が残っています。そのあとに別の保存があったため、まだ戻していません。',
      '残っていた入力を戻す',
      '残っていた入力を戻しました。',
      bring,
    )
  }
}

const follow = (form: HTMLFormElement): void => {
  const name = form.dataset['draft'] ?? ''
  const shown = readFields(form)
  let base = JSON.stringify(shown)
  const found = profileDrafts.find(name)
  const isWritten = found !== null && found.stood !== null && standing(found.fields) > found.stood
  if (isWritten) profileDrafts.drop(name)
  const draft = isWritten ? null : found
  let refused = 'refused' in form.dataset
  let timer = 0
  let waiting = false
  const keep = () => {
    clearTimeout(timer)
    if (!waiting) return
    waiting = false
    const fields = readFields(form)
    if (!refused && JSON.stringify(fields) === base) profileDrafts.drop(name)
    // A form that was refused never showed what is saved: the earlier draft knows it.
    else profileDrafts.keep({ form: name, base: refused ? (draft?.base ?? base) : base, fields, stood: null })
  }
  const send = () => {
    keep()
    const kept = profileDrafts.find(name)
    if (kept !== null) profileDrafts.keep({ ...kept, stood: standing(kept.fields) })
  }
  form.addEventListener('input', () => {
    waiting = true
    clearTimeout(timer)
    timer = window.setTimeout(keep, pause)
  })
  form.addEventListener(autosavedEvent, ({ detail }: CustomEvent<FormFields>) => {
    base = JSON.stringify(detail)
    refused = false
    waiting = true
    keep()
  })
  form.addEventListener('submit', send)
  window.addEventListener('pagehide', keep)
  if (draft !== null && !refused) {
    if (JSON.stringify(draft.fields) === base) profileDrafts.drop(name)
    else restore(form, draft, shown)
  }
}

/** Once every script of the page hears what is typed: what the device brings back is typed, too. */
const begin = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) follow(form)
}
if (document.readyState === 'complete') begin()
else document.addEventListener('DOMContentLoaded', begin, { once: true })
