import { describe, expect, it } from 'vitest'
import { readFieldErrors } from './account-field.ts'
import { contactSchema } from './contact.ts'

const message = {
  kind: 'question',
  name: ' 山田 花子 ',
  email: ' hanako@example.jp ',
  body: '\n求人の探し方を\r\n教えてください。',
}
const problems = (changes: Record<string, unknown>) => {
  const result = contactSchema.safeParse({ ...message, ...changes })
  return result.success ? {} : readFieldErrors(result.error.issues)
}

describe('contactSchema', () => {
  it('takes a message as people type it', () => {
    expect(contactSchema.parse(message)).toEqual({
      kind: 'question',
      name: '山田 花子',
      email: 'hanako@example.jp',
      body: '求人の探し方を\n教えてください。',
    })
  })

  it.each([
    [{ kind: 'spam' }, { kind: 'CHOOSE' }],
    [{ kind: undefined }, { kind: 'CHOOSE' }],
    [{ name: '　 ' }, { name: 'REQUIRED' }],
    [{ name: 'あ'.repeat(81) }, { name: 'TOO_LONG' }],
    [{ name: '山田\r\nBcc: victim@example.jp' }, { name: 'HIDDEN_000D' }],
    [{ email: 'a@b.jp\nBcc: c@d.jp' }, { email: 'NOT_EMAIL' }],
    [{ email: 'a@b.jp, c@d.jp' }, { email: 'NOT_EMAIL' }],
    [{ email: 'hanako@localhost' }, { email: 'NOT_EMAIL' }],
    [{ email: '花子@example.jp' }, { email: 'NOT_EMAIL' }],
    [{ body: ' \n ' }, { body: 'REQUIRED' }],
    [{ body: 'みじかい' }, { body: 'SAY_MORE' }],
    [{ body: 'あ'.repeat(4_001) }, { body: 'TOO_LONG' }],
  ])('refuses %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})
