import { prefectureName } from '#contract/codes/prefectures.ts'

/** 100-0001 */
export const formatPostalCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`

/** 東京都千代田区 ほか2か所 */
export const formatPlaces = (places: readonly { prefectureCode: string; city: string }[]): string => {
  const [first, ...others] = places
  if (first === undefined) return ''
  const place = `${prefectureName(first.prefectureCode)}${first.city}`
  return others.length === 0 ? place : `${place} ほか${others.length}か所`
}

/** 〒100-0001 東京都千代田区千代田1-1 */
export const formatAddress = (address: {
  postalCode: string | null
  prefectureCode: string
  city: string
  street: string
  building?: string
}): string => {
  const building = address.building === undefined || address.building === '' ? '' : ` ${address.building}`
  const line = `${prefectureName(address.prefectureCode)}${address.city}${address.street}${building}`
  return address.postalCode === null ? line : `〒${formatPostalCode(address.postalCode)} ${line}`
}
