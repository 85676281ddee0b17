import { expect, test } from 'vitest'
import { offerFields, offerSchema, readOffer, typedOfferFields, type TypedOffer } from './offer.ts'

const whole: TypedOffer = {
  answerBy: '令和9年6月30日',
  place: '本社（渋谷区）',
  duties: '店舗の運営',
  toldBy: '',
  terms: 'as_in_ad',
  changes: '',
  notice: 'handed',
  noticeBy: '',
  documents: '',
  contact: '人事部 田中',
}

test('an offer is read as it was typed, and reads what it answered', () => {
  const { data } = readOffer(whole)
  expect(data).toMatchObject({ answerBy: '2027-06-30', toldBy: null, noticeBy: null, documents: '' })
  expect(offerSchema.parse(data)).toEqual(data)
  expect(offerFields).toEqual(Object.keys(typedOfferFields))
})

test.each<[string, TypedOffer, readonly string[]]>([
  ['nothing', {}, ['answerBy', 'terms', 'notice', 'contact']],
  ['no day', { ...whole, answerBy: 'らいしゅう' }, ['answerBy']],
  ['a place that is not decided', { ...whole, place: '' }, ['toldBy']],
  ['duties that are told later', { ...whole, duties: '', toldBy: '2027/9/30' }, []],
  ['other terms without saying which', { ...whole, terms: 'changed' }, ['changes']],
  ['other terms', { ...whole, terms: 'changed', changes: '月給 21万円 → 22万円' }, []],
  ['a notice that comes on no day', { ...whole, notice: 'later' }, ['noticeBy']],
  ['a notice that comes', { ...whole, notice: 'later', noticeBy: '2027-07-10' }, []],
  ['nobody to ask', { ...whole, contact: '　' }, ['contact']],
  ['more than fits', { ...whole, place: 'あ'.repeat(301) }, ['place']],
  ['a choice that there is not', { ...whole, terms: 'constructor' }, ['terms']],
])('%s', (_name, typed, wrong) => {
  const fields = readOffer(typed).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(fields).toEqual(wrong)
})
