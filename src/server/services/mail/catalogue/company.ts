import { accountWay } from '#contract/account-way.ts'
import { companyVerificationNames, type CompanyVerification } from '#contract/codes/company.ts'
import { companyWay } from '#contract/company-sections.ts'
import { deskRoutes } from '#contract/desk-routes.ts'
import { formatDate } from '#contract/format/time.ts'
import type { MailBlock, MailDocument, MailSite, MailTemplates } from './document.ts'

/** `reason`: why, in the operator's words; empty when there is nothing to tell. */
type Review = { decision: 'approve' | 'reject' | 'suspend' | 'resume'; displayName: string; reason: string }

const subjects = {
  approve: '企業アカウントの確認が完了しました',
  reject: '企業アカウントの確認結果のお知らせ',
  suspend: '企業アカウントの利用停止のお知らせ',
  resume: '企業アカウントの利用再開のお知らせ',
} as const satisfies Record<Review['decision'], string>

const decided = ({ decision, displayName }: Review): readonly MailBlock[] => {
  switch (decision) {
    case 'approve':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}の情報を確認しました。求人を公開できるようになりました。`,
        },
        { kind: 'button', words: 'マイページを開く', href: '/mypage' },
      ]
    case 'reject':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}の情報を確認した結果、登録をお受けできませんでした。求人は公開されません。`,
        },
      ]
    case 'suspend':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}のご利用を停止しました。公開中の求人は表示されなくなります。`,
        },
      ]
    case 'resume':
      return [
        {
          kind: 'paragraph',
          text: `${displayName}のご利用を再開しました。会社のページと、募集中の求人が、もう一度表示されます。`,
        },
        { kind: 'button', words: 'マイページを開く', href: '/mypage' },
      ]
  }
}

export const why = (reason: string): readonly MailBlock[] =>
  reason === ''
    ? []
    : [
        { kind: 'paragraph', text: '理由は次のとおりです。' },
        { kind: 'quotation', text: reason },
      ]

export const questions = (email: string): MailBlock => ({
  kind: 'address',
  words: 'ご不明な点は、次のアドレスへお問い合わせください。',
  email,
})

/** The operator's way to a company. */
export const toDesk = (companyId: string): MailBlock => ({
  kind: 'button',
  words: '運営者デスクで確かめる',
  href: accountWay.signIn(deskRoutes.company(companyId)),
})

/** `dueAt`: an instant. */
type DeskDue = { companyId: string; displayName: string; dueAt: string }

/** `before` and `after` are empty where there was, or is, nothing. */
type Changes = readonly {
  column: 'legalName' | 'kana' | 'displayName' | 'corporateNumber'
  before: string
  after: string
}[]

const columnNames = {
  legalName: '会社名',
  kana: 'フリガナ',
  displayName: '表示名',
  corporateNumber: '法人番号',
} as const satisfies Record<Changes[number]['column'], string>

const orNone = (text: string) => (text === '' ? 'なし' : text)

/** What there was and what comes, side by side. */
const changeFacts = (changes: Changes) =>
  changes.map(({ column, before, after }) => ({
    label: columnNames[column],
    value: `${orNone(before)} → ${orNone(after)}`,
  }))

type Registered = {
  companyId: string
  legalName: string
  displayName: string
  /** Empty: it says that it is a sole trader's. */
  corporateNumber: string
  representative: string
  address: string
  tel: string
  /** What stands behind the @ of the address of who registered it. */
  mailDomain: string
  freeMail: boolean
}

type RenameAsked = {
  companyId: string
  displayName: string
  /** The mark that its page shows now. */
  verification: CompanyVerification
  changes: Changes
}

type RenameDecided = {
  companyId: string
  displayName: string
  decision: 'approve' | 'reject'
  changes: Changes
  /** In the operator's words; empty where they approved. */
  reason: string
  /** The mark that its page shows from now on. */
  verification: CompanyVerification
}

export const companyMails = {
  /** Tells the operator that a company registered and waits. */
  'company-registered': (given: Registered): MailDocument => ({
    subject: '会社が登録され、確認を待っています',
    blocks: [
      { kind: 'paragraph', text: '次の会社が登録されました。承認するまで公開されません。' },
      {
        kind: 'facts',
        facts: [
          { label: '会社名', value: given.legalName },
          { label: '表示名', value: given.displayName },
          {
            label: '法人番号',
            value: given.corporateNumber === '' ? 'なし（個人事業主）' : given.corporateNumber,
          },
          { label: '代表者', value: given.representative },
          { label: '所在地', value: given.address },
          { label: '電話番号', value: given.tel },
          {
            label: 'メールのドメイン',
            value: given.freeMail ? `${given.mailDomain}（フリーメール）` : given.mailDomain,
          },
          { label: 'ID', value: given.companyId },
        ],
      },
      toDesk(given.companyId),
    ],
  }),

  /** Tells the operator that an approved company wants to be called otherwise; the old names stay until they decide. */
  'company-rename-asked': ({ companyId, displayName, verification, changes }: RenameAsked): MailDocument => ({
    subject: '会社の名前か法人番号の変更が、確認を待っています',
    blocks: [
      {
        kind: 'paragraph',
        text: changes.some(({ column }) => column === 'corporateNumber')
          ? '承認済みの会社が、次の変更を届け出ました。承認するまで、これまでの内容が表示され、この会社の新しい求人は掲載されません。'
          : '承認済みの会社が、次の変更を届け出ました。承認するまで、これまでの内容が表示されます。',
      },
      {
        kind: 'facts',
        facts: [
          { label: '会社', value: displayName },
          { label: 'ID', value: companyId },
          ...changeFacts(changes),
          { label: 'いまの確認のしるし', value: companyVerificationNames[verification] },
        ],
      },
      toDesk(companyId),
      { kind: 'link', words: '会社のページ', href: `/company?id=${companyId}` },
    ],
  }),

  /** Tells an owner of a company with public ads from when on it publishes none without a desk for harassment. */
  'harassment-desk-due': ({ companyId, displayName, dueAt }: DeskDue): MailDocument => ({
    subject: 'ハラスメントの相談窓口を登録してください',
    blocks: [
      {
        kind: 'paragraph',
        text: `${displayName}は、応募者がハラスメントについて相談できる窓口をまだ登録していません。${formatDate(dueAt)}から、窓口のない会社は、新しい求人を掲載できなくなります。掲載中の求人は、そのまま続きます。`,
      },
      {
        kind: 'paragraph',
        text: '就職活動中の人の相談に応じる体制は、2026年10月から企業の義務です（男女雇用機会均等法13条）。社外の窓口も登録できます。',
      },
      {
        kind: 'button',
        words: '相談窓口を登録する',
        href: accountWay.signIn(companyWay.page(companyId, 'contact')),
      },
    ],
  }),

  /** Tells the owners of a company what the operator decided about its new names, and why. */
  'company-rename-decided': (
    { companyId, displayName, decision, changes, reason, verification }: RenameDecided,
    { operator }: MailSite,
  ): MailDocument => ({
    subject:
      decision === 'approve'
        ? '会社の名前などの変更が公開されました'
        : '会社の名前などの変更についてのお知らせ',
    blocks: [
      {
        kind: 'paragraph',
        text:
          decision === 'approve'
            ? `${displayName}が届け出た次の変更を確認し、公開しました。`
            : `${displayName}が届け出た次の変更は、お受けできませんでした。これまでの内容が表示されます。`,
      },
      {
        kind: 'facts',
        facts: [
          ...changeFacts(changes),
          { label: '運営者による確認', value: companyVerificationNames[verification] },
        ],
      },
      ...why(reason),
      { kind: 'button', words: '会社の情報を開く', href: `/company?id=${companyId}&view=edit` },
      questions(operator.email),
    ],
  }),

  /** Tells the people of a company what the operator decided, and why. */
  'company-review': (review: Review, { operator }: MailSite): MailDocument => ({
    subject: subjects[review.decision],
    blocks: [...decided(review), ...why(review.reason), questions(operator.email)],
  }),

  /** Tells the people of a company that the operator took an ad down, and why. */
  'job-post-removed': (
    { title, reason }: { title: string; reason: string },
    { name, operator }: MailSite,
  ): MailDocument => ({
    subject: '求人の掲載を取りやめました',
    blocks: [
      { kind: 'paragraph', text: `${name}に掲載していた次の求人の掲載を取りやめました。` },
      { kind: 'facts', facts: [{ label: '求人', value: title }] },
      ...why(reason),
      questions(operator.email),
    ],
  }),
} as const satisfies MailTemplates
