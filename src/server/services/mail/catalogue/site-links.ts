import type { MailBlock } from './document.ts'

/** Ways into the site that several mails show, each in the same words. */
export const siteLinks = {
  resetPassword: { kind: 'link', words: 'パスワードを再設定する', href: '/login/password-forget' },
  settings: { kind: 'link', words: '設定のページを開く', href: '/config' },
} as const satisfies Record<string, MailBlock>
