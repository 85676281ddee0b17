import type { ReactNode } from 'react'
import { ScriptForm } from './script-form.tsx'
import { useEarlySubmit } from './use-early-submit.ts'

type Props = {
  text: string
  /** In place of the text while what was pressed is under way; presses count for nothing then. Null: nothing is. */
  pending?: string | null
  /** `main`: the one main action of the page. */
  look?: 'plain' | 'main'
  press: () => void
  /** Stands above the button. */
  children?: ReactNode
}

/** One button that does something on this page. A form, so that a press before the island has come alive is kept. */
export const PressForm = ({ text, pending = null, look = 'plain', press, children }: Props) => {
  const form = useEarlySubmit()
  return (
    <ScriptForm
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (pending === null) press()
      }}
    >
      {children}
      <div>
        <button
          className={look === 'main' ? 'button main wide-button' : 'button'}
          type="submit"
          aria-disabled={pending !== null}
        >
          {pending ?? text}
        </button>
      </div>
    </ScriptForm>
  )
}
