import { keepAd, type KeptAd } from '#browser/api/keep-ad.ts'
import { jobPostFieldMessage } from '#browser/messages/job-post-form.ts'
import type { JobPostKind } from '#contract/codes/job-post.ts'
import { jobPostKinds } from '#contract/codes/job-post.ts'
import { formatTime } from '#contract/format/time.ts'
import { isEmployment } from '#contract/job-post-kinds.ts'
import { fieldLabel } from '#contract/job-post-field-words.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import { readJobPostForm } from '#contract/job-post-form.ts'
import {
  notUnderstood,
  progressWords,
  sectionProgress,
  understoodFields,
} from '#contract/job-post-progress.ts'
import { cleanTyped, typedKind } from '#contract/job-post-typed.ts'
import { japaneseTime } from '#contract/job-post-life.ts'
import { showApplying } from './ad-applies.ts'
import { clearMended, showError } from './ad-errors.ts'
import { showFindings, shownFindings } from './ad-findings.ts'
import { announce } from './announce.ts'
import { sayPlace } from './ad-place.ts'
import { autosave, autosavedEvent } from './autosave.ts'
import { clearControl } from './clear-errors.ts'
import { readFields } from './form-fields.ts'

/**
 * The form of an ad: what is typed is kept as a working copy a moment after the last key, and stays on the device while the
 * site can't be reached. Beside the fields it shows how numbers are understood, or that they are not once a field is left,
 * and what the legal check says.
 */

/** Milliseconds without a key before it is saved, and before it is tried again. */
const pause = 1500
const retry = 20_000

const kindOf = (text: string | undefined): JobPostKind | null =>
  jobPostKinds.find((kind) => kind === text) ?? null

const entriesOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))

const begin = (form: HTMLFormElement): void => {
  const place = document.querySelector<HTMLElement>('[data-save-state]')
  const say = (text: string) => {
    if (place !== null && place.textContent !== text) place.textContent = text
  }
  /** How it went last: who only types on hears of it once. */
  let went: KeptAd['kind'] | null = null
  // Where the person is: the top of the page, which says it too, is out of sight.
  say(document.querySelector('[data-draft-saved]')?.textContent.trim() ?? '')
  sayPlace(form)
  const before = kindOf(form.dataset['savedKind'])
  const shownKind = kindOf(form.dataset['shownKind'])

  const showAgain = (): void => {
    if (shownKind !== null) showApplying(form, shownKind, cleanTyped(entriesOf(form)))
  }
  // Before what the form holds is looked at: a browser that comes back fills it in by itself.
  showAgain()

  /** What can be told without asking the site. */
  const reread = (): void => {
    showAgain()
    const typed = cleanTyped(entriesOf(form))
    const reading = readJobPostForm(typed, before)
    const understood = understoodFields(typed, reading)
    for (const output of form.querySelectorAll<HTMLElement>('[data-understood]')) {
      const text = understood[output.dataset['understood'] ?? ''] ?? ''
      if (output.textContent !== text) output.textContent = text
    }
    const progress = sectionProgress(reading, shownFindings(form))
    for (const item of document.querySelectorAll<HTMLElement>('[data-progress]')) {
      const open = progress[item.dataset['progress'] ?? ''] ?? { missing: 0, wrong: 0 }
      const words = progressWords(open)
      if (item.textContent !== words) item.textContent = words
      item.classList.toggle('wrong', open.wrong > 0)
    }
  }

  /** Says of a field that was left why it is not understood, and takes that back once it is. */
  const recheck = ({ target, type }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.closest('.free') === null) return
    const problem = notUnderstood(readJobPostForm(cleanTyped(entriesOf(form)), before), target.name)
    if (problem === null) {
      clearControl(target)
      if (type === 'change')
        announce(form.querySelector(`[data-understood="${target.name}"]`)?.textContent.trim() ?? '')
    } else if (type === 'change' && shownKind !== null && isJobPostField(target.name))
      showError(target, jobPostFieldMessage(target.name, fieldLabel(shownKind, target.name), problem))
  }

  const tell = (kept: KeptAd): void => {
    switch (kept.kind) {
      case 'kept':
        say(
          `${formatTime(japaneseTime(new Date()).slice(11))}に自動保存しました。求人には「保存する」で反映します。`,
        )
        break
      case 'lost':
        say('いまは自動保存できません。書いた内容は、この端末に残っています。')
        break
      case 'refused':
        say(`${kept.text}書いた内容は、この端末に残っています。`)
        break
    }
  }

  let isLost = false
  const save = async (): Promise<void> => {
    const fields = readFields(form)
    say('自動保存しています…')
    const kept = await keepAd(new FormData(form))
    tell(kept)
    if (went !== kept.kind) announce(place?.textContent ?? '', kept.kind === 'kept' ? 'polite' : 'assertive')
    went = kept.kind
    isLost = kept.kind === 'lost'
    if (kept.kind !== 'kept') {
      if (kept.kind === 'lost') window.setTimeout(later, retry)
      return
    }
    form.dispatchEvent(new CustomEvent(autosavedEvent, { detail: fields }))
    showFindings(form, kept.findings)
    reread()
    clearMended(form, readJobPostForm(cleanTyped(entriesOf(form)), before).problems)
    const kind = typedKind(cleanTyped(entriesOf(form)))
    // Another kind of form: it comes from the site, with everything that was typed; what was typed since is kept first.
    const isOther = kind !== null && shownKind !== null && isEmployment(kind) !== isEmployment(shownKind)
    if (isOther && JSON.stringify(readFields(form)) === JSON.stringify(fields)) location.reload()
  }
  // It waits for the press: by itself it would take the place of what was typed in another tab.
  const { later } = 'elsewhere' in form.dataset ? { later: () => {} } : autosave(form, pause, save)
  form.addEventListener('input', reread)
  form.addEventListener('input', recheck)
  form.addEventListener('change', recheck)
  window.addEventListener('online', () => {
    if (isLost) later()
  })
}

const form = document.querySelector<HTMLFormElement>('form[data-ad]')
if (form !== null) begin(form)
