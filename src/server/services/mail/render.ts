import type { MailTopic } from '#contract/notification-choice.ts'
import { notificationKinds } from '#contract/notification.ts'
import type { Mail, MailContent, MailData, MailKind, OutgoingMail } from '#server/ports/mails.ts'
import { calendarText } from './calendar-text.ts'
import { mailCatalogue } from './catalogue/catalogue.ts'
import type { MailDocument, MailSite } from './catalogue/document.ts'
import { renderHtml } from './html.ts'
import { inertLine } from './inert-text.ts'
import { siteAddress } from './mail-address.ts'
import { renderText } from './text.ts'

type RenderedMail = { subject: string; text: string; html: string; unsubscribe?: string }

/**
 * A document as plain text and as HTML, under the site's name. What its values hold can't leave their place. Throws when a
 * link leads off the site.
 */
export const renderDocument = (document: MailDocument, site: MailSite): RenderedMail => {
  const subject = inertLine(`【${site.name}】${document.subject}`)
  return {
    subject,
    text: renderText(document.blocks, site),
    html: renderHtml({ subject, blocks: document.blocks }, site),
    ...(document.unsubscribe === undefined
      ? {}
      : { unsubscribe: siteAddress(document.unsubscribe, site.origin) }),
  }
}

const templates: { [Kind in MailKind]: (data: MailData[Kind], site: MailSite) => MailDocument } =
  mailCatalogue

/** What mails in line from before 2026-11-25 do not say: every ad was spoken of as a job for graduates. */
const formerly = { jobPostKind: 'new_grad' }

const documentOf = <Kind extends MailKind>({ kind, data }: MailContent<Kind>, site: MailSite): MailDocument =>
  templates[kind]({ ...formerly, ...data }, site)

/** Where the mails of a topic are stopped: a path of this site. */
type StopLink = { topic: MailTopic; href: string }

const topicWords = (topic: MailTopic, { name }: MailSite): string =>
  topic === 'digest'
    ? `このメールは、${name}でお知らせをまとめて受け取ることを選んだ方にお送りしています。`
    : `このメールは、${name}の「${notificationKinds[topic].name}」のお知らせです。`

/** The document with how to stop mails like it, unless it says so itself. */
const stoppable = (document: MailDocument, { topic, href }: StopLink, site: MailSite): MailDocument =>
  document.unsubscribe === undefined
    ? {
        ...document,
        blocks: [
          ...document.blocks,
          { kind: 'note', text: topicWords(topic, site) },
          { kind: 'link', words: 'このメールの受け取りを変える・停止する', href },
        ],
        unsubscribe: href,
      }
    : document

/**
 * A mail of the catalogue in its words, with how to stop mails like it where there is a way. Throws when a link of its data
 * leads off the site.
 */
export const renderMail = <Kind extends MailKind>(
  content: MailContent<Kind>,
  site: MailSite,
  stop: StopLink | null = null,
): RenderedMail => {
  const document = documentOf(content, site)
  return renderDocument(stop === null ? document : stoppable(document, stop, site), site)
}

/** The event that goes with a mail of the catalogue, for the one who gets it; null: none does. */
export const renderCalendar = (
  { to, ...content }: OutgoingMail,
  site: MailSite,
): NonNullable<Mail['calendar']> | null => {
  const { calendar } = documentOf(content, site)
  return calendar === undefined ? null : { method: calendar.method, text: calendarText(calendar, to, site) }
}
