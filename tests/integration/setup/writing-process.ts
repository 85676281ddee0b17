/**
 * A process that is going to be killed. `write`: stores messages to the operator with their mails, three at a time, and
 * sends applications of new students to a new ad, three at a time; says the id of each once it is committed. `tell`:
 * the same with what one person is told, on the site and by mail. `mail`: sends what is in line through the mail server of
 * SMTP_URL. `accept`: the same, but says what the server took and never comes to write that down. The place of the database is the second argument, as JSON.
 */
import process from 'node:process'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import { createContactMessages } from '#server/backend/contact/contact-messages.ts'
import { openDatabase, type DatabasePlace } from '#server/backend/database/open.ts'
import { createWork, nobodyLooks, notifyNobody } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { openTaskQueue } from '#server/backend/tasks/task-queue.ts'
import { handleEvery } from '#server/backend/testing/task-handlers.ts'
import { createLog } from '#server/platform/log.ts'
import { insertStudent, openApplications } from '#server/backend/testing/applications.ts'
import { insertCompany, insertJobPost, testNow } from '#server/backend/testing/records.ts'
import { messageNews } from '#server/domain/news/message-news.ts'
import { newId } from '#server/platform/ids.ts'
import { createMailer } from '#server/services/mail/mailer.ts'
import { nothingStopped } from '#server/services/mail/testing/nothing-stopped.ts'
import { createSmtp } from '#server/services/mail/smtp.ts'

const [what, place = ''] = process.argv.slice(2)
const { log } = createLog('silent')
const handle = await openDatabase(JSON.parse(place) as DatabasePlace)
const sends = what === 'mail' || what === 'accept'
const tasks = await openTaskQueue({ client: handle.client, role: sends ? 'worker' : 'sender', log })

const writeMessages = async () => {
  const start = Date.now()
  let count = 0
  const now = () => new Date(start + count * 10_000)
  const work = createWork({
    handle,
    tasks,
    invalidation: { tell: () => {} },
    notify: notifyNobody,
    live: nobodyLooks,
    now,
  })
  const contact = createContactMessages({
    database: handle.database,
    work,
    formKey: 'key',
    operatorEmail: 'desk@example.com',
    rateLimits: createRateLimits(handle.database, { scale: 100_000, now }),
    now,
  })
  const one = async (): Promise<void> => {
    const token = contact.issueForm()
    count += 1
    const body = 'この工程は途中で止められます。'
    const message = { kind: 'question' as const, name: '山田', email: 'a@example.com', body }
    const form = { token, client: '192.0.2.1', ownEmail: null }
    const answer = await contact.accept({ kind: 'guest' }, message, form)
    process.stdout.write(`message ${answer.kind === 'accepted' ? answer.id : answer.kind}\n`)
    return one()
  }
  await Promise.all([one(), one(), one()])
}

const mail = async () => {
  const smtp = createSmtp({ url: process.env['SMTP_URL'] ?? '', from: 'site@example.com', dkim: null })
  const site = { name: 'みちしるべ', origin: 'https://jobs.example', operator: { email: 'desk@example.com' } }
  const none = async () => {}
  await tasks.work(
    {
      ...handleEvery(() => none),
      'send-mail': async ({ id, mail: given }) => {
        await createMailer({ site, send: smtp.send, ...nothingStopped })(id, given)
        if (what === 'mail') return
        process.stdout.write(`${id}\n`)
        await new Promise(() => {})
      },
    },
    {},
  )
}

const sendApplications = async () => {
  const { database } = handle
  const work = createWork({
    handle,
    tasks,
    invalidation: { tell: () => {} },
    notify: notifyNobody,
    live: nobodyLooks,
    now: () => testNow,
  })
  const { draft, send } = openApplications(handle, { work })
  const jobPostId = await insertJobPost(database, await insertCompany(database), {
    questions: ['なぜですか。'],
  })
  const one = async (): Promise<void> => {
    const uid = await insertStudent(database, `student-${newId()}`)
    await draft(uid, jobPostId)
    const answer = await send(uid, jobPostId)
    process.stdout.write(`application ${answer.kind === 'sent' ? answer.id : answer.kind}\n`)
    return one()
  }
  await Promise.all([one(), one(), one()])
}

const tell = async () => {
  const work = createWork({
    handle,
    tasks,
    invalidation: { tell: () => {} },
    notify: notifyNobody,
    live: nobodyLooks,
    now: () => new Date(),
  })
  const one = async (): Promise<void> => {
    const id = newId()
    await work({ kind: 'task', name: 'tell' }, async (unit) => {
      const words = messageNews.ofCompany({ threadId: id, company: 'みらい商事', readUpTo: 0 })
      const data = { threadId: id, from: 'みらい商事' }
      unit.tell(
        ...newsTo([{ uid: 'told', email: 'told@example.com' }], words, { kind: 'message-received', data }),
      )
    })
    process.stdout.write(`${id}\n`)
    return one()
  }
  await Promise.all([one(), one(), one()])
}

if (sends) await mail()
else if (what === 'tell') await tell()
else await Promise.all([writeMessages(), sendApplications()])
