/** A measured figure. `better` says in which direction. */
export type Figure = { value: number; better: 'higher' | 'lower' }
export type Figures = Readonly<Record<string, Figure>>

/** The least change that counts: two runs of the same program on one machine differ by so much. */
const noiseMin = 0.1
/** Earlier runs looked at. */
const runsMax = 5

/**
 * What is worse than in the runs before by more than their noise, in words: than their median, by more than a tenth
 * and by more than they differ among themselves.
 * @param before earlier runs, the oldest first.
 */
export const worseThanBefore = (before: readonly Figures[], now: Figures): string[] =>
  Object.entries(now).flatMap(([name, { value, better }]) => {
    const values = before
      .slice(-runsMax)
      .flatMap((figures) => figures[name]?.value ?? [])
      .toSorted((one, other) => one - other)
    const usual = values[Math.floor(values.length / 2)]
    const [least = 0] = values
    if (usual === undefined || usual === 0) return []
    const noise = Math.max(noiseMin, ((values.at(-1) ?? 0) - least) / usual)
    const change = (better === 'lower' ? value - usual : usual - value) / usual
    if (change <= noise) return []
    return [
      `${name}: ${value.toFixed(2)}, before ${usual.toFixed(2)} (${Math.round(change * 100)} % worse, noise ${Math.round(noise * 100)} %)`,
    ]
  })
