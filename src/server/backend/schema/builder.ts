import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import type { StartThread } from '#contract/message.ts'
import type { QuestionnaireReport } from '#contract/questionnaires/report.ts'
import type { WorkFit } from '#contract/questionnaires/work-aspects.ts'
import type { Offer } from '#contract/offer.ts'
import type { ProfileSnapshot } from '#contract/student-profile.ts'
import { accessPlugin } from './access/access-plugin.ts'
import { rowOf } from './access/access-table.ts'
import type { AdRecord } from '#contract/ad-record.ts'
import { permit } from './access/permit.ts'
import type { Context } from './context.ts'

/** Scalars leave as they are written on the wire, so that a resolver decides how an instant is told. */
export type Scalars = {
  ID: { Input: string; Output: string }
  DateTime: { Input: string; Output: Date | string }
  Date: { Input: string; Output: string }
  AdRecord: { Input: never; Output: AdRecord }
  Offer: { Input: never; Output: Offer }
  ProfileSnapshot: { Input: never; Output: ProfileSnapshot }
  WorkFit: { Input: never; Output: WorkFit }
  QuestionnaireReport: { Input: never; Output: QuestionnaireReport }
}

/** Input types of procedures that queries take as well. */
type Inputs = { ThreadSubjectInput: StartThread['subject'] }

/** Fields are never null unless they say so, and for nobody unless the table of access says whom they are for. */
export const createBuilder = () =>
  new SchemaBuilder<{
    Context: Context
    Scalars: Scalars
    Inputs: Inputs
    DefaultFieldNullability: false
  }>({
    plugins: [accessPlugin, ScopeAuthPlugin],
    access: { rowOf, permit },
    // The rows are asked field by field, through `permit`.
    scopeAuth: { authScopes: () => ({}) },
    defaultFieldNullability: false,
  })

export type Builder = ReturnType<typeof createBuilder>
