import { eq } from 'drizzle-orm'
import type { OfferExtensionAnswer, OfferExtensionInput } from '#contract/applicants.ts'
import { applicantOf } from '#server/backend/applications/application-people.ts'
import { application } from '#server/backend/database/schema/application.ts'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import { newsTo } from '#server/backend/news/news-to.ts'
import { applicationNews } from '#server/domain/news/application-news.ts'
import { isLaterDay } from '#server/domain/offer.ts'
import { lockApplicant } from './move-applicant.ts'

/**
 * Moves the day until which an offer can be answered to a later one, and tells the student. Sent twice it is done once. Null:
 * the company has no such applicant.
 */
export const extendOffer = (
  work: Work,
  uid: string,
  { companyId, id, from, answerBy }: OfferExtensionInput,
): Promise<OfferExtensionAnswer | null> =>
  work<OfferExtensionAnswer | null>({ kind: 'person', uid }, async (unit) => {
    const row = await lockApplicant(unit.database, companyId, id)
    if (row === null) return null
    const { offer } = row
    if (row.status !== 'offered' || offer === null) return 'status'
    if (answerBy <= from) return 'not_later'
    if (offer.answerBy === answerBy) return 'done'
    if (!isLaterDay(offer, answerBy, unit.at)) return 'not_later'
    await unit.database
      .update(application)
      .set({ offer: { ...offer, answerBy } })
      .where(eq(application.id, id))
    unit.audit({
      action: 'application.offer_extended',
      subject: `application:${id}`,
      detail: { company: companyId, from: offer.answerBy, to: answerBy },
    })
    const applicant = await applicantOf(unit.database, row)
    if (applicant === null) return 'done'
    const { person, subject } = applicant
    const mail = { kind: 'offer-extended', data: { ...subject, answerBy } } as const
    unit.tell(...newsTo([person], applicationNews.offerExtended(subject, answerBy), mail))
    return 'done'
  })
