import { companyVerificationNames } from '#contract/codes/company.ts'
import { industryName } from '#contract/codes/industries.ts'
import { formatNumber } from '#contract/format/money.ts'
import { formatAddress } from '#contract/format/place.ts'
import { replyNumbersLine, replyRulePath } from '#contract/format/reply-numbers.ts'
import { formatDate } from '#contract/format/time.ts'
import { companyContact } from '#components/companies/company-contact-markup.ts'
import { markup, type Markup } from '#components/text/markup.ts'
import { term, terms } from './term-markup.ts'
import type { JobPost } from './wording.ts'

/** Who recruits: name, address and contact stand in the ad itself (職業安定法5条の4, 募集情報の的確表示). */
export const recruiterTerms = (company: JobPost['company']): Markup => {
  const { verifiedAt, employees, foundedYear, replyStats, harassmentDesk } = company
  const verified = `${companyVerificationNames[company.verification]}${verifiedAt === null ? '' : `（${formatDate(verifiedAt)}）`}`
  return terms([
    term('会社名', markup`<p>${company.legalName}</p><p class="soft small">${verified}</p>`),
    term('代表者', company.representative),
    term('所在地', formatAddress(company)),
    term('連絡先', companyContact(company)),
    term('業種', industryName(company.industryCode)),
    employees === null ? null : term('従業員数', `${formatNumber(employees)}名`),
    foundedYear === null ? null : term('設立', `${foundedYear}年`),
    replyStats === null
      ? null
      : term(
          '返信の実績',
          markup`<p>${replyNumbersLine(replyStats)}</p><p class="soft small screen alone"><a href="${replyRulePath}">数え方</a></p>`,
        ),
    harassmentDesk === null ? null : term('ハラスメントの相談', harassmentDesk),
  ])
}
