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

const areaLengths: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/^0(?:50|70|80|90|20)/u, [3, 4]],
  [/^0120/u, [4, 3]],
  [/^0(?:3|6)/u, [2, 4]],
]

/** A number in E.164 as it is written in Japan: +81312345678 → 03-1234-5678. Foreign numbers stay as they are. */
export const formatPhone = (e164: string): string => {
  if (!e164.startsWith('+81')) return e164
  const domestic = `0${e164.slice(3)}`
  const [area, middle] = areaLengths.find(([pattern]) => pattern.test(domestic))?.[1] ?? [3, 3]
  return [domestic.slice(0, area), domestic.slice(area, area + middle), domestic.slice(area + middle)].join(
    '-',
  )
}
