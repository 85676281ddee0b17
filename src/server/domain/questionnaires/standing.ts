import type { Band, Level, Standing } from '#contract/questionnaires/result.ts'

/**
 * T below 45 is low, above 55 high: half a standard deviation from the mean (Johnson's program; so advises
 * ipip.ori.org/InterpretingIndividualIPIPScaleScores.htm).
 */
const cuts = { low: 45, high: 55 } as const

const levelOf = (t: number): Level => {
  if (t < cuts.low) return 'low'
  return t > cuts.high ? 'high' : 'mid'
}

/** A level is told only where the whole band lies in it. */
export const standingOf = ({ low, high }: Band): Standing => {
  const from = levelOf(low)
  const to = levelOf(high)
  return from === to ? { kind: 'level', level: from } : { kind: 'between', from, to }
}
