import { actions } from 'astro:actions'
import { useState } from 'react'
import { callSensitive } from '#browser/api/sensitive.ts'
import { deletionMessages, exportHeldOff } from '#browser/messages/config.ts'
import { Alert } from '#islands/ui/alert.tsx'
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
export const ExportButton = ({ client, email, here }: Person) => {
  const [refused, setRefused] = useState(false)
  return (
    <div className="stack">
      {refused && <Alert message={exportHeldOff} />}
      <SensitiveButton
        client={client}
        email={email}
        here={here}
        text="データをダウンロードする"
        pendingText="用意しています…"
        run={() => callSensitive(() => actions.config.exportAccount())}
        done={(json) => (json === null ? setRefused(true) : save(json))}
      />
    </div>
  )
}

/** Asks for the deletion of the account, on the page that says what follows from it. */
export const DeleteButton = ({ client, email, here }: Person) => {
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <div className="stack">
      {refused !== null && <Alert message={refused} />}
      <SensitiveButton
        client={client}
        email={email}
        here={here}
        text="削除を申し込む"
        pendingText="受け付けています…"
        run={() => callSensitive(() => actions.config.requestDeletion())}
        done={(answer) => {
          if (answer.kind === 'requested') location.assign(answer.next)
          else setRefused(deletionMessages[answer.kind])
        }}
      />
    </div>
  )
}
