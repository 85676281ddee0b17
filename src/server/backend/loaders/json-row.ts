import { sql, type GetColumnData, type SQL } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'

/**
 * What a kind of column is in JSON: the value that Drizzle would make of a driver's answer, or what Drizzle makes it of. A
 * column of any other kind (bytes, decimals, numbers beyond 2^53) is refused when the statement is built.
 */
const kinds = new Map<string, 'the same' | 'to be mapped'>([
  ['PgBigInt53', 'the same'],
  ['PgBoolean', 'the same'],
  ['PgChar', 'the same'],
  ['PgDateString', 'the same'],
  ['PgEnumColumn', 'the same'],
  ['PgInteger', 'the same'],
  // A text in it, Drizzle reads as JSON.
  ['PgJsonb', 'to be mapped'],
  // NaN is a text in JSON.
  ['PgReal', 'to be mapped'],
  ['PgSmallInt', 'the same'],
  ['PgText', 'the same'],
  ['PgTime', 'the same'],
  ['PgTimestamp', 'to be mapped'],
  ['PgUUID', 'the same'],
])

const kindOf = (column: PgColumn): 'the same' | 'to be mapped' => {
  const kind =
    column instanceof PgArray ? kinds.get(column.baseColumn.columnType) : kinds.get(column.columnType)
  if (kind === undefined) throw new Error(`${column.name}: a ${column.columnType} is another value in JSON`)
  return kind
}

type Columns = Readonly<Record<string, PgColumn>>
export type RowOf<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> }

/** What a statement tells as one JSON array: drivers describe, read and map each column of each row otherwise. */
type Told<Value> = {
  /** The array. */
  told: SQL
  read: (told: readonly unknown[]) => Value
}

/** The row that stands under this name in the statement. */
export const toldRow = <Of extends Columns>(row: string, columns: Of): Told<RowOf<Of>> => {
  const entries = Object.entries<PgColumn>(columns)
  const values = entries.map(([, { name }]) => sql`${sql.identifier(row)}.${sql.identifier(name)}`)
  const mapped = entries.filter(([, column]) => kindOf(column) === 'to be mapped')
  const names = entries.map(([name]) => name)
  // Made by the parser and copied, a row is an object of known shape; one made name by name would be a dictionary.
  const empty: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))),
  )
  return {
    told: sql`json_build_array(${sql.join(values, sql`, `)})`,
    read: (told) => {
      const made = { ...empty }
      for (const [index, name] of names.entries()) made[name] = told[index]
      for (const [name, column] of mapped)
        if (made[name] !== null) made[name] = column.mapFromDriverValue(made[name])
      // Each column was told, in the order of the names.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return made as RowOf<Of>
    },
  }
}

/** A row that is joined where there is one; `id` is never null in it. */
export const toldIfAny = <Of extends Columns & { id: PgColumn }>(
  row: string,
  columns: Of,
): Told<RowOf<Of> | null> => {
  const { told: array, read } = toldRow<Of>(row, columns)
  return {
    told: sql`case when ${sql.identifier(row)}.id is not null then ${array} else '[]'::json end`,
    read: (told) => (told.length === 0 ? null : read(told)),
  }
}

/** A value that is the same in JSON. */
export const toldValue = <Value>(value: SQL<Value>): Told<Value> => ({
  told: sql`json_build_array(${value})`,
  // It was told as it is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  read: ([told]) => told as Value,
})

/** What is told of each row of `from`, in order. */
export const toldList = <Value>(
  { told, read }: Told<Value>,
  { from, order }: { from: SQL; order: SQL },
): Told<Value[]> => ({
  told: sql`coalesce((select json_agg(${told} order by ${order}) from ${from}), '[]'::json)`,
  // Each of them was told as an array.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  read: (list) => (list as readonly (readonly unknown[])[]).map(read),
})

type ToldParts = Readonly<Record<string, Told<unknown>>>
type PartsOf<Of extends ToldParts> = { [Name in keyof Of]: ReturnType<Of[Name]['read']> }

/** Several together, as an object. */
export const toldTogether = <Of extends ToldParts>(parts: Of): Told<PartsOf<Of>> => {
  const entries = Object.entries<Told<unknown>>(parts)
  return {
    told: sql`json_build_array(${sql.join(
      entries.map(([, { told }]) => told),
      sql`, `,
    )})`,
    read: (all) => {
      // Each part was told as an array, in this order.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const arrays = all as readonly (readonly unknown[])[]
      const made = Object.fromEntries(
        entries.map(([name, { read }], index) => [name, read(arrays[index] ?? [])]),
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return made as PartsOf<Of>
    },
  }
}

/** As a column of a statement. */
export const told = <Value>({ told: array, read }: Told<Value>): SQL<Value> => array.mapWith(read)
