import { factorNoticeHours, factorRemovalHours } from '#contract/factor-removal.ts'
import type { Unit } from '#server/backend/database/unit-of-work.ts'
import { wasSentTo } from '#server/backend/mail-deliveries/mail-deliveries.ts'
import { addressesOf, type FactorRemovalRow } from './factor-removal-rows.ts'

const hours = (count: number) => count * 60 * 60 * 1000

/** Whether the notice went out to one of the person's addresses, long enough ago. Where no mail gets through, nothing is due. */
export const wasTold = async (unit: Unit, { uid, dueAt }: FactorRemovalRow): Promise<boolean> =>
  dueAt !== null &&
  wasSentTo(unit.database, await addressesOf(unit, uid), {
    about: 'security',
    from: new Date(dueAt.getTime() - hours(factorRemovalHours)),
    until: new Date(unit.at.getTime() - hours(factorNoticeHours)),
  })
