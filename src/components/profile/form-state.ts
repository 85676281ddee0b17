import { isInputError, type ActionError } from 'astro:actions'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { formFieldMessage } from '#browser/messages/form-fields.ts'
import { fieldProblemOf } from '#contract/account-field.ts'
import { plainLines } from '#contract/hidden-characters.ts'

/** What a form shows: what was typed when it was sent and refused, else what is saved. */
export type FormState = {
  faults: FormFaults
  /** True when it was sent and refused. */
  refused: boolean
  value: (name: string) => string
  values: (name: string) => readonly string[]
}

export type Saved = Readonly<Record<string, string | readonly string[] | null>>

const hasRow = (path: readonly PropertyKey[]): boolean => path.length === 3

/**
 * The faults of a section. Those of a row (`['education', 1, 'from']`) have an id of their own (`education-from-1`) and
 * name the row in words.
 */
export const readFaults = (
  error: ActionError | undefined,
  labels: Readonly<Record<string, string>>,
): FormFaults => {
  if (error === undefined || !isInputError(error)) return readResult(error, labels)
  const errors = new Map<string, FormFaults['errors'][number]>()
  // In the order of the form, which is that of the labels; a schema tells what it has read further later.
  const fields = Object.keys(labels)
  const placeOf = ([group = '', index = 0, column = '']: readonly PropertyKey[]) => [
    fields.indexOf(String(group)),
    Number(index),
    fields.indexOf(`${String(group)}-${String(column)}`),
  ]
  const issues = error.issues.toSorted((one, other) => {
    const place = placeOf(other.path)
    return (
      placeOf(one.path)
        .map((value, depth) => value - (place[depth] ?? 0))
        .find(Boolean) ?? 0
    )
  })
  for (const { path, message } of issues) {
    const [group = '', index = 0, column = ''] = path
    const name = hasRow(path) ? `${String(group)}-${String(column)}` : String(group)
    const id = hasRow(path) ? `${name}-${String(index)}` : name
    const row = hasRow(path) ? `${Number(index) + 1}行目の` : ''
    const problem = fieldProblemOf(message)
    if (!errors.has(id))
      errors.set(id, { id, name: id, text: formFieldMessage(`${row}${labels[name] ?? name}`, problem) })
  }
  return { errors: [...errors.values()], failure: null }
}

/** The state of a form whose procedure may just have refused it. `Saved` is by the names of its fields. */
export const readForm = async (
  request: Request,
  result: { error?: ActionError | undefined } | undefined,
  labels: Readonly<Record<string, string>>,
  saved: Saved,
): Promise<FormState> => {
  const faults = readFaults(result?.error, labels)
  const sent = result === undefined ? null : await request.clone().formData()
  const values = (name: string): readonly string[] => {
    if (sent !== null)
      return sent.getAll(name).flatMap((value) => (typeof value === 'string' ? [plainLines(value)] : []))
    const kept = saved[name]
    if (kept === null || kept === undefined) return []
    return typeof kept === 'string' ? [kept] : kept
  }
  return { faults, refused: sent !== null, value: (name) => values(name)[0] ?? '', values }
}
