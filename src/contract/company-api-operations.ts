import * as z from 'zod/mini'
import { adFileLimits } from './ad-file.ts'
import { adRecordSchema } from './ad-record.ts'
import { closeReasons, jobPostKinds, jobPostStatuses } from './codes/job-post.ts'
import { companyApiLimits, type TokenScope } from './company-api.ts'
import { legalSeverities } from './legal/finding.ts'
import { closeJobPostSchema, publishJobPostSchema } from './job-post-life.ts'
import { idText, machineText, requiredText } from './text-input.ts'

/** The calls of the interface: what each sends and gets. `src/server/api` carries them out, and the OpenAPI document is made of them. */

const nullable = <Schema extends z.core.$ZodType>(schema: Schema) => z.nullable(schema)
const instant = z.string().check(z.meta({ format: 'date-time' }))

const line = z.object({
  id: z.string().check(z.meta({ format: 'uuid' })),
  key: nullable(z.string()).check(z.meta({ description: '会社がつけた管理番号。' })),
  status: z.enum(jobPostStatuses),
  kind: z.enum(jobPostKinds),
  title: z.string(),
  url: nullable(z.string()).check(z.meta({ description: '公開されている求人のページ。' })),
  publishAt: nullable(instant),
  validThrough: nullable(instant),
  closeReason: nullable(z.enum(closeReasons)),
  createdAt: instant,
  updatedAt: instant,
  review: nullable(
    z.object({
      submittedAt: instant,
      dueAt: instant,
      returnedAt: nullable(instant),
      reason: nullable(z.string()),
    }),
  ).check(
    z.meta({ description: '運営者による確認。returnedAtがあるときは、reasonの理由で戻されています。' }),
  ),
})

const finding = z.object({
  code: z.string(),
  severity: z.enum(legalSeverities),
  field: z.string(),
  rule: z.string(),
  words: nullable(z.string()),
  advice: z.string(),
  source: z.string(),
})

const record = z.extend(line, {
  ad: adRecordSchema,
  missing: z.array(z.string()).check(z.meta({ description: '掲載に必要で、まだ書かれていない項目。' })),
  findings: z.array(finding).check(z.meta({ description: '法律の確認で見つかったこと。' })),
  ignored: z.optional(
    z.array(z.string()).check(z.meta({ description: 'この種類の募集にはなく、使わなかった項目。' })),
  ),
})

export type ApiLine = z.infer<typeof line>
export type ApiRecord = z.infer<typeof record>

const list = z.object({
  ads: z.array(line),
  next: nullable(z.string()).check(z.meta({ description: '次のページのcursor。最後のページではnull。' })),
})

const listQuery = z.strictObject({
  status: z.optional(z.enum(jobPostStatuses, 'CHOOSE')),
  key: z.optional(
    requiredText(adFileLimits.key).check(z.meta({ description: '管理番号が一致する求人だけ。' })),
  ),
  cursor: z.optional(idText.check(z.meta({ description: '前のページのnext。' }))),
  limit: z.optional(
    z.coerce
      .number()
      .check(
        z.multipleOf(1, 'OUT_OF_RANGE'),
        z.minimum(1, 'OUT_OF_RANGE'),
        z.maximum(companyApiLimits.pageMost, 'OUT_OF_RANGE'),
        z.meta({ description: `1ページの件数。指定しないときは${companyApiLimits.page}件。` }),
      ),
  ),
})

/** An instant with its offset. */
const publishTime = machineText(40, 'NOT_DATE').check(
  z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})$/, 'NOT_DATE'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'NOT_DATE'),
  z.meta({ format: 'date-time', examples: ['2027-04-01T09:00:00+09:00'] }),
)
const key = requiredText(adFileLimits.key).check(
  z.meta({ description: '会社の中で1つだけの番号や名前。ファイルの「管理番号」と同じものです。' }),
)

