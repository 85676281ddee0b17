import { actions } from 'astro:actions'
import { useState } from 'react'
import { confirmingPerson } from '#browser/api/confirm-person.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import { emailChangeMessages } from '#browser/messages/config.ts'
import { fieldMessage } from '#browser/messages/fields.ts'
import { newEmailSchema } from '#contract/account-security.ts'
import { ConfirmPerson } from '#islands/ui/confirm-person.tsx'
import { TextField } from '#islands/ui/field.tsx'
import { Form } from '#islands/ui/form.tsx'
import { useForm, type Outcome } from '#islands/ui/use-form.ts'
import type { Person } from './sensitive-button.tsx'

/** Asks for a new e-mail address, which a link confirms. */
export const EmailForm = ({ client, email, here }: Person) => {
  const [waiting, setWaiting] = useState<string | null>(null)

  const change = async (wanted: string): Promise<Outcome> => {
    const answer = await callSensitive(() => actions.config.requestEmailChange({ email: wanted }))
    if (answer.kind === 'failed') return answer
    if (answer.kind === 'confirm') {
      setWaiting(wanted)
      return { kind: 'done' }
    }
    if (answer.data.kind !== 'sent') return { kind: 'failed', message: emailChangeMessages[answer.data.kind] }
    location.assign(answer.data.next)
    return { kind: 'left' }
  }

  const form = useForm({
    id: 'email',
    schema: newEmailSchema,
    labels: { email: '新しいメールアドレス' },
    describe: fieldMessage,
    submit: ({ email: wanted }) => change(wanted),
  })

  if (waiting !== null)
    return (
      <ConfirmPerson
        confirming={confirmingPerson({ client, email, here })}
        done={() => void change(waiting)}
      />
    )
  return (
    <Form form={form} button="確認メールを送る" pending="送信しています…">
      <TextField
        {...form.field('email')}
        need="required"
        support="このアドレスに確認のメールをお送りします。リンクを開くと変更されます。"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Form>
  )
}
