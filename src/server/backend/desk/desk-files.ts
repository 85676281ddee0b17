import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { AuditFilter, DeskAudit } from './audit.ts'
import type { YearlyReport } from './yearly-report.ts'

type Dependencies = { work: Work; audit: DeskAudit; yearlyReport: YearlyReport }

/** Lists of the desk as files. That one goes out is in the audit log before it does. */
export const createDeskFiles = ({ work, audit, yearlyReport }: Dependencies) => {
  const note = (uid: string, file: string, detail: Readonly<Record<string, string | number>>) =>
    work({ kind: 'person', uid }, async (unit) => {
      unit.audit({ action: 'desk.exported', subject: `desk_file:${file}`, detail })
    })
  return {
    audit: async (uid: string, filter: AuditFilter): Promise<string> => {
      const { action, subject, actor, day } = filter
      // Whose lines were looked for may be an address, which the log does not keep.
      const detail = {
        ...(action !== null && { action }),
        ...(subject !== null && { subject }),
        ...(actor !== null && { actor: 'one' }),
        ...(day !== null && { day }),
      }
      await note(uid, 'audit', detail)
      return audit.csv(filter)
    },
    figures: async (uid: string, on: string): Promise<string> => {
      await note(uid, 'figures', { on })
      return yearlyReport.figures(on)
    },
    complaints: async (uid: string, year: number): Promise<string> => {
      await note(uid, 'complaints', { year })
      return yearlyReport.complaints(year)
    },
  }
}

export type DeskFiles = ReturnType<typeof createDeskFiles>
