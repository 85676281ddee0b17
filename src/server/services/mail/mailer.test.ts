import { expect, test } from 'vitest'
import type { Mail } from '#server/ports/mails.ts'
import { createMailer } from './mailer.ts'

test('a mail that is sent again has the Message-ID it had, and another mail another', async () => {
  const sent: Mail[] = []
  const site = {
    name: 'みちしるべ',
    origin: 'https://jobs.example',
    operator: { email: 'desk@jobs.example' },
  }
  const send = createMailer({ site, send: async (mail) => void sent.push(mail) })
  const mail = { to: 'hanako@example.jp', kind: 'password-changed', data: {} } as const
  for (const id of ['first', 'first', 'second']) await send(id, mail)
  expect(sent.map(({ to, messageId }) => [to, messageId])).toEqual([
    ['hanako@example.jp', '<first@jobs.example>'],
    ['hanako@example.jp', '<first@jobs.example>'],
    ['hanako@example.jp', '<second@jobs.example>'],
  ])
})
