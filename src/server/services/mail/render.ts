import type { MailContent, MailData, MailKind } from '#server/ports/mails.ts'
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

/** A mail of the catalogue in its words. Throws when a link of its data leads off the site. */
export const renderMail = <Kind extends MailKind>(
  { kind, data }: MailContent<Kind>,
  site: MailSite,
): RenderedMail => renderDocument(templates[kind](data, site), site)
