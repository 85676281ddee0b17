import { deviceStore } from './device-store.ts'

/** The values of a form by the names of its fields; a name that stands there more than once has several. */
export type FormFields = Readonly<Record<string, readonly string[]>>

/**
 * What was typed and not saved yet. `base` is what the form showed before, by which a later save is noticed. `stood`: how often
 * the page showed the same words as written by this person when they were sent; null: they were not sent.
 */
export type Draft = { form: string; base: string; fields: FormFields; stood: number | null }

const isFields = (value: unknown): value is FormFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each) => Array.isArray(each) && each.every((text: unknown) => typeof text === 'string'),
  )

const readDraft = (value: unknown): Draft | null => {
  if (typeof value !== 'object' || value === null) return null
  if (!('form' in value) || !('base' in value) || !('fields' in value)) return null
  const { form, base, fields } = value
  // A device may hold drafts from before there was any.
  const stood = 'stood' in value && typeof value.stood === 'number' ? value.stood : null
  return typeof form === 'string' && typeof base === 'string' && isFields(fields)
    ? { form, base, fields, stood }
    : null
}

/** An ad as it is typed has at most 64 KB; here it stands with what was there before. */
const collection = deviceStore.collection('profile-drafts', 10, readDraft, 200_000)

/** What people typed into the sections of their profile, or into an ad, until it is saved. */
export const profileDrafts = {
  find: (form: string): Draft | null => collection.all().find((draft) => draft.form === form) ?? null,
  keep: (draft: Draft): void => collection.keep(draft.form, draft),
  drop: collection.drop,
}
