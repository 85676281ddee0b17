import type { ContactState } from '#contract/desk-contact.ts'

/** What became of messages to the operator, in words. */
export const contactStateNames = {
  new: '未対応',
  answered: '返信済み',
  closed: '返信不要',
  spam: '迷惑',
} as const satisfies Record<ContactState, string>
