import { auditActions } from '#contract/audit-actions.ts'
import { auditLimits } from '#contract/desk-audit.ts'
import type { AuditFilter, DeskAuditLine } from '#server/backend/desk/audit.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { inputError } from '#server/backend/schema/input-error.ts'

type Typed = {
  action?: string | null | undefined
  subject?: string | null | undefined
  actor?: string | null | undefined
  day?: string | null | undefined
}

const bounded = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined || text === '') return null
  if (text.length > auditLimits.typed) throw inputError('What is looked for is too long')
  return text
}

const filterOf = ({ action, subject, actor, day }: Typed): AuditFilter => {
  const known = auditActions.find((each) => each === action) ?? null
  if (bounded(action) !== null && known === null) throw inputError('There is no such action')
  return { action: known, subject: bounded(subject), actor: bounded(actor), day: day ?? null }
}

/** What was done on this site. */
export const addDeskAudit = (builder: Builder): void => {
  const Line = builder.objectRef<DeskAuditLine>('DeskAuditLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      actor: t.exposeString('actor', {
        description: 'An admin by their address, whoever else by an id or by what they are.',
      }),
      action: t.exposeString('action'),
      subject: t.exposeString('subject'),
      subjectName: t.exposeString('subjectName', {
        nullable: true,
        description: 'Of a company, an ad, an announcement or an admin.',
      }),
      detail: t.exposeString('detail'),
    }),
  })
  builder.queryFields((t) => {
    const args = {
      action: t.arg.string(),
      subject: t.arg.string(),
      actor: t.arg.string(),
      day: t.arg({ type: 'Date' }),
    }
    return {
      deskAudit: t.field({
        type: [Line],
        description: 'The newest first; one more than a page where there is another.',
        args: { ...args, after: t.arg.id() },
        resolve: async (_, { after, ...typed }, { services }) => [
          ...(await services.desk.audit.page(filterOf(typed), after ?? null)),
        ],
      }),
      deskAuditCsv: t.string({
        args,
        description: 'The newest lines as a file. Noted in the audit log.',
        resolve: (_, typed, context) =>
          context.services.desk.files.audit(callerOf(context).uid, filterOf(typed)),
      }),
    }
  })
}
