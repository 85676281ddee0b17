import type { Line } from '#browser/stores/thread.ts'

type Parts = {
  lines: () => readonly Line[]
  /** True: it is gone; false: it cannot be any more; null: nobody knows. */
  takeBack: (message: string) => Promise<boolean | null>
  /** While the site is asked, what changes must not load the page anew. */
  holds: (isHeld: boolean) => void
  taken: (message: string, words: string, files: readonly string[]) => void
  failed: () => void
}

/** The presses that take back messages that wait for the morning, in the page. The form of each does it without this. */
export const hearTakeBacks = (list: HTMLElement, parts: Parts): void => {
  const { lines, takeBack, holds, taken, failed } = parts
  list.addEventListener(
    'submit',
    (event) => {
      const pressed = event.target
      // Without anything else in it the thread goes, and the site says where to write again.
      if (!(pressed instanceof HTMLFormElement) || lines().length < 2) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const valueOf = (name: string) =>
        pressed.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
      const [message, words] = [valueOf('id'), valueOf('text')]
      holds(true)
      void takeBack(message).then((answer) => {
        holds(false)
        if (answer === false) pressed.submit()
        else if (answer === null) failed()
        else {
          const line = lines().find((each) => each.id === message)
          if (line === undefined) return
          taken(
            message,
            words,
            (line.message?.files ?? []).flatMap(({ fileId }) => fileId ?? []),
          )
        }
      })
    },
    { capture: true },
  )
}
