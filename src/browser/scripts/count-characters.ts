import { announce } from './announce.ts'
import { describe, describedBy } from './described-by.ts'
import { counted, isLong, type Field } from './long-fields.ts'

/**
 * Counts the characters of long fields, and says where they are too many; nothing is cut. A form that is sent all the same is
 * answered by the site, beside the field.
 */
const isCounted = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(counted)

type Standing = 'few' | 'near' | 'over'
const lines = new WeakMap<Field, Entry>()
let made = 0

type Entry = { line: HTMLElement; standing: Standing }

const lineOf = (field: Field): Entry => {
  const known = lines.get(field)
  if (known !== undefined) return known
  const line = document.createElement('p')
  made += 1
  line.id = `count-${made}`
  line.dataset['counted'] = ''
  line.hidden = true
  ;(field.closest('.field, .cell') ?? field.parentElement)?.append(line)
  const entry: Entry = { line, standing: 'few' }
  lines.set(field, entry)
  return entry
}

const number = (value: number): string => value.toLocaleString('ja-JP')

const count = (field: Field, aloud: 'aloud' | 'silent'): void => {
  const most = Number(field.dataset['most'])
  const { length } = field.value
  const standing: Standing = length > most ? 'over' : isLong(field) ? 'near' : 'few'
  if (standing === 'few' && !lines.has(field)) return
  const entry = lineOf(field)
  const { line } = entry
  const before = entry.standing
  entry.standing = standing
  line.hidden = standing === 'few'
  line.className = standing === 'over' ? 'error' : 'support'
  line.textContent =
    standing === 'over'
      ? `${number(most)}文字までです。${number(length - most)}文字多いので、短くしてください。`
      : `${number(most)}文字まで。いま${number(length)}文字です。`
  const others = describedBy(field).filter((id) => id !== line.id)
  describe(field, standing === 'few' ? others : [...others, line.id])
  if (standing === 'over') field.setAttribute('aria-invalid', 'true')
  // What the site said to be wrong is still wrong.
  else if (
    before === 'over' &&
    !others.some((id) => document.getElementById(id)?.classList.contains('error'))
  )
    field.removeAttribute('aria-invalid')
  if (standing !== before && standing !== 'few' && aloud === 'aloud')
    announce(line.textContent, standing === 'over' ? 'assertive' : 'polite')
}

document.addEventListener(
  'input',
  ({ target }) => {
    if (isCounted(target)) count(target, 'aloud')
    // A form that scripts filled tells of itself alone.
    else if (target instanceof HTMLFormElement)
      for (const field of target.querySelectorAll<Field>(counted)) count(field, 'silent')
  },
  { capture: true },
)
// The field that somebody types in brought this script.
for (const field of document.querySelectorAll<Field>(counted))
  count(field, field === document.activeElement ? 'aloud' : 'silent')
