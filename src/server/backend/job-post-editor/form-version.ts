import { createHash, randomBytes } from 'node:crypto'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import type { EditRow } from './edit-rows.ts'

const half = 16

/** Names a text of the form as 16 hexadecimal digits, so that another can be told from it. */
export const nameOf = (typed: TypedJobPost): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(typed)))
    .digest('hex')
    .slice(0, half)

type Copy = Pick<EditRow, 'typed'>

/** What a form was made from, in 48 hexadecimal digits: what was saved, the person's working copy, and the form itself. */
export const formVersion = (saved: TypedJobPost, edit: Copy | null): string =>
  `${nameOf(saved)}${nameOf(edit?.typed ?? {})}${randomBytes(half / 2).toString('hex')}`

/** What a form says that it was made from; null: it is not known. */
export type FormOrigin = { saved: string; copy: string; form: string }

export const readFormVersion = (version: string): FormOrigin => ({
  saved: version.slice(0, half),
  copy: version.slice(half, 2 * half),
  form: version.slice(2 * half),
})

/**
 * True: since the form was shown, the person typed something else into another (a second tab), which this one would take
 * the place of.
 */
export const isElsewhere = (
  edit: Pick<EditRow, 'typed' | 'form'> | null,
  origin: FormOrigin | null,
): boolean =>
  edit !== null && origin !== null && edit.form !== origin.form && nameOf(edit.typed) !== origin.copy
