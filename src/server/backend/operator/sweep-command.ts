import * as z from 'zod/mini'
import type { Work } from '#server/backend/database/unit-of-work.ts'
import type { Actor } from '#server/domain/actor.ts'
import { done, failed, type OperatorAnswer } from './answer.ts'

/** One sweep by hand. `dryRun`: what it would do, undone. */
export const sweepCommand = z.object({
  name: z.literal('sweep'),
  sweep: z.string().check(z.minLength(1), z.maxLength(100)),
  dryRun: z.boolean(),
})

export type SweepRuns = {
  names: readonly string[]
  /** Does what is due. Answers how many. */
  run: (name: string) => Promise<number>
  /** The same number; nothing is written, sent or removed. */
  count: (name: string) => Promise<number>
}

/** `sweeps` null: no site runs here, and sweeps are the site's. */
export type SweepServices = { sweeps: SweepRuns | null; work: Work }

export const sweepByHand = async (
  { sweeps, work }: SweepServices,
  actor: Actor,
  { sweep, dryRun }: z.infer<typeof sweepCommand>,
): Promise<OperatorAnswer> => {
  if (sweeps === null) return failed('sweeps run in the site; start it and say it again')
  if (!sweeps.names.includes(sweep))
    return failed(`there is no sweep ${sweep}; these are: ${sweeps.names.join(', ')}`)
  if (dryRun) return done(`${sweep} would find ${await sweeps.count(sweep)} now. Nothing was written.`)
  const found = await sweeps.run(sweep)
  await work(actor, async (unit) => {
    unit.audit({ action: 'sweep.run', subject: `sweep:${sweep}`, detail: { found } })
  })
  return done(`Done: ${sweep} found ${found}.`)
}
