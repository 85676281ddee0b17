import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { postalAddressesMax, type PostalAddress } from '#contract/postal-code.ts'
import { findPostalCode } from './postal-lines.ts'
import { withPresentWards } from './present-wards.ts'

export type PostalCodes = ReturnType<typeof createPostalCodes>

/** Made by `scripts/compact-postal-codes.ts` of Japan Post's list of codes, which it leaves to everyone. */
const file = new URL('./postal-codes.br', import.meta.url)

/** What stands once however many towns a code has: its cities, for the rest to be written by hand. */
const citiesAlone = (addresses: readonly PostalAddress[]): PostalAddress[] => [
  ...new Map(
    addresses.map(({ prefectureCode, city }) => [prefectureCode + city, { prefectureCode, city, town: '' }]),
  ).values(),
]

/** Addresses by postal code, from a file of the product, which is read when the first is asked for and kept: 3 MB. */
export const createPostalCodes = () => {
  let text: Promise<string> | null = null
  const read = async (): Promise<string> =>
    (await promisify(brotliDecompress)(await readFile(file))).toString('utf8')
  return {
    /** At most ten addresses of a code of seven digits. A code of more has its cities alone. */
    find: async (code: string): Promise<readonly PostalAddress[]> => {
      text ??= read()
      const addresses = withPresentWards(findPostalCode(await text, code))
      return (addresses.length > postalAddressesMax ? citiesAlone(addresses) : addresses).slice(
        0,
        postalAddressesMax,
      )
    },
  }
}
