import { fieldMessage } from '#browser/messages/fields.ts'
import { mobileNumberSchema } from '#contract/phone.ts'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { useForm } from '#islands/ui/use-form.ts'

/** Asks for a mobile number; `done` gets it as E.164. */
export const SmsNumber = ({ done }: { done: (phone: string) => void }) => {
  const form = useForm({
    id: 'sms',
    schema: mobileNumberSchema,
    labels: { phone: '携帯電話番号' },
    describe: fieldMessage,
    submit: async ({ phone }) => {
      done(phone)
      return { kind: 'done' }
    },
  })
  return (
    <Form form={form} button="確認コードを受け取る" pending="送っています…">
      <TextField
        {...form.field('phone')}
        need="required"
        support="SMSを受け取れる国内の番号です。例：090-1234-5678"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </Form>
  )
}
