import SchemaBuilder, {
  BasePlugin,
  PothosSchemaError,
  type MaybePromise,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { Place, Row } from '#server/domain/access-row.ts'
import type { Thing } from '#server/domain/judge.ts'

export type AccessOptions<Types extends SchemaTypes> = {
  /** What is asked of a caller for this field; undefined fails the build. */
  rowOf: (type: string, field: string) => Row | undefined
  /** False: the field answers that there is nothing for the caller. Throws what refuses them. */
  permit: (context: Types['Context'], row: Row, thing: Thing) => MaybePromise<boolean>
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>
    }
    export interface SchemaBuilderOptions<Types extends SchemaTypes> {
      access: AccessOptions<Types>
    }
  }
}

const valueAt = (of: unknown, name: string): string => {
  const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
  // An id that nothing has, so that a thing nobody named is nobody's.
  return typeof value === 'string' ? value : ''
}

const find = ({ from, name }: Place, parent: unknown, args: unknown): string =>
  valueAt(from === 'parent' ? parent : args, name)

const thingOf = (row: Row, parent: unknown, args: unknown): Thing => {
  if ('company' in row) return { kind: 'company', id: find(row.company, parent, args) }
  if ('person' in row) return { kind: 'person', uid: find(row.person, parent, args) }
  return { kind: 'none' }
}

/** What a field answers whose row says that some people find nothing there. */
const nothingOf = <Types extends SchemaTypes>({
  parentType,
  name,
  type,
}: PothosOutputFieldConfig<Types>): readonly never[] | null => {
  if (type.nullable) return null
  if (type.kind === 'List') return []
  throw new PothosSchemaError(`${parentType}.${name} answers nothing to some: make it nullable or a list`)
}

/**
 * Denies by default, which `@pothos/plugin-scope-auth` does not: gives every field its row of the table as that plugin's
 * `authScopes`, and fails the build of the schema for a field without one. Fields for anyone stay as they are, so that
 * they cost nothing.
 */
export class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { rowOf, permit } = this.builder.options.access
    const row = rowOf(field.parentType, field.name)
    if (row === undefined)
      throw new PothosSchemaError(
        `${field.parentType}.${field.name} has no row of access: say who may ask for it, in src/server/domain/access.ts or in its procedure`,
      )
    if (row.who.kind === 'anyone' && row.also.length === 0) return field
    const nothing = row.otherwise === 'nothing' ? nothingOf(field) : null
    const scopes = {
      authScopes: (parent: unknown, args: object, context: Types['Context']) =>
        permit(context, row, thingOf(row, parent, args)),
      unauthorizedResolver: () => nothing,
    }
    return Object.assign({}, field, { pothosOptions: Object.assign({}, field.pothosOptions, scopes) })
  }
}

/** Its name among the plugins of a builder; it stands before scope-auth's, which reads what it gives. */
export const accessPlugin = 'access'

// `astro dev` loads this module anew after each change.
SchemaBuilder.allowPluginReRegistration = true
SchemaBuilder.registerPlugin(accessPlugin, AccessPlugin)
