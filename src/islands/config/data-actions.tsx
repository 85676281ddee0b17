import { actions } from 'astro:actions'
import { useEffect, useRef, useState } from 'react'
import { deletionDays } from '#contract/account-security.ts'
import { callSensitive } from '#browser/api/sensitive.ts'
import { deletionMessages } from '#browser/messages/config.ts'
import { Alert } from '#islands/ui/alert.tsx'
import { PressForm } from '#islands/ui/press-form.tsx'
import { SensitiveButton, type Person } from './sensitive-button.tsx'

const save = (json: string) => {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(address)
}

/** A copy of everything kept about the person. */
export const ExportButton = ({ client, email }: Person) => (
  <SensitiveButton
    client={client}
    email={email}
    text="データをダウンロードする"
    pendingText="用意しています…"
    run={() => callSensitive(() => actions.config.exportAccount())}
    done={save}
  />
)

/** Asks for the deletion of the account, which happens days later: a first press asks, the second one files it. */
export const DeleteButton = ({ client, email }: Person) => {
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  if (!isAsked) return <PressForm text="アカウントを削除する" press={() => setAsked(true)} />
  return (
    <div className="stack">
      <p ref={question} tabIndex={-1}>
        {email} のアカウントの削除を申し込みますか。{deletionDays}日後に削除され、元に戻せません。
      </p>
      {refused !== null && <Alert message={refused} />}
      <SensitiveButton
        client={client}
        email={email}
        text="削除を申し込む"
        pendingText="受け付けています…"
        run={() => callSensitive(() => actions.config.requestDeletion())}
        done={(answer) => {
          if (answer === 'requested') location.assign('/config/complete?done=deletion')
          else setRefused(deletionMessages[answer])
        }}
      />
      <p>
        <button
          className="button bare"
          type="button"
          onClick={() => {
            setRefused(null)
            setAsked(false)
          }}
        >
          やめる
        </button>
      </p>
    </div>
  )
}
