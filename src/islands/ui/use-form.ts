import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { readFieldErrors, type FieldErrors, type FieldProblem } from '#contract/account-field.ts'
import { useMarkedTitle } from './use-marked-title.ts'

/** What a submission came to. `left`: the page is being left, the form stays pending. */
export type Outcome =
  | { kind: 'left' }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
  | { kind: 'fields'; errors: FieldErrors }

type Schema<Values> = {
  safeParse: (
    input: unknown,
  ) =>
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

export type FieldError = { name: string; id: string; problem: FieldProblem; text: string }

export type FormOptions<Values> = {
  /** Parted from other forms on the page. */
  id: string
  schema: Schema<Values>
  labels: Readonly<Record<string, string>>
  describe: (label: string, problem: FieldProblem) => string
  submit: (values: Values) => Promise<Outcome>
}

export type FieldProps = { id: string; name: string; label: string; error: string | null }

export type FormModel = {
  errors: readonly FieldError[]
  /** What failed as a whole. */
  failure: string | null
  pending: boolean
  summary: RefObject<HTMLDivElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  field: (name: string) => FieldProps
}

type Faults = { fields: FieldErrors; message: string | null }
const faultless: Faults = { fields: {}, message: null }

/**
 * A form that keeps what was typed in its fields, checks it by the contract's schema, is sent once at a time, and moves
 * the focus to the summary when something is wrong.
 */
export const useForm = <Values>({ id, schema, labels, describe, submit }: FormOptions<Values>): FormModel => {
  const [faults, setFaults] = useState(faultless)
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const summary = useRef<HTMLDivElement>(null)
  const label = (name: string) => labels[name] ?? name

  useMarkedTitle(faults !== faultless)
  useEffect(() => {
    if (faults !== faultless) summary.current?.focus()
  }, [faults])

  const send = async (form: HTMLFormElement) => {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) {
      setFaults({ fields: readFieldErrors(parsed.error.issues), message: null })
      return
    }
    running.current = true
    setPending(true)
    const outcome = await submit(parsed.data)
    if (outcome.kind === 'left') return
    running.current = false
    setPending(false)
    if (outcome.kind === 'fields') setFaults({ fields: outcome.errors, message: null })
    else if (outcome.kind === 'failed') setFaults({ fields: {}, message: outcome.message })
    else setFaults(faultless)
  }

  const errors = Object.entries(faults.fields).map(([name, problem]) => ({
    name,
    id: `${id}-${name}`,
    problem,
    text: describe(label(name), problem),
  }))

  return {
    errors,
    failure: faults.message,
    pending,
    summary,
    onSubmit: (event) => {
      event.preventDefault()
      if (!running.current) void send(event.currentTarget)
    },
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      label: label(name),
      error: errors.find((error) => error.name === name)?.text ?? null,
    }),
  }
}
