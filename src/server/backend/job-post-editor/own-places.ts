import { desc, eq } from 'drizzle-orm'
import { entriesOf } from '#contract/job-post-form-write.ts'
import type { SnapshotWorkplace } from '#contract/job-post.ts'
import type { Database } from '#server/backend/database/open.ts'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'
import { jobPostWorkplace } from '#server/backend/database/schema/job-post-workplace.ts'

/** Places that are offered, and rows of ads in which they are looked for, the last changed first. */
const [offered, lookedAt] = [20, 200]

/** A place as a row of the form has it: its fields by the names of their parts. */
export type OwnPlace = Readonly<Record<string, string>>

const partsOf = (place: SnapshotWorkplace): OwnPlace =>
  Object.fromEntries(
    entriesOf({ workplaces: [place] }, 'workplaces')
      .map(([name, value]) => [name.split('.').at(-1) ?? '', value] as const)
      .filter(([part, value]) => part !== 'scope' && value !== ''),
  )

const addressOf = ({ prefectureCode, city, street }: OwnPlace): string =>
  [prefectureCode, city, street].join(' ')

/** Where a company works, as far as its ads and its own address say; the ads first, the head office always. */
export const createOwnPlaces =
  ({ database }: { database: Database }) =>
  async (companyId: string): Promise<OwnPlace[]> => {
    const rows = await database
      .select({ place: jobPostWorkplace })
      .from(jobPostWorkplace)
      .innerJoin(jobPost, eq(jobPost.id, jobPostWorkplace.jobPostId))
      .where(eq(jobPost.companyId, companyId))
      .orderBy(desc(jobPost.updatedAt), jobPostWorkplace.position)
      .limit(lookedAt)
    const [own] = await database
      .select({
        postalCode: company.postalCode,
        prefectureCode: company.prefectureCode,
        city: company.city,
        street: company.street,
        building: company.building,
      })
      .from(company)
      .where(eq(company.id, companyId))
    const places = rows.map(
      ({ place: { name, postalCode, prefectureCode, city, street, access, stations } }) =>
        partsOf({ scope: 'hire', name, postalCode, prefectureCode, city, street, access, stations }),
    )
    const office = own && partsOf(officeOf(own))
    const known = new Map<string, OwnPlace>()
    for (const place of places) if (!known.has(addressOf(place))) known.set(addressOf(place), place)
    const used = [...known.values()].slice(0, offered)
    return office === undefined || known.has(addressOf(office)) ? used : [...used, office]
  }

const officeOf = ({
  street,
  building,
  ...address
}: Pick<SnapshotWorkplace, 'postalCode' | 'prefectureCode' | 'city' | 'street'> & {
  building: string
}): SnapshotWorkplace => ({
  ...address,
  scope: 'hire',
  name: '本社',
  street: building === '' ? street : `${street} ${building}`,
  access: null,
})

export type OwnPlaces = ReturnType<typeof createOwnPlaces>
