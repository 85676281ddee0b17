import { actions } from 'astro:actions'
import type { APIContext } from 'astro'
import { readResult, type FormFaults } from '#components/account/read-result.ts'
import { refusalWords } from '#browser/messages/thread.ts'
import { messageLimits } from '#contract/message.ts'
import { plainLines } from '#contract/hidden-characters.ts'
import { routes } from '#contract/routes.ts'
import type { MessageDone } from './message-words.ts'

/** What was typed into the form that was sent. */
export type TypedMessage = {
  id: string
  text: string
  fileIds: readonly string[]
  template: string
  reason: string
}
export const nothingTyped: TypedMessage = { id: '', text: '', fileIds: [], template: '', reason: '' }

/** What became of the form that was sent to the page of messages. */
export type MessageAnswer =
  | { kind: 'none' }
  | { kind: 'elsewhere'; to: string }
  /** A template is taken into the text; or it was taken back from what waited, of which `back` says what it was about. */
  | { kind: 'write'; typed: TypedMessage; back: { application: string } | null }
  /** The writer asks what the check finds in the text. */
  | { kind: 'check'; typed: TypedMessage }
  | { kind: 'failed'; form: 'message' | 'freeze'; status: number; faults: FormFaults; typed: TypedMessage }

type Page = Pick<APIContext, 'getActionResult' | 'request' | 'url'>

const labels = {
  text: 'メッセージ',
  fileIds: '添付するファイル',
  reason: '理由',
  allowed: '夜間のメッセージ',
}

const typedOf = async ({
  request,
}: Page): Promise<TypedMessage & { thread: string; application: string }> => {
  const sent = await request.clone().formData()
  const field = (name: string): string => {
    const value = sent.get(name)
    return typeof value === 'string' ? plainLines(value) : ''
  }
  const { id, text, template, reason, thread, application } = {
    id: field('id'),
    text: field('text'),
    template: field('template'),
    reason: field('reason'),
    thread: field('thread'),
    application: field('application'),
  }
  const fileIds = sent.getAll('fileIds').filter((value) => typeof value === 'string')
  return { id, text, fileIds, template, reason, thread, application }
}

/** By how many characters a text is too long, instead of that it is. */
const sayingHowLong = (faults: FormFaults, text: string, most: number): FormFaults => {
  const over = text.trim().length - most
  if (over <= 0) return faults
  const words = `${over.toLocaleString('ja-JP')}文字多いため送れません。${most.toLocaleString('ja-JP')}文字以内にしてください。`
  return {
    ...faults,
    errors: faults.errors.map((each) => (each.name === 'text' ? { ...each, text: words } : each)),
  }
}

const to = (thread: string, done: MessageDone): MessageAnswer => ({
  kind: 'elsewhere',
  to: `${routes.thread(thread)}&done=${done}#last`,
})

/** Reads the result of the form that was sent, if any, with what was typed where it was not taken. */
export const readMessageForms = async (page: Page): Promise<MessageAnswer> => {
  const { freeze, markRead, reopen, saveNight, send, start, takeBack } = actions.messages
  for (const action of [send, start, freeze, markRead, reopen, takeBack, saveNight]) {
    const error = page.getActionResult(action)?.error
    if (error === undefined) continue
    const form = action === freeze ? 'freeze' : 'message'
    const typed = await typedOf(page)
    const faults = readResult(error, { ...labels, ...(form === 'freeze' && { text: '状況' }) })
    const most = form === 'freeze' ? messageLimits.report : messageLimits.text
    return {
      kind: 'failed',
      form,
      status: error.status,
      faults: sayingHowLong(faults, typed.text, most),
      typed,
    }
  }
  const sent = page.getActionResult(send)?.data ?? page.getActionResult(start)?.data
  if (sent !== undefined) {
    if (sent.refusal !== null || sent.threadId === null || sent.message === null) {
      const failure = refusalWords[sent.refusal ?? 'taken']
      const typed = await typedOf(page)
      // The same id would be taken again.
      const fresh = sent.refusal === 'taken' ? { ...typed, id: '' } : typed
      return {
        kind: 'failed',
        form: 'message',
        status: sent.refusal === 'daily' ? 429 : 409,
        faults: { errors: [], failure },
        typed: fresh,
      }
    }
    return to(sent.threadId, sent.message.sequence === null ? 'held' : 'sent')
  }
  if (page.getActionResult(actions.replies.insertTemplate)?.data !== undefined)
    return { kind: 'write', typed: await typedOf(page), back: null }
  if (page.getActionResult(actions.messages.checkWords)?.data !== undefined)
    return { kind: 'check', typed: await typedOf(page) }
  const thread = async () => (await typedOf(page)).thread
  if (page.getActionResult(freeze)?.data !== undefined) return to(await thread(), 'frozen')
  if (page.getActionResult(markRead)?.data !== undefined) return to(await thread(), 'read')
  if (page.getActionResult(reopen)?.data !== undefined) return to(await thread(), 'reopened')
  const back = page.getActionResult(takeBack)?.data
  if (back === true) {
    const { id: _taken, application, ...typed } = await typedOf(page)
    return { kind: 'write', typed: { ...typed, id: '' }, back: { application } }
  }
  if (back === false) return to(await thread(), 'late')
  return page.getActionResult(saveNight)?.data === undefined
    ? { kind: 'none' }
    : { kind: 'elsewhere', to: `${routes.messages()}?done=night` }
}
