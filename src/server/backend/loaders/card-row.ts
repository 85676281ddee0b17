import { getTableColumns, type Table } from 'drizzle-orm'
import { company } from '#server/backend/database/schema/company.ts'
import { jobPost } from '#server/backend/database/schema/job-post.ts'

/** The columns of an ad that a card or a line of a list needs, and whether it is open: a quarter of them, and none of the long texts. */
export const cardColumns = (({
  id,
  companyId,
  kind,
  title,
  occupation,
  remote,
  hoursNote,
  wageUnit,
  wageMin,
  wageMax,
  features,
  status,
  closeReason,
  closedAt,
  publishAt,
  validThrough,
  replyByDays,
}) => ({
  id,
  companyId,
  kind,
  title,
  occupation,
  remote,
  hoursNote,
  wageUnit,
  wageMin,
  wageMax,
  features,
  status,
  closeReason,
  closedAt,
  publishAt,
  validThrough,
  replyByDays,
}))(getTableColumns(jobPost))

/** What a card says of the ad's company. */
export const cardCompanyColumns = (({ id, displayName }) => ({ id, displayName }))(getTableColumns(company))

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
