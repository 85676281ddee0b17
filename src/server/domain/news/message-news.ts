import { routes } from '#contract/routes.ts'
import { applicantName, nameOf, subjectOf, type NewsWords } from './words.ts'

/** `readUpTo`: how far the side that is told has read; it is told once until it reads on. */
type Reached = { threadId: string; company: string; readUpTo: number }

const reached = ({ threadId, readUpTo }: Reached, text: string): NewsWords => ({
  kind: 'message',
  text,
  href: routes.thread(threadId),
  subject: subjectOf.thread(threadId),
  key: `message:${threadId}:${readUpTo}`,
})

/** That a message came, never what is in it. */
export const messageNews = {
  ofCompany: (about: Reached): NewsWords =>
    reached(about, `${nameOf(about.company)}からメッセージが届きました。`),

  ofStudent: (about: Reached, name: string): NewsWords =>
    reached(about, `${applicantName(name)}から${nameOf(about.company)}にメッセージが届きました。`),
}