export type ApiOperation = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Behind `/api/v1`. */
  path: '/ads' | '/ads/{id}' | `/ads/{id}/${string}`
  summary: string
  description: string
  /** What a token has to open. */
  scope: TokenScope
  query: z.core.$ZodType | null
  body: z.core.$ZodType | null
  answer: z.core.$ZodType
  status: 200 | 201
}

export const apiOperations = {
  listAds: {
    method: 'GET',
    path: '/ads',
    summary: '求人の一覧',
    description: '新しく作った順に返します。下書きや、募集が終わったものも含みます。',
    scope: 'read',
    query: listQuery,
    body: null,
    answer: list,
    status: 200,
  },
  createAd: {
    method: 'POST',
    path: '/ads',
    summary: '下書きを作る',
    description:
      '書けるところだけで作れます。kindは必ず書いてください。足りない項目はmissingに、法律の確認の結果はfindingsに入ります。',
    scope: 'write',
    query: null,
    body: z.strictObject({ key, ad: adRecordSchema }),
    answer: record,
    status: 201,
  },
  readAd: {
    method: 'GET',
    path: '/ads/{id}',
    summary: '求人を1件読む',
    description: 'いまの内容と状態、足りない項目、法律の確認の結果を返します。',
    scope: 'read',
    query: null,
    body: null,
    answer: record,
    status: 200,
  },
  changeAd: {
    method: 'PATCH',
    path: '/ads/{id}',
    summary: '求人を直す',
    description:
      '書いた項目だけを置きかえます。nullや空の配列は、その項目を空にします。If-MatchにETagを入れると、ほかの人が先に変えていたときは412で止まります。掲載中の求人は、運営者の確認が要る表現を加えると直せません。',
    scope: 'write',
    query: null,
    body: z.strictObject({ ad: adRecordSchema }),
    answer: record,
    status: 200,
  },
  publishAd: {
    method: 'POST',
    path: '/ads/{id}/publish',
    summary: '下書きを掲載する',
    description:
      '画面の「掲載する」と同じ確認を通ります。すぐ掲載されるとpublished、日時を指定するとscheduled、運営者が読むときはin_reviewになります。',
    scope: 'publish',
    query: null,
    body: z.strictObject({
      publishAt: z.nullish(publishTime),
      dispute: publishJobPostSchema.shape.dispute,
    }),
    answer: record,
    status: 200,
  },
  takeBackAd: {
    method: 'POST',
    path: '/ads/{id}/take-back',
    summary: '確認待ち・予約中の求人を下書きに戻す',
    description: '',
    scope: 'publish',
    query: null,
    body: z.strictObject({}),
    answer: record,
    status: 200,
  },
  pauseAd: {
    method: 'POST',
    path: '/ads/{id}/pause',
    summary: '応募の受付を止める',
    description: '',
    scope: 'publish',
    query: null,
    body: z.strictObject({}),
    answer: record,
    status: 200,
  },
  resumeAd: {
    method: 'POST',
    path: '/ads/{id}/resume',
    summary: '応募の受付を再開する',
    description: '',
    scope: 'publish',
    query: null,
    body: z.strictObject({}),
    answer: record,
    status: 200,
  },
  closeAd: {
    method: 'POST',
    path: '/ads/{id}/close',
    summary: '募集を終える',
    description: '元に戻せません。選考中の応募者に、募集が終わったことが知らされます。',
    scope: 'publish',
    query: null,
    body: z.strictObject({ reason: closeJobPostSchema.shape.reason }),
    answer: record,
    status: 200,
  },
} as const satisfies Readonly<Record<string, ApiOperation>>

export type ApiOperationId = keyof typeof apiOperations

/** True for calls that a system may repeat with an `Idempotency-Key`. */
export const isRepeatable = ({ method }: Pick<ApiOperation, 'method'>): boolean => method === 'POST'

/** An `Idempotency-Key`: what programs write, without spaces. */
export const idempotencyKeySchema = machineText(companyApiLimits.idempotencyKey).check(
  z.regex(/^[\u0021-\u007e]+$/, 'INVALID'),
)
