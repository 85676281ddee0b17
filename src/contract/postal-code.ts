import type { PrefectureCode } from './codes/prefectures.ts'

/** Seven ASCII digits, as the database has them; forms turn 〒１００-０００１ into this before they ask. */
export const postalCodePattern = /^[0-9]{7}$/

/** Year of the postal data: codes that Japan Post has made or changed since are not in it. */
export const postalDataYear = '2022'

/** Addresses of one answer. */
export const postalAddressesMax = 10

/** Where mail of a code goes. `town` is empty where the code is a whole city's, or its towns are too many to choose from. */
export type PostalAddress = { prefectureCode: PrefectureCode; city: string; town: string }

/** What `GET /postal-code.json?code=1000001` answers; no address: the code is not in the data. */
export type PostalCodeAnswer = { asOf: typeof postalDataYear; addresses: readonly PostalAddress[] }
