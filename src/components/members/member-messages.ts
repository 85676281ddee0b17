import type { AcceptInviteAnswer, InviteAnswer, MemberChangeAnswer } from '#contract/company-members.ts'
import { memberLimits } from '#contract/company-members.ts'

/** What kept an invitation from being sent, and the status of the page that says so. */
export const inviteRefusals = {
  member: { status: 409, text: 'このメールアドレスの方は、すでにメンバーです。' },
  invited: {
    status: 409,
    text: 'このメールアドレスには、すでに招待を送っています。届いていないときは、一覧の「もう一度送る」を押してください。',
  },
  invites_full: {
    status: 409,
    text: `返事を待っている招待が${memberLimits.openInvites}件あるため、いまは送れません。使われていない招待を取り消してください。`,
  },
  members_full: {
    status: 409,
    text: `メンバーが${memberLimits.members}人に達しているため、招待できません。`,
  },
  limited: {
    status: 429,
    text: '1日に送れる招待の数に達しました。届いていない方への再送も数えます。明日もう一度お試しください。',
  },
  not_active: {
    status: 409,
    text: '運営者による会社の確認が済んでいないか、利用を停止しているため、招待を送れません。',
  },
} as const satisfies Record<Exclude<InviteAnswer, 'sent'>, { status: number; text: string }>

/** Why a member stays what they are. */
export const changeRefusals = {
  last_owner: {
    status: 409,
    text: '会社には管理者が1人以上必要です。先に、ほかのメンバーを管理者にしてください。アカウントの削除を申し込んだ管理者は数えません。',
  },
} as const satisfies Record<Exclude<MemberChangeAnswer, 'done'>, { status: number; text: string }>

/** Why nobody joined. */
export const acceptRefusals = {
  ended: { status: 410, text: 'この招待は、期限が過ぎたか、取り消されています。' },
  other_address: { status: 403, text: 'この招待は、ほかのメールアドレスに送られたものです。' },
  members_full: {
    status: 409,
    text: 'この会社のメンバーの数が上限に達しているため、参加できません。会社の管理者にお知らせください。',
  },
  companies_full: {
    status: 409,
    text: `参加できる会社は${memberLimits.companies}社までです。使っていない会社から抜けてから、もう一度お試しください。`,
  },
} as const satisfies Record<
  Exclude<AcceptInviteAnswer, 'accepted' | 'member'>,
  { status: number; text: string }
>

/** What was done, as the page says it once. */
const done = {
  invited: '招待を送りました。',
  resent: '招待をもう一度送りました。前に送ったリンクは使えなくなります。',
  revoked: '招待を取り消しました。',
  role: '権限を変更しました。',
  removed: 'メンバーから外しました。',
} as const
export type MemberDone = keyof typeof done

const isDone = (text: string | null): text is MemberDone => text !== null && Object.hasOwn(done, text)

export const readDone = (text: string | null): string | null => (isDone(text) ? done[text] : null)
