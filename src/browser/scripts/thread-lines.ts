import { copyWords, fileStateWords, pendingWords } from '#browser/messages/thread.ts'
import type { ThreadFile, ThreadMessage } from '#browser/stores/thread-message.ts'
import type { Line, ThreadState } from '#browser/stores/thread.ts'
import type { Pending } from '#browser/stores/thread-outbox.ts'
import { formatBytes } from '#contract/format/bytes.ts'
import { messageParts } from '#contract/format/message-links.ts'
import { formatInstant } from '#contract/format/time.ts'
import { filePath } from '#contract/stored-file.ts'
import { announce } from './announce.ts'

/** What can be pressed of a message that did not go. */
type Presses = Record<'retry' | 'takeBack' | 'drop', (id: string) => void>

const partOf = (element: Element, name: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-part="${name}"]`)

const cloneOf = (template: HTMLTemplateElement): HTMLElement | null => {
  const copy = template.content.firstElementChild?.cloneNode(true)
  return copy instanceof HTMLElement ? copy : null
}

const textNodes = (text: string): Node[] =>
  messageParts(text).map((part) => {
    if (part.href === null) return document.createTextNode(part.text)
    const link = document.createElement('a')
    link.href = part.href
    link.rel = 'nofollow ugc noopener noreferrer'
    link.target = '_blank'
    link.textContent = part.text
    return link
  })

const fileLine = ({ fileId, name, size, state }: ThreadFile): HTMLElement => {
  const line = document.createElement('li')
  const shown = document.createElement(fileId === null ? 'span' : 'a')
  shown.className = 'file-name'
  shown.textContent = name
  if (shown instanceof HTMLAnchorElement && fileId !== null) shown.href = filePath(fileId)
  const about = document.createElement('span')
  about.className = 'soft small'
  about.textContent = `${formatBytes(size)}${fileStateWords[state]}`
  line.append(shown, about)
  return line
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )

/** When it comes, with the way to take it back, while it waits; after that, when it came. */
const fillDelivery = (element: HTMLElement, { id, sequence, text, deliverAt }: ThreadMessage) => {
  const [held, takeBack, delivered] = ['held', 'take-back', 'delivered'].map((name) => partOf(element, name))
  const when = deliverAt === null ? '' : formatInstant(deliverAt)
  if (delivered !== null && delivered !== undefined) {
    delivered.hidden = sequence === null || deliverAt === null
    delivered.textContent = delivered.hidden ? '' : `・${when}に届きました`
  }
  if (sequence !== null) {
    held?.remove()
    takeBack?.remove()
    return
  }
  const words = held?.querySelector('b') ?? null
  if (words !== null) words.textContent = `${when}に届きます。`
  for (const [name, value] of Object.entries({ id, text })) {
    const field = takeBack?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null
    if (field !== null) field.value = value
  }
}

const fill = (element: HTMLElement, message: ThreadMessage) => {
  const { senderName, senderRole, text, files, sentAt, mine } = message
  element.classList.toggle('mine', mine)
  const sender = partOf(element, 'sender')
  if (sender !== null) sender.textContent = senderName
  const role = partOf(element, 'role')
  if (role !== null) {
    role.textContent = `（${senderRole}）`
    role.hidden = senderRole === ''
  }
  const time = element.querySelector('time')
  if (time !== null) {
    time.dateTime = sentAt
    time.textContent = formatInstant(sentAt)
  }
  element.querySelector('.as-typed')?.replaceChildren(...textNodes(text))
  const attached = partOf(element, 'files')
  attached?.replaceChildren(...files.map(fileLine))
  if (attached !== null) attached.hidden = files.length === 0
  fillDelivery(element, message)
}

/** The lines of an open thread in its page. The page brings the markup, as templates that its own lines are made of too. */
export const createThreadLines = (list: HTMLElement, presses: Presses) => {
  const [lineTemplate, pendingTemplate] = ['line', 'pending'].map((name) =>
    document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`),
  )

  const find = (kind: 'message' | 'outgoing', id: string): HTMLElement | null =>
    list.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`)

  const lineFor = ({ id, sequence, message }: Line): HTMLElement | null => {
    const shown = find('message', id)
    const delivered = shown?.classList.contains('held') === true && sequence !== null
    if (message === null || (shown !== null && !delivered)) return shown
    const made = lineTemplate instanceof HTMLTemplateElement ? cloneOf(lineTemplate) : null
    if (made === null) return null
    made.dataset['message'] = id
    if (sequence !== null) made.dataset['sequence'] = String(sequence)
    made.classList.toggle('held', sequence === null)
    fill(made, message)
    shown?.remove()
    return made
  }

  const pendingFor = ({ id, text, files, state, words }: Pending): HTMLElement | null => {
    const made =
      find('outgoing', id) ??
      (pendingTemplate instanceof HTMLTemplateElement ? cloneOf(pendingTemplate) : null)
    if (made === null) return null
    const [typed, attached, how, buttons] = ['text', 'files', 'state', 'buttons'].map((name) =>
      partOf(made, name),
    )
    if (made.dataset['outgoing'] === undefined) {
      made.dataset['outgoing'] = id
      if (typed) typed.textContent = text
      if (attached && files.length > 0) {
        attached.textContent = `添付：${files.map(({ name }) => name).join('、')}`
        attached.hidden = false
      }
      const on = (press: string, does: () => void) =>
        made.querySelector(`[data-press="${press}"]`)?.addEventListener('click', does)
      on('retry', () => presses.retry(id))
      on('take-back', () => presses.takeBack(id))
      on('drop', () => presses.drop(id))
      on('copy', () => {
        void copyText(text).then((copied) => {
          const words = copied ? copyWords.done : copyWords.failed
          if (how) how.textContent = words
          announce(words)
        })
      })
    }
    if (how) how.textContent = words ?? pendingWords[state]
    if (buttons) buttons.hidden = state !== 'failed' && state !== 'refused'
    return made
  }

  return ({ lines, pending, seen }: ThreadState): void => {
    const wanted = [...lines.map(lineFor), ...pending.map(pendingFor)].filter((each) => each !== null)
    for (const old of list.querySelectorAll<HTMLElement>('[data-outgoing], .held'))
      if (!wanted.includes(old)) old.remove()
    let next = list.firstElementChild
    for (const element of wanted) {
      if (element === next) next = next.nextElementSibling
      else list.insertBefore(element, next)
    }
    for (const { id, mine, sequence } of lines) {
      const read = mine && sequence !== null && sequence <= seen ? find('message', id) : null
      const mark = read === null ? null : partOf(read, 'read')
      if (mark !== null) mark.hidden = false
    }
  }
}
