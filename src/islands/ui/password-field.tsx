import { useEffect, useRef, useState, type ReactNode } from 'react'
import { passwordStrength, type Strength } from '#contract/account-password.ts'
import { describedBy, FieldError, FieldLabel } from './field.tsx'
import { useAnnounced } from './use-announced.ts'
import type { FieldProps } from './use-form.ts'

type Props = FieldProps & {
  support?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** Words for a new password's strength; absent for one that exists. */
  strengths?: Readonly<Record<Strength, string>>
}

/** A password that can be shown, pasted and filled in by a manager. */
export const PasswordField = ({ id, name, label, error, support, autoComplete, strengths }: Props) => {
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the island came alive, nobody told React.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  // What was refused, as one of the common passwords for example, is not called fair beside that.
  const told = typed !== '' && error === null ? passwordStrength(typed) : null
  const strength = strengths === undefined || told === null ? '' : strengths[told]
  useAnnounced(strength)
  return (
    <div className="field">
      <FieldLabel id={id} label={label} need="required" />
      {support !== undefined && (
        <p className="support" id={`${id}-support`}>
          {support}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="password">
        <input
          ref={field}
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, support !== undefined, error)}
          onChange={strengths && ((event) => setTyped(event.currentTarget.value))}
        />
        <button
          className="button"
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? '隠す' : '表示'}
          <span className="aloud">：{label}</span>
        </button>
      </div>
      {strengths !== undefined && <p className="support">{strength}</p>}
    </div>
  )
}
