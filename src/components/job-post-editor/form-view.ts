import type { JobPostKind } from '#contract/codes/job-post.ts'
import { fieldHint, fieldLabel, fieldNeed } from '#contract/job-post-field-words.ts'
import type { JobPostField } from '#contract/job-post-fields.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'

/** A finding as the schema answers it: `field` may be one that the form has not. */
export type ShownFinding = Omit<LegalFinding, 'field'> & { field: string }

/** What the fields of the form show. */
export type FormView = {
  kind: JobPostKind
  typed: TypedJobPost
  /** By the names of fields in HTML, in words. */
  errors: Readonly<Record<string, string>>
  /** How free text is understood, by the names of fields. */
  understood: Readonly<Record<string, string>>
  findings: readonly ShownFinding[]
  /** Places that the company has named before, by the parts of a row. */
  places: readonly Readonly<Record<string, string>>[]
}

/** What stands in the field or its row, as HTML knows it. */
export const valueOf = ({ typed }: FormView, name: string): string => typed[name] ?? ''

/** A cell of a row by its name, which is its id as well. */
export const cellOf = (view: FormView, name: string) => ({
  id: name,
  name,
  value: valueOf(view, name),
  error: view.errors[name] ?? null,
})

/** What is said of a field beside its controls. */
export const wordsOf = (view: FormView, field: JobPostField) => ({
  field,
  label: fieldLabel(view.kind, field),
  hint: fieldHint(view.kind, field),
  need: fieldNeed(view.kind, field),
  error: view.errors[field] ?? null,
})
export type FieldWords = ReturnType<typeof wordsOf>

/** The ids of what describes a field; `more`: of what its control alone has. */
export const describedBy = (
  { field, hint, error }: Pick<FieldWords, 'field' | 'hint' | 'error'>,
  more: readonly string[] = [],
): string =>
  [
    ...(hint === null ? [] : [`${field}-hint`]),
    ...(error === null ? [] : [`${field}-error`]),
    ...more,
    `${field}-findings`,
  ].join(' ')
