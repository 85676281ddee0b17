import type { ReactNode } from 'react'
import { describedBy, FieldError, FieldLabel, type Need } from './field.tsx'
import type { FieldProps } from './use-form.ts'

type SelectProps = FieldProps & {
  need: Need
  autoComplete?: string
  options: readonly { value: string; text: string }[]
}

/** One of several values. */
export const SelectField = ({ id, name, label, error, need, autoComplete, options }: SelectProps) => (
  <div className="field">
    <FieldLabel id={id} label={label} need={need} />
    <FieldError id={id} error={error} />
    <select
      className="input"
      id={id}
      name={name}
      defaultValue=""
      autoComplete={autoComplete}
      required={need === 'required'}
      aria-invalid={error !== null}
      aria-describedby={describedBy(id, false, error)}
    >
      <option value="">選んでください</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
)

/** A box to tick; its words may hold links. */
export const CheckField = ({
  id,
  name,
  error,
  value,
  children,
}: FieldProps & { value: string; children: ReactNode }) => (
  <div className="field">
    <FieldError id={id} error={error} />
    <div className="choice">
      <input
        id={id}
        name={name}
        type="checkbox"
        value={value}
        required
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, false, error)}
      />
      <label htmlFor={id}>
        {children}
        <span className="need required">必須</span>
      </label>
    </div>
  </div>
)
