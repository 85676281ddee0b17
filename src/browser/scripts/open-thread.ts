import { markThreadRead, readThread, sendMessage, takeBackMessage } from '#browser/api/thread.ts'
import { notTakenBackWords, reconnectingWords, takenBackWords } from '#browser/messages/thread.ts'
import { deviceStore } from '#browser/stores/device-store.ts'
import { confirmSession, live } from '#browser/stores/page-live.ts'
import { createThread, type Line, type ThreadFacts } from '#browser/stores/thread.ts'
import { profileDrafts } from '#browser/stores/profile-drafts.ts'
import { readKeptMessage } from '#browser/stores/thread-outbox.ts'
import { accountWay } from '#contract/account-way.ts'
import { limits } from '#contract/limits.ts'
import { messageLimits } from '#contract/message.ts'
import { announce } from './announce.ts'
import { attachedFiles } from './attached-files.ts'
import { clearErrors } from './clear-errors.ts'
import { hearTakeBacks } from './take-back.ts'
import { createThreadLines } from './thread-lines.ts'
import { createThreadNews } from './thread-news.ts'

/** Longest entry of the device's outbox, in characters: a message whose every character is written as an escape, and its files. */
const longestKept = 36_000
/** Messages of all threads that wait on a device. */
const keptMost = 50
/** How near the end of the page, in pixels, somebody reads who is taken along. */
const nearEnd = 240

const collection = deviceStore.collection('messages', keptMost, readKeptMessage, longestKept)

const lineOf = (element: HTMLElement): Line => ({
  id: element.dataset['message'] ?? '',
  sequence: element.dataset['sequence'] === undefined ? null : Number(element.dataset['sequence']),
  mine: element.classList.contains('mine'),
  message: null,
})

/**
 * An open thread without reloading: what changes appears, and what is sent is shown at once. The page works without it; what
 * the page cannot offer any more it is loaded anew for.
 */
