import * as z from 'zod'
import type { FileMark } from '#server/ports/file-mark.ts'
import type { FileStore } from '#server/ports/file-store.ts'

/** The files of a site, and as the operator knows where they lie. */
export type BackupFiles = { store: FileStore; mark: FileMark; name: string }

const sha256 = z.string().regex(/^[\da-f]{64}$/)
/** Steps of lower folders alone. */
const filePath = z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,3}$/)

/** What a backup holds; written last, so that one without it is not whole. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: sha256 })),
  tables: z.array(
    z.strictObject({
      schema: z.enum(['public', 'pgboss']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      /** Of the packed file. */
      sha256,
    }),
  ),
  files: z.array(z.strictObject({ path: filePath, bytes: z.int().nonnegative(), sha256 })),
  /** Variables that hold what the backup can't be read or served without. Their values are kept apart. */
  keys: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const tableFile = ({ schema, name }: Pick<Manifest['tables'][number], 'schema' | 'name'>) =>
  `tables/${schema}.${name}.copy.gz`
/** Paths of files are those of the folder store, wherever they lie. */
export const markPath = 'folder-mark'
export const pathOfFile = (id: string): string => `kept/${id.slice(-2)}/${id}`
export const keptFile = (path: string) => `files/${path}`

/** Needed beside a backup. */
export const keysApart = [
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'AUTH_SECRET',
  'DKIM_KEY',
  'MAIL_HOOK_KEY',
  'VAPID_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
]

/** An SQL name. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
