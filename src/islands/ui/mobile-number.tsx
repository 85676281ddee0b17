import { useEffect } from 'react'
import type { FieldProblem } from '#contract/account-field.ts'
import { mobileNumberSchema, showMobileNumber } from '#contract/phone.ts'
import { TextField } from './field.tsx'
import { Form } from './form.tsx'
import { useForm } from './use-form.ts'

type Props = {
  describe: (label: string, problem: FieldProblem) => string
  /** `first`: the page begins with it. `step`: it takes the place of something else, and the focus. */
  arrival: 'first' | 'step'
  /** E.164; what was given before. */
  given?: string | null
  /** Gets the number as E.164. */
  done: (phone: string) => void | Promise<void>
}

/** Asks for a mobile number that a code is sent to. */
export const MobileNumber = ({ describe, arrival, given = null, done }: Props) => {
  const form = useForm({
    id: 'sms',
    schema: mobileNumberSchema,
    labels: { phone: '携帯電話番号' },
    describe,
    submit: async ({ phone }) => {
      await done(phone)
      return { kind: 'done' }
    },
  })
  useEffect(() => {
    if (arrival === 'step') document.getElementById('sms-phone')?.focus()
  }, [arrival])
  return (
    <Form form={form} button="確認コードを受け取る" pending="送っています…">
      <TextField
        {...form.field('phone')}
        need="required"
        support={
          <>
            SMSを受け取れる国内の番号です。<span className="whole">例：090-1234-5678</span>
          </>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...(given !== null && { defaultValue: showMobileNumber(given) })}
      />
    </Form>
  )
}
