import { expect, test } from 'vitest'
import { applicantsAddress, readApplicantsList, statusesOf } from './applicants-address.ts'

const company = '01903433-ac00-7005-87e6-3647c2a486f7'
const ad = '01903433-ac00-7005-87e6-000000000001'
const read = (address: string) => readApplicantsList(new URL(address, 'http://site.test').searchParams)

test('an address and the list it asks for are one', () => {
  const list = { jobPostId: ad, status: 'waiting', sort: 'name', q: '山田 & co', mine: true } as const
  expect(read(applicantsAddress(company, list))).toEqual(list)
  expect(applicantsAddress(company)).toBe(`/company/jobpost?company=${company}&view=applicants`)
  expect(applicantsAddress(company, { sort: 'sent' }, { application: ad, step: 'reject' })).toBe(
    `/company/jobpost?company=${company}&view=applicants&sort=sent&application=${ad}&step=reject`,
  )
})

test('what an address cannot mean counts as not asked', () => {
  const nothing = { jobPostId: null, status: null, sort: 'due', q: '', mine: false }
  expect(read('/?id=1&status=draft&sort=best')).toEqual(nothing)
  expect(read(`/?q=${'あ'.repeat(200)}`).q).toHaveLength(100)
})

test.each([
  ['waiting', 'submitted viewed'],
  ['progress', 'screening interview offered'],
  ['ended', 'accepted declined not_selected withdrawn closed_no_reply'],
  ['offered', 'offered'],
] as const)('%s stands for %s', (status, statuses) => {
  expect(statusesOf(status)?.join(' ')).toBe(statuses)
})

test('a list of no standing has all', () => {
  expect(statusesOf(null)).toBeNull()
})
