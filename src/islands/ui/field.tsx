import type { HTMLAttributes, ReactNode } from 'react'
import type { FieldProps } from './use-form.ts'

export type Need = 'required' | 'optional'

/** The label with 必須 or 任意 in words. */
export const FieldLabel = ({ id, label, need }: { id: string; label: string; need: Need }) => (
  <label htmlFor={id}>
    {label}
    <span className={need === 'required' ? 'need required' : 'need'}>
      {need === 'required' ? '必須' : '任意'}
    </span>
  </label>
)

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error === null ? null : (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  )

/** Ids of what explains a field, for `aria-describedby`. */
export const describedBy = (id: string, support: boolean, error: string | null): string | undefined =>
  [support ? `${id}-support` : '', error === null ? '' : `${id}-error`]
    .filter((each) => each !== '')
    .join(' ') || undefined

type Props = FieldProps & {
  need: Need
  support?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Characters that it takes; more are counted, not cut (browser/scripts/long-fields.ts). */
  most?: number
  defaultValue?: string
  readOnly?: boolean
}

/** One line of text: label above, support text before the field, the error beside it. */
export const TextField = ({
  id,
  name,
  label,
  error,
  need,
  support,
  type = 'text',
  most,
  ...input
}: Props) => (
  <div className="field">
    <FieldLabel id={id} label={label} need={need} />
    {support !== undefined && (
      <p className="support" id={`${id}-support`}>
        {support}
      </p>
    )}
    <FieldError id={id} error={error} />
    <input
      {...input}
      className="input"
      id={id}
      name={name}
      type={type}
      data-most={most}
      required={need === 'required'}
      aria-invalid={error !== null}
      aria-describedby={describedBy(id, support !== undefined, error)}
    />
  </div>
)
