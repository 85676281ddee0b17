/** How a person is told by mail of one kind of news. */
export const mailChoices = ['at_once', 'daily', 'weekly', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]
export const mailChoiceNames = {
  at_once: 'すぐに',
  daily: '1日1回（朝8時）',
  weekly: '週1回（月曜の朝8時）',
  off: '受け取らない',
} as const satisfies Record<MailChoice, string>

/** Minutes that the mail of a message waits, since who is reading needs none. */
const messageMailMinutes = 3

export const notificationKindNames = [
  'message',
  'application_viewed',
  'application_answered',
  'application_overdue',
  'closing_soon',
  'job_post_changed',
  'interview',
  'saved_search',
  'application_received',
  'application_changed',
  'reply_due',
  'job_post_state',
  'membership',
  'operator',
  'security',
] as const
export type NotificationKind = (typeof notificationKindNames)[number]

type Kind = {
  name: string
  /** What it tells of, in a whole sentence. */
  about: string
  /** The same to companies, where it is told to them in other words. */
  aboutToCompany?: string
  /** Whom it can reach. */
  of: readonly ('student' | 'company' | 'admin')[]
  /** By mail, where the person chose nothing. */
  mail: MailChoice
  /** True: it always comes, on the site and by mail at once. */
  fixed?: true
}

/** Everything a person is told, by kind; each is chosen for itself at /config/notification. */
export const notificationKinds = {
  message: {
    name: 'メッセージ',
    about: `企業からメッセージが届いたときにお知らせします。「すぐに」のメールは、${messageMailMinutes}分たっても読まれていないときに届きます。`,
    aboutToCompany: `学生からメッセージが届いたときにお知らせします。「すぐに」のメールは、${messageMailMinutes}分たっても読まれていないときに届きます。`,
    of: ['student', 'company'],
    mail: 'at_once',
  },
  application_viewed: {
    name: '応募の確認',
    about: '応募した内容を企業が確認したときにお知らせします。',
    of: ['student'],
    mail: 'off',
  },
  application_answered: {
    name: '応募への返信',
    about: '書類選考・面接・内定・見送りの連絡が届いたときにお知らせします。',
    of: ['student'],
    mail: 'at_once',
  },
  application_overdue: {
    name: '返信の遅れと終了',
    about: '約束の日を過ぎても返信がないときや、返信のないまま選考が終わったときにお知らせします。',
    of: ['student'],
    mail: 'at_once',
  },
  closing_soon: {
    name: '締切の近い求人',
    about: '保存した求人の締切が近づいたときにお知らせします。',
    of: ['student'],
    mail: 'daily',
  },
  job_post_changed: {
    name: '応募した求人の変更・終了',
    about: '応募した求人の大切な条件が変わったときや、募集が終わったときにお知らせします。',
    of: ['student'],
    mail: 'at_once',
  },
  interview: {
    name: '面接',
    about: '面接の日時の案内・変更・取り消しがあったときと、前の日にお知らせします。',
    of: ['student', 'company'],
    mail: 'at_once',
  },
  saved_search: {
    name: '保存した検索の新着',
    about: '保存した検索条件に合う求人が新しく出たときにお知らせします。',
    of: ['student'],
    mail: 'at_once',
  },
  application_received: {
    name: '新しい応募',
    about: '応募が届いたときにお知らせします。',
    of: ['company'],
    mail: 'at_once',
  },
  application_changed: {
    name: '応募者の動き',
    about: '応募の取り下げや、内定への返事があったときにお知らせします。',
    of: ['company'],
    mail: 'at_once',
  },
  reply_due: {
    name: '返信の期限',
    about: '返信の期限が近いときや、過ぎたときにお知らせします。',
    of: ['company'],
    mail: 'at_once',
  },
  job_post_state: {
    name: '求人の審査と掲載',
    about: '求人の審査の結果が出たときや、掲載できなかったときにお知らせします。',
    of: ['company'],
    mail: 'at_once',
  },
  membership: {
    name: 'メンバーと招待',
    about: '企業のメンバーの追加・権限の変更・招待があったときにお知らせします。',
    of: ['company'],
    mail: 'at_once',
  },
  operator: {
    name: '運営者からの連絡',
    about: '審査・通報・掲載の停止など、運営者が判断したことをお知らせします。',
    of: ['student', 'company', 'admin'],
    mail: 'at_once',
    fixed: true,
  },
  security: {
    name: 'アカウントの安全',
    about: 'パスワード・2段階認証・メールアドレスの変更や、アカウントの削除があったときにお知らせします。',
    of: ['student', 'company', 'admin'],
    mail: 'at_once',
    fixed: true,
  },
} as const satisfies Record<NotificationKind, Kind>

/** What a kind tells of, in a sentence for who reads it. */
export const notificationAbout = (
  kind: NotificationKind,
  account: 'student' | 'company' | 'admin',
): string => {
  const { about, aboutToCompany = about }: Kind = notificationKinds[kind]
  return account === 'company' ? aboutToCompany : about
}

export const notificationLimits = {
  /** Characters of its one line. */
  text: 200,
  /** Unread ones are counted up to here, then 「99+」. */
  count: 99,
  page: 30,
  messageMailMinutes,
  /** Days after which one is removed, read or not. */
  keptDays: 180,
} as const

/** The number of the header; null: nothing is unread. */
export const notificationCountWords = (count: number): string | null => {
  if (count === 0) return null
  return count > notificationLimits.count ? `${notificationLimits.count}+` : String(count)
}

/** What the person was told, of one kind or of all; `after`: behind this cursor. */
export const notificationsAddress = (
  kind: NotificationKind | null = null,
  after: string | null = null,
): string => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(after !== null && { after }) })
  return query.size === 0 ? '/notification' : `/notification?${query}`
}
