import { getTableColumns, type Table } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'

/** Some columns of a table, by their names in the program. */
const columnsOf = <Columns extends object, Name extends keyof Columns>(
  columns: Columns,
  names: readonly Name[],
): Pick<Columns, Name> => {
  const picked: Partial<Pick<Columns, Name>> = {}
  for (const name of names) picked[name] = columns[name]
  // Every name was picked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return picked as Pick<Columns, Name>
}

/** The columns of an ad that a card or a line of a list needs, and whether it is open: a quarter of them, and none of the long texts. */
export const cardColumns = columnsOf(getTableColumns(jobPost), [
  'id',
  'companyId',
  'kind',
  'title',
  'occupation',
  'remote',
  'hoursNote',
  'wageUnit',
  'wageMin',
  'wageMax',
  'features',
  'status',
  'closeReason',
  'closedAt',
  'publishAt',
  'validThrough',
  'replyByDays',
])

/** What a card says of the ad's company. */
export const cardCompanyColumns = columnsOf(getTableColumns(company), ['id', 'displayName'])

/** What stands behind a row of which only `read` was read: to ask it for anything else is an error, not an empty answer. */
const withoutOthers = (table: Table, read: object): object =>
  Object.create(
    null,
    Object.fromEntries(
      Object.keys(getTableColumns(table))
        .filter((name) => !(name in read))
        .map((name) => [
          name,
          {
            get: () => {
              throw new Error(`${name} was not read with this row`)
            },
          },
        ]),
    ),
  )

/** Rows of a table of which only some columns were read, in the shape of whole ones. */
const rowsOf = <Row extends object>(table: Table, read: object) => {
  const others = withoutOthers(table, read)
  // What is missing of a whole row throws when it is asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (part: Partial<Row>): Row => Object.assign(Object.create(others), part) as Row
}

type CardJobPost = Pick<typeof jobPost.$inferSelect, keyof typeof cardColumns>
type CardCompany = Pick<typeof company.$inferSelect, keyof typeof cardCompanyColumns>

export const cardRow: (read: CardJobPost) => typeof jobPost.$inferSelect = rowsOf(jobPost, cardColumns)
export const cardCompanyRow: (read: CardCompany) => typeof company.$inferSelect = rowsOf(
  company,
  cardCompanyColumns,
)
