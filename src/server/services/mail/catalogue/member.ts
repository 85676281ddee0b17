import type { CompanyRole } from '#contract/account.ts'
import { companyRoleNames } from '#contract/company-abilities.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

const minute = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
})

const membersPage = (companyId: string): MailBlock => ({
  kind: 'link',
  words: 'メンバーの一覧を見る',
  href: `/company?id=${companyId}&view=members`,
})

/** People who join and leave companies. */
export const memberMails = {
  /** To an address that anybody may have typed: it repeats nothing but the name of an approved company. */
  'company-invite': (
    {
      link,
      company,
      role,
      expiresAt,
    }: { link: string; company: string; role: CompanyRole; expiresAt: string },
    { name }: MailSite,
  ): MailDocument => ({
    subject: '会社のメンバーへの招待が届いています',
    blocks: [
      { kind: 'paragraph', text: `${name}で求人を扱う会社のメンバーに招待されました。` },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          { label: '権限', value: companyRoleNames[role] },
          { label: '招待の期限', value: minute.format(new Date(expiresAt)) },
        ],
      },
      { kind: 'button', words: '招待の内容を確認する', href: link },
      {
        kind: 'note',
        text: '開いただけでは参加になりません。心当たりがない場合は、このメールを破棄してください。期限が過ぎると招待は無効になります。',
      },
    ],
  }),

  /** To the owners. */
  'member-joined': ({
    company,
    companyId,
    role,
    email,
  }: {
    company: string
    companyId: string
    role: CompanyRole
    email: string
  }): MailDocument => ({
    subject: '招待した方がメンバーに加わりました',
    blocks: [
      { kind: 'paragraph', text: '招待を受けた方が、会社のメンバーに加わりました。' },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          { label: 'メールアドレス', value: email },
          { label: '権限', value: companyRoleNames[role] },
        ],
      },
      membersPage(companyId),
    ],
  }),

  /** To the owners. `name`: empty where the person wrote no profile. */
  'member-left': ({
    company,
    companyId,
    name,
    email,
  }: {
    company: string
    companyId: string
    name: string
    email: string
  }): MailDocument => ({
    subject: 'メンバーが会社から抜けました',
    blocks: [
      { kind: 'paragraph', text: '次の方が、ご自身の操作で会社のメンバーから抜けました。' },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          ...(name === '' ? [] : [{ label: '表示名', value: name }]),
          { label: 'メールアドレス', value: email },
        ],
      },
      membersPage(companyId),
    ],
  }),

  'member-role-changed': ({
    company,
    companyId,
    role,
  }: {
    company: string
    companyId: string
    role: CompanyRole
  }): MailDocument => ({
    subject: '会社での権限が変わりました',
    blocks: [
      { kind: 'paragraph', text: '会社の管理者が、あなたの権限を変更しました。' },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: company },
          { label: 'いまの権限', value: companyRoleNames[role] },
        ],
      },
      { kind: 'link', words: 'マイページを開く', href: `/mypage?company=${companyId}` },
    ],
  }),

  'member-removed': ({ company }: { company: string }): MailDocument => ({
    subject: '会社のメンバーから外れました',
    blocks: [
      {
        kind: 'paragraph',
        text: '会社の管理者が、あなたをメンバーから外しました。この会社の情報は見られなくなります。アカウントは残ります。',
      },
      { kind: 'facts', facts: [{ label: '会社', value: company }] },
      { kind: 'link', words: 'アカウントの設定を開く', href: '/config' },
    ],
  }),
} as const satisfies MailTemplates