const follow = (page: HTMLElement, list: HTMLElement): void => {
  const id = page.dataset['thread'] ?? ''
  const facts: ThreadFacts = {
    closing: page.dataset['closing'] ?? null,
    mayWrite: 'mayWrite' in page.dataset,
    operatorReadAt: page.dataset['operatorReadAt'] ?? null,
  }
  const [gone, connection, stale] = ['gone', 'connection', 'stale'].map((name) =>
    page.querySelector<HTMLElement>(`[data-${name}]`),
  )
  const form = page.querySelector<HTMLFormElement>('form#compose')
  const text = form?.querySelector<HTMLTextAreaElement>('textarea[name="text"]') ?? null
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null
  const attached = attachedFiles(form)
  const lines = [...list.querySelectorAll<HTMLElement>('[data-message]')].map(lineOf)
  let seen = Math.max(0, ...lines.map(({ sequence }) => sequence ?? 0))
  let marked = seen
  const startedAt = seen
  /** Whether the page once offered what the thread has: one that never does must not be loaded anew for ever. */
  let wasFresh = false

  const thread = createThread({
    id,
    lines,
    facts,
    seen: Number(page.dataset['readByOther'] ?? 0),
    read: (after) => readThread(id, after),
    send: (message) => sendMessage(id, message, seen),
    confirm: confirmSession,
    collection,
    now: () => new Date(),
  })

  // The answer to a form says what became of it: what the form changed must not make the page load before it.
  let leaving = false
  document.addEventListener('submit', (event) => {
    leaving ||= !event.defaultPrevented
  })
  window.addEventListener('pageshow', () => {
    leaving = false
  })

  const sayConnection = (words: string) => {
    if (!connection || connection.textContent === words) return
    connection.textContent = words
    announce(words, words === '' ? 'polite' : 'assertive')
  }
  const typed = () => {
    form?.dispatchEvent(new Event('input'))
  }
  /** Into the field, behind what was typed since. */
  const writeAgain = (field: HTMLTextAreaElement, words: string, files: readonly string[]) => {
    field.value = field.value === '' ? words : `${field.value}\n${words}`
    attached.choose([...attached.chosen().map((file) => file.id), ...files])
    typed()
    field.focus()
  }
  const showLines = createThreadLines(list, {
    retry: (message) => void thread.retry(message),
    takeBack: (message) => {
      // Nothing is given up that cannot be put anywhere.
      const taken = text === null ? null : thread.takeBack(message)
      if (taken !== null && text !== null)
        writeAgain(
          text,
          taken.text,
          taken.files.map((file) => file.id),
        )
    },
    drop: thread.takeBack,
  })
  if (text !== null)
    hearTakeBacks(list, {
      lines: () => thread.$thread.get().lines,
      takeBack: (message) => takeBackMessage(id, message),
      holds: (isHeld) => {
        leaving = isHeld
      },
      taken: (message, words, files) => {
        thread.forget(message)
        writeAgain(text, words, files)
        announce(takenBackWords)
        void thread.catchUp()
      },
      failed: () => sayConnection(notTakenBackWords),
    })

  const markRead = async (): Promise<void> => {
    if (!facts.mayWrite || document.visibilityState !== 'visible' || seen <= marked) return
    const upTo = seen
    marked = upTo
    if (!(await markThreadRead(id, upTo))) marked = Math.min(marked, startedAt)
  }

  const leaveForSignIn = () => location.assign(accountWay.signInOver(location.pathname + location.search))

  const showConnection = () => {
    const lost = live.$state.get() === 'reconnecting' || thread.$thread.get().status === 'behind'
    sayConnection(lost ? reconnectingWords : '')
  }

  const sayNews = createThreadNews(facts.mayWrite && facts.closing === null)
  thread.$thread.subscribe((state, before) => {
    if (state.status === 'signed_out') return leaveForSignIn()
    if (state.status === 'gone') {
      if (gone) {
        gone.hidden = false
        page.replaceChildren(gone)
      }
      return
    }
    const end = document.documentElement.scrollHeight - window.innerHeight - window.scrollY < nearEnd
    const shown = list.childElementCount
    showLines(state)
    if (end && before !== undefined && list.childElementCount > shown)
      list.lastElementChild?.scrollIntoView({ block: 'nearest' })
    const theirs = state.lines.filter(
      ({ mine, sequence, message }) => !mine && message !== null && (sequence ?? 0) > seen,
    )
    seen = Math.max(seen, ...state.lines.map(({ sequence }) => sequence ?? 0))
    const shownUpTo = field('seen')
    if (shownUpTo !== null) shownUpTo.value = String(seen)
    const latest = theirs.at(-1)?.message
    sayNews(state, latest ? `${latest.senderName}: ${latest.text}` : null)
    if (theirs.length > 0) void markRead()
    if (state.stale && wasFresh && !leaving && text?.value === '' && state.pending.length === 0)
      location.reload()
    else if (stale) stale.hidden = !state.stale
    showConnection()
  })

  form?.addEventListener(
    'submit',
    (event) => {
      const words = text?.value.trim() ?? ''
      const own = field('id')
      const takesTemplate = event.submitter?.hasAttribute('formaction') === true
      const files = attached.chosen()
      // The site says what is wrong with it, beside the field.
      if (takesTemplate || text === null || own === null || words === '' || words.length > messageLimits.text)
        return
      if (files.length > limits.messageFiles) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void thread.send(own.value, words, files)
      own.value = crypto.randomUUID()
      text.value = ''
      attached.choose([])
      attached.close()
      clearErrors(form)
      // At once: the outbox has it now, and a session that ends meanwhile leaves no time for it.
      profileDrafts.drop(form.dataset['draft'] ?? '')
      typed()
      list.lastElementChild?.scrollIntoView({ block: 'nearest' })
    },
    { capture: true },
  )

  let lost = false
  live.$state.subscribe((state) => {
    showConnection()
    if (state === 'signed_out') leaveForSignIn()
    if (state === 'connected' && lost) void thread.reconnected()
    lost = state === 'reconnecting'
  })
  live.listen((change) => {
    if (change.kind !== 'everything' && (change.kind !== 'thread' || change.thread !== id)) return
    void thread.catchUp().then(() => {
      wasFresh ||= !thread.$thread.get().stale
    })
  })
  document.addEventListener('visibilitychange', () => void markRead())
  thread.restore(lines.map((line) => line.id))
}

const page = document.querySelector<HTMLElement>('[data-thread][data-live]')
const list = page?.querySelector<HTMLElement>('[data-messages]') ?? null
// Ids of messages are made where the browser calls the address safe: https and loopback.
if (page !== null && list !== null && window.isSecureContext) follow(page, list)
