import { markup, type Markup } from '#components/text/markup.ts'
import { formatPhone } from '#contract/format/phone.ts'

type Contact = { contactTel: string | null; contactEmail: string | null; contactForm: string | null }

/** How to reach a company: telephone, mail, form, as far as there are. Among terms: their look is in styles/term.css. */
export const companyContact = ({ contactTel, contactEmail, contactForm }: Contact): Markup =>
  markup`${contactTel !== null && markup`<p>電話 <a href="tel:${contactTel}">${formatPhone(contactTel)}</a></p>`}${
    contactEmail !== null && markup`<p>メール <a href="mailto:${contactEmail}">${contactEmail}</a></p>`
  }${
    contactForm !== null &&
    markup`<p class="alone"><a href="${contactForm}" rel="noopener nofollow">問い合わせフォーム</a></p>`
  }`
