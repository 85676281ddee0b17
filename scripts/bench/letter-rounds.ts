import { sql } from 'drizzle-orm'
import {
  BulkRepliesQuery,
  BulkReplyQuery,
  ChangeBulkLetter,
  LeaveOutBulkLetter,
  MoveBulkReply,
  PrepareBulkReply,
  RemoveReplyTemplate,
  ReplyLetterQuery,
  ReplyTemplatesQuery,
  SaveReplyTemplate,
} from '#operations/replies.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import type { Ad } from './applicants-data.ts'
import { read, type Ask, type Timed } from './asking.ts'

const goals = { list: 50, action: 30 }
const owner = 'bench-owner'
const body = '{{氏名}}様\n「{{求人名}}」の選考の結果をお知らせします。\n{{会社名}}'

const waiting = async ({ database }: DatabaseHandle, { id }: Ad): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from application where job_post_id = ${id} and status = 'submitted' order by id limit 20`,
  )
  return rows.map((row) => row.id)
}

/** A template is kept, filled in and thrown away; twenty letters are made, changed and thrown away. */
export const writeLetters = async (handle: DatabaseHandle, ask: Ask, ad: Ad, timed: Timed): Promise<void> => {
  const of = { companyId: ad.companyId }
  const act = (name: string, run: () => Promise<Record<string, unknown>>) => timed(name, goals.action, run)
  const applicationIds = await waiting(handle, ad)
  const [applicationId] = applicationIds
  await act('keep a template', () => ask(owner, SaveReplyTemplate, { ...of, id: null, name: '結果', body }))
  const templates = await timed('templates', goals.list, () => ask(owner, ReplyTemplatesQuery, of))
  const templateId = read(templates, 'replyTemplates', 0, 'id')
  await timed('a template filled in', goals.list, () =>
    ask(owner, ReplyLetterQuery, { ...of, applicationId, templateId }),
  )
  await act('throw a template away', () => ask(owner, RemoveReplyTemplate, { ...of, id: templateId }))
  const made = await act('make twenty letters', () =>
    ask(owner, PrepareBulkReply, { ...of, applicationIds, reason: 'filled', body }),
  )
  const bulk = { ...of, id: read(made, 'prepareBulkReply', 'id') }
  if (typeof bulk.id !== 'string') throw new Error(`No letters were made: ${JSON.stringify(made)}`)
  await act('change a letter', () =>
    ask(owner, ChangeBulkLetter, { ...bulk, applicationId, text: '計測様 ありがとうございました。' }),
  )
  await act('leave a letter out', () =>
    ask(owner, LeaveOutBulkLetter, { ...bulk, applicationId, leaveOut: 'yes' }),
  )
  await timed('twenty letters', goals.list, () => ask(owner, BulkReplyQuery, { ...bulk, page: 1 }))
  await timed('letters of the company', goals.list, () => ask(owner, BulkRepliesQuery, of))
  await act('throw letters away', () => ask(owner, MoveBulkReply, { ...bulk, move: 'discard', seen: null }))
}
