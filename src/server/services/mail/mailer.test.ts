import { expect, test } from 'vitest'
import type { Mail } from '#server/ports/mails.ts'
import { createMailer } from './mailer.ts'
import { nothingStopped } from './testing/nothing-stopped.ts'

const site = {
  name: 'みちしるべ',
  origin: 'https://jobs.example',
  operator: { email: 'desk@jobs.example' },
}
const to = 'hanako@example.jp'
const open = (more: Partial<Parameters<typeof createMailer>[0]> = {}) => {
  const sent: Mail[] = []
  const send = createMailer({ site, send: async (mail) => void sent.push(mail), ...nothingStopped, ...more })
  return { sent, send }
}

test('a mail that is sent again has the Message-ID it had, and another mail another', async () => {
  const { sent, send } = open()
  const mail = { to, kind: 'password-changed', data: {} } as const
  for (const id of ['first', 'first', 'second']) await send(id, mail)
  expect(sent.map((each) => [each.to, each.messageId])).toEqual([
    [to, '<first@jobs.example>'],
    [to, '<first@jobs.example>'],
    [to, '<second@jobs.example>'],
  ])
})

const removed = { to, kind: 'member-removed', data: { company: 'こころみ' } } as const

test('a mail of a topic says how to stop it, to the mailbox it goes to; others say nothing of it', async () => {
  const { sent, send } = open({ stopLink: ({ uid, topic }, box) => `/mail/${topic}.${uid}.${box.length}` })
  await send('1', removed, { uid: 'hanako', topic: 'membership' })
  await send('2', removed)
  const address = `https://jobs.example/mail/membership.hanako.${to.length}`
  expect(sent[0]?.unsubscribe).toBe(address)
  expect(sent[0]?.text).toContain(address)
  expect(sent[0]?.text).toContain('「メンバーと招待」')
  expect(sent[0]?.html).toContain(address)
  expect(sent[1]).not.toHaveProperty('unsubscribe')
  expect(sent[1]?.text).not.toContain('/mail/')
})

test('to an address that was stopped nothing goes but mails of sign-in and of the account’s safety', async () => {
  const asked: string[] = []
  const { sent, send } = open({
    isStopped: async (box) => {
      asked.push(box)
      return true
    },
  })
  await send('1', removed, { uid: 'hanako', topic: 'membership' })
  await send('2', { to, kind: 'contact-acknowledgement', data: { id: 'x', contactKind: 'privacy' } })
  expect(sent).toEqual([])
  expect(asked).toEqual([to, to])
  const link = 'https://jobs.example/x'
  await send('3', { to, kind: 'password-changed', data: {} })
  await send('4', { to, kind: 'sign-in-link', data: { link } })
  await send('5', { to, kind: 'mail-restart', data: { link } })
  const change = { change: 'revoke', email: to, end: 'applied' } as const
  await send('6', { to, kind: 'admin-change-ended', data: change })
  expect(sent.map(({ messageId }) => messageId)).toEqual([
    '<3@jobs.example>',
    '<4@jobs.example>',
    '<5@jobs.example>',
    '<6@jobs.example>',
  ])
})

test('what became of each try is kept with its class, and nothing of what it says', async () => {
  const kept: unknown[] = []
  const record = async (tried: unknown) => {
    kept.push(tried)
  }
  const away = new Error('away')
  await open({ record }).send('1', { to, kind: 'password-changed', data: {} })
  await expect(open({ record, send: () => Promise.reject(away) }).send('2', removed)).rejects.toBe(away)
  await open({ record, isStopped: async () => true }).send('3', removed)
  await open({ record }).send('4', {
    to,
    kind: 'sign-in-link',
    data: { link: 'https://jobs.example/x' },
  } as never)
  expect(kept).toEqual([
    { id: '1', to, about: 'security', result: 'sent' },
    { id: '2', to, about: 'notice', result: 'failed' },
    { id: '3', to, about: 'notice', result: 'stopped' },
    { id: '4', to, about: 'account', result: 'sent' },
  ])
})
