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

const documentOf = <Kind extends MailKind>({ kind, data }: MailContent<Kind>, site: MailSite): MailDocument =>
  templates[kind](data, site)

/** A mail of the catalogue in its words. Throws when a link of its data leads off the site. */
export const renderMail = <Kind extends MailKind>(content: MailContent<Kind>, site: MailSite): RenderedMail =>
  renderDocument(documentOf(content, site), site)

/** The event that goes with a mail of the catalogue, for the one who gets it; null: none does. */
export const renderCalendar = (
  { to, ...content }: OutgoingMail,
  site: MailSite,
): NonNullable<Mail['calendar']> | null => {
  const { calendar } = documentOf(content, site)
  return calendar === undefined ? null : { method: calendar.method, text: calendarText(calendar, to, site) }
}
