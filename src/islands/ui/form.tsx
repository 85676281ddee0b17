import type { ReactNode } from 'react'
import { ScriptForm } from './script-form.tsx'
import { useAnnounced } from './use-announced.ts'
import { useEarlySubmit } from './use-early-submit.ts'
import type { FormModel } from './use-form.ts'

type Props = {
  form: FormModel
  /** Words of the button, and while the form is on its way. */
  button: string
  pending: string
  children: ReactNode
}

/** A form with what is wrong summed up on top, and a button that stays pressable but sends once. */
export const Form = ({ form, button, pending, children }: Props) => {
  const element = useEarlySubmit()
  useAnnounced(form.pending ? pending : '')

  return (
    <ScriptForm ref={element} className="stack" noValidate onSubmit={form.onSubmit} aria-busy={form.pending}>
      <ErrorSummary form={form} />
      {children}
      <div>
        <button className="button main wide-button" type="submit" aria-disabled={form.pending}>
          {form.pending ? pending : button}
        </button>
      </div>
    </ScriptForm>
  )
}

const ErrorSummary = ({ form: { errors, failure, summary } }: { form: FormModel }) => {
  if (errors.length === 0 && failure === null) return null
  return (
    <div className="notice error-summary" role="alert" tabIndex={-1} ref={summary}>
      {failure === null ? <h2>入力内容に誤りがあります</h2> : <p>{failure}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
