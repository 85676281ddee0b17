import type { PostalAddress } from '#contract/postal-code.ts'

/**
 * 浜松市 made three wards of seven on 2024-01-01 (浜松市区設置等条例), after the data of postal codes: 浜北区 and 北区 without its
 * 三方原地区 are 浜名区, 天竜区 is what it was, and the rest is 中央区.
 */
const wards: Readonly<Record<string, string>> = {
  浜松市中区: '浜松市中央区',
  浜松市東区: '浜松市中央区',
  浜松市西区: '浜松市中央区',
  浜松市南区: '浜松市中央区',
  浜松市北区: '浜松市浜名区',
  浜松市浜北区: '浜松市浜名区',
}
const mikatahara = new Set(['三方原町', '東三方町', '豊岡町', '三幸町', '大原町', '根洗町', '初生町'])

const present = (address: PostalAddress): PostalAddress => {
  const { prefectureCode, city, town } = address
  const ward = prefectureCode === '22' ? wards[city] : undefined
  if (ward === undefined) return address
  return { ...address, city: city === '浜松市北区' && mikatahara.has(town) ? '浜松市中央区' : ward }
}

/** Addresses as they are written today, each once: one code has had towns of two wards that are one now. */
export const withPresentWards = (addresses: readonly PostalAddress[]): PostalAddress[] => [
  ...new Map(
    addresses
      .map(present)
      .map((address) => [[address.prefectureCode, address.city, address.town].join('\n'), address]),
  ).values(),
]
