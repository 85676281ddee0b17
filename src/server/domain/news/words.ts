import type { NotificationKind } from '#contract/notification.ts'

/** What a person is told on the site: one line, where it leads (a path of this site), and what it is about. */
export type NewsWords = {
  kind: NotificationKind
  text: string
  href: string
  /** Like `application:0198…`: what is told of the same stands together, and goes with it. */
  subject: string
  /** A person is told once only of one key. */
  key?: string
}

/** Names may be long: what is said of them has to stand in the line as well. */
const nameMost = 50

const cut = (text: string): string => {
  const characters = [...text]
  return characters.length > nameMost ? `${characters.slice(0, nameMost - 1).join('')}…` : text
}

export const nameOf = cut
/** The title of an ad, or the name of a search. */
export const titleOf = (title: string): string => `「${cut(title)}」`

/** Whoever applied; who is gone, or is to be named no more, has no name. */
export const applicantName = (name: string): string => (name === '' ? '応募した方' : `${cut(name)}さん`)

export const subjectOf = {
  application: (id: string) => `application:${id}`,
  company: (id: string) => `company:${id}`,
  jobPost: (id: string) => `job_post:${id}`,
  member: (uid: string) => `member:${uid}`,
  search: (id: string) => `search:${id}`,
  thread: (id: string) => `thread:${id}`,
} as const
