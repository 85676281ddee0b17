import type { OfferField, OfferNotice, OfferTerms, TypedOffer } from '#contract/offer.ts'

/** What the parts of an offer are called, to whoever fills them in and to the student. */
export const offerNames = {
  answerBy: '返事の期限',
  place: '勤務地・配属先',
  duties: '仕事の内容',
  toldBy: '決まっていないことを伝える日',
  terms: '労働条件',
  changes: '求人と違うところ',
  notice: '労働条件通知書',
  noticeBy: '労働条件通知書を渡す日',
  documents: '出してもらう書類',
  contact: '連絡先',
} as const satisfies Record<OfferField, string>

export const offerTermsNames = {
  as_in_ad: '応募したときの求人のとおり',
  changed: '求人と違うところがある',
} as const satisfies Record<OfferTerms, string>

export const offerNoticeNames = {
  this: 'この内容が労働条件通知書を兼ねる',
  handed: '別に渡した、または送った',
  later: 'これから渡す',
} as const satisfies Record<OfferNotice, string>

/** What was typed of an offer, read by `field`. */
export const typedOffer = (fields: readonly OfferField[], field: (name: OfferField) => string): TypedOffer =>
  Object.fromEntries(fields.map((name) => [name, field(name)]))
