import type { ResultOf } from '#operations/graphql.ts'
import type { DeskPersonQuery } from '#operations/desk/people.ts'

type Person = NonNullable<ResultOf<typeof DeskPersonQuery>['deskPerson']>

/** One thing that an operator can do for a person. */
export type PersonAct = {
  title: string
  /** What it does, in words. */
  text: string
  button: string
  /** What has to be confirmed: the field's name and its words. */
  confirm: { name: string; words: string; need: 'required' | 'optional' } | null
  /** It sends mails that are shown first. */
  shown: 'first' | 'not'
  done: string
  /** Whether it makes sense for the person now. */
  fits: (person: Person) => boolean
}

const identity = {
  name: 'looked',
  words: '本人であることを確かめました（書類の写しや番号は保存していません）',
  need: 'required',
} as const

/** All of them, by the action's name. */
export const personActs = {
  startRemoval: {
    title: '2段階認証の解除を始める',
    text: '電話と回復コードの両方をなくした方のための手続きです。72時間後に解除します。それまでは、本人がメールのリンクでいつでも取り消せ、2段階認証でログインしたときも取り消されます。会社と運営者のアカウントは、ほかの運営者の承認から72時間です。知らせはメールとサイト上だけで、SMSでは送りません。どのアドレスにもメールを送れないあいだは、解除しません。解除のあと7日間は、メールアドレスの変更などを止めます。',
    button: '解除を始める',
    confirm: identity,
    shown: 'first',
    done: '2段階認証の解除を受け付けました。',
    fits: ({ removal, atProvider }) => removal === null && (atProvider?.factors.length ?? 0) > 0,
  },
  confirmRemoval: {
    title: '2段階認証の解除を承認する',
    text: '始めた人とは別の運営者が承認します。承認から72時間後に解除し、本人のすべてのアドレスに知らせます。',
    button: '承認する',
    confirm: null,
    shown: 'first',
    done: '2段階認証の解除を承認しました。',
    fits: ({ removal }) => removal?.state === 'asked',
  },
  endRemoval: {
    title: '2段階認証の解除を取り消す',
    text: '2段階認証はそのままになり、本人に知らせます。',
    button: '取り消す',
    confirm: null,
    shown: 'first',
    done: '2段階認証の解除を取り消しました。',
    fits: ({ removal }) => removal?.state === 'asked' || removal?.state === 'waiting',
  },
  resend: {
    title: '確認メールを送り直す',
    text: 'メールアドレスを確認するためのメールを、登録のアドレスに送ります。リンクは送るときに作られるため、先に表示できません。',
    button: '送り直す',
    confirm: null,
    shown: 'not',
    done: '確認メールを送り直しました。',
    fits: ({ atProvider }) => atProvider?.emailVerified === false,
  },
  liftStop: {
    title: 'メールの停止を解く',
    text: 'この方のアドレスへのメールを再開します。迷惑メールとして報告されたときは、本人から依頼があったときだけです。',
    button: '停止を解く',
    confirm: { name: 'requested', words: '本人から再開の依頼がありました', need: 'optional' },
    shown: 'not',
    done: 'メールの停止を解きました。',
    fits: ({ mailStop }) => mailStop !== null,
  },
  unlock: {
    title: '回数の制限を解く',
    text: 'この方とそのアドレスについて数えている回数を、0に戻します。',
    button: '制限を解く',
    confirm: null,
    shown: 'not',
    done: '回数の制限を解きました。',
    fits: ({ counts }) => counts.length > 0,
  },
  endSignIns: {
    title: 'すべての端末でログアウトさせる',
    text: '開いているログインをすべて終え、本人に知らせます。',
    button: 'ログアウトさせる',
    confirm: null,
    shown: 'first',
    done: 'すべての端末でログアウトさせました。',
    fits: () => true,
  },
  requestDeletion: {
    title: 'アカウントの削除を受け付ける',
    text: '本人から書面かメールで申し出があったときだけです。本人の操作と同じく7日後に削除し、それまでは本人が取り消せます。',
    button: '削除を受け付ける',
    confirm: {
      name: 'written',
      words: '本人からの申し出を、書面か登録のアドレスからのメールで受け取りました',
      need: 'required',
    },
    shown: 'first',
    done: 'アカウントの削除を受け付けました。',
    fits: ({ kind, deletionDueAt }) => kind !== 'admin' && deletionDueAt === null,
  },
  cancelDeletion: {
    title: 'アカウントの削除を取り消す',
    text: '本人が申し込んでいない削除で、本人がログインできないときのためのものです。アカウントはそのまま残り、本人に知らせます。',
    button: '削除を取り消す',
    confirm: null,
    shown: 'first',
    done: 'アカウントの削除を取り消しました。',
    fits: ({ deletionDueAt }) => deletionDueAt !== null,
  },
} as const satisfies Record<string, PersonAct>

export type PersonActName = keyof typeof personActs
export const personActNames = [
  'startRemoval',
  'confirmRemoval',
  'endRemoval',
  'resend',
  'liftStop',
  'unlock',
  'endSignIns',
  'requestDeletion',
  'cancelDeletion',
] as const satisfies readonly PersonActName[]
