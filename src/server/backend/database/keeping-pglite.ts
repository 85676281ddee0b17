import {
  messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

const { serialize } = protocol

/** So many statements are remembered; of more, the one that was not run for longest is given up. */
export const statementsMax = 128

/**
 * A statement is made anew after so many runs. A plan for any values that was made for a few rows is as good for the many
 * that were added since only by chance: nothing here tells Postgres of them, as the autovacuum of a server does.
 */
export const runsMax = 1_000

/** A statement that stays in the database under a name of ours, with what was told of it when it was parsed. */
type Kept = {
  name: string
  parameters: readonly number[]
  description: messages.BackendMessage | undefined
  runs: number
}

/**
 * invalid_sql_statement_name: somebody deallocated it. feature_not_supported: tables were changed, and it would answer
 * other columns than those it was described with.
 */
const outdated: ReadonlySet<string | undefined> = new Set(['26000', '0A000'])

const isOutdated = (error: unknown): boolean =>
  error instanceof messages.DatabaseError && outdated.has(error.code)

/** What PGlite alone does with a statement: files beside it, types of its parameters, notices. */
const isPlain = (options: QueryOptions | undefined): boolean =>
  options?.blob === undefined && options?.paramTypes === undefined && options?.onNotice === undefined

/**
 * PGlite parses, describes and plans a statement anew each time, in six calls of the database. Here one that comes again is
 * kept there and run in one call; Postgres goes on planning it for its values until a plan for any is as good
 * (`plan_cache_mode`). What was kept and is no more, or answers other columns, is made anew; inside a transaction, which the
 * failure has ended, it is the next time.
 */
export class KeepingPglite extends PGlite {
  /** Names of what is to be given up in the database. */
  readonly #givenUp: string[] = []
  /** By the text; null: it ran once, which for most of those that are written once for all is all they do. */
  readonly #statements = new LRUCache<string, { kept: Kept | null }>({
    max: statementsMax,
    dispose: ({ kept }) => {
      if (kept !== null) this.#givenUp.push(kept.name)
    },
  })
  #names = 0

  override async query<Row>(
    text: string,
    values: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    if (!this.#comesAgain(text, options)) return super.query<Row>(text, values, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() => this.#run<Row>(text, values, options))
  }

  override transaction<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    return super.transaction((transaction) =>
      work({
        ...transaction,
        query: <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
          transaction.closed || !this.#comesAgain(text, options)
            ? transaction.query<Row>(text, values, options)
            : this.#run<Row>(text, values, options),
        get closed() {
          return transaction.closed
        },
      }),
    )
  }

  #comesAgain(text: string, options: QueryOptions | undefined): boolean {
    if (!isPlain(options)) return false
    const isKnown = this.#statements.get(text) !== undefined
    if (!isKnown) this.#statements.set(text, { kept: null })
    return isKnown
  }

  #run<Row>(text: string, values: unknown[], options: QueryOptions | undefined): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const results = await this.#ask(text, values, options).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        this.#statements.delete(text)
        if (this.isInTransaction()) throw error
        return this.#ask(text, values, options)
      })
      if (!this.isInTransaction()) await this.syncToFs()
      // PGlite's own type for the rows of a statement is whatever the caller says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return results as Results<Row>
    })
  }

  async #ask(text: string, values: unknown[], options: QueryOptions | undefined): Promise<Results> {
    const known = this.#statements.get(text)?.kept ?? null
    const kept = known === null || known.runs >= runsMax ? await this.#keep(text) : known
    kept.runs += 1
    const written = values.map((value, index) => this.#write(value, kept.parameters[index], options))
    const told = await this.#send(
      serialize.bind({ statement: kept.name, values: written }),
      serialize.execute({}),
      serialize.sync(),
    )
    const { description } = kept
    // Six hundred parsers would be copied for the sake of a few others.
    const parsers: typeof this.parsers = Object.assign(Object.create(this.parsers), options?.parsers)
    const [results = { rows: [], fields: [] }] = parse.parseResults(
      description === undefined ? told : [description, ...told],
      parsers,
      { rowMode: options?.rowMode ?? 'object' },
    )
    return results
  }

  async #keep(text: string): Promise<Kept> {
    this.#names += 1
    const name = `kept_${this.#names}`
    const told = await this.#send(
      ...this.#givenUp.splice(0).map((each) => serialize.close({ type: 'S', name: each })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const kept = {
      name,
      parameters: parse.parseDescribeStatementResults(told),
      description: told.find((message) => message.name === 'rowDescription'),
      runs: 0,
    }
    this.#statements.set(text, { kept })
    return kept
  }

  /** Throws what the database says; it has read all of the parts then, too. */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }

  #write(value: unknown, type: number | undefined, options: QueryOptions | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : (options?.serializers?.[type] ?? this.serializers[type])
    // As PGlite does it.
    // oxlint-disable-next-line typescript/no-base-to-string
    return write === undefined ? String(value) : write(value)
  }
}
