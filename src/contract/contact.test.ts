import { describe, expect, it } from 'vitest'
import { contactSchema } from './contact.ts'

const message = {
  kind: 'question',
  name: ' 山田 花子 ',
  email: ' hanako@example.jp ',
  body: '\n求人の探し方を\r\n教えてください。',
}
const problems = (changes: Record<string, unknown>) => {
  const result = contactSchema.safeParse({ ...message, ...changes })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
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
    [{ kind: 'spam' }, ['kind: required']],
    [{ kind: undefined }, ['kind: required']],
    [{ name: '　 ' }, ['name: required']],
    [{ name: 'あ'.repeat(81) }, ['name: long']],
    [{ name: '山田\r\nBcc: victim@example.jp' }, ['name: controls']],
    [{ email: 'a@b.jp\nBcc: c@d.jp' }, ['email: controls', 'email: format']],
    [{ email: 'a@b.jp, c@d.jp' }, ['email: format']],
    [{ email: 'hanako@localhost' }, ['email: format']],
    [{ email: '花子@example.jp' }, ['email: format']],
    [{ body: 'みじかい' }, ['body: short']],
    [{ body: 'あ'.repeat(4_001) }, ['body: long']],
  ])('refuses %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})
