/** A calendar month in Japan. */
export type ArchiveMonth = { year: number; month: number }

/** Nothing of the site is older. */
const firstYear = 2000
const japan = 9 * 60 * 60 * 1000

/** What an address `/{year}/{month}` means: a month, the same month written properly, or none. */
export type ArchiveAddress =
  { kind: 'month'; month: ArchiveMonth } | { kind: 'moved'; path: string } | { kind: 'none' }

const two = (month: number) => String(month).padStart(2, '0')

export const archivePath = ({ year, month }: ArchiveMonth): string => `/${year}/${two(month)}`

/** Reads the two segments; one-digit months move to two digits, months after the present one do not exist yet. */
export const readArchiveAddress = (year: string, month: string, now: Date): ArchiveAddress => {
  if (!/^[0-9]{4}$/u.test(year) || !/^[0-9]{1,2}$/u.test(month)) return { kind: 'none' }
  const read = { year: Number(year), month: Number(month) }
  if (read.year < firstYear || read.month < 1 || read.month > 12) return { kind: 'none' }
  if (archivePath(read) > archivePath(monthOf(now))) return { kind: 'none' }
  return month.length === 2 ? { kind: 'month', month: read } : { kind: 'moved', path: archivePath(read) }
}

/** The month an instant falls in, in Japan. */
export const monthOf = (instant: Date): ArchiveMonth => {
  const shifted = new Date(instant.getTime() + japan)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1 }
}

const shift = ({ year, month }: ArchiveMonth, by: 1 | -1): ArchiveMonth => {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Half-open range of instants: `from` ≤ t < `until`. */
export const archiveRange = (month: ArchiveMonth): { from: Date; until: Date } => {
  const next = shift(month, 1)
  return {
    from: new Date(Date.UTC(month.year, month.month - 1, 1) - japan),
    until: new Date(Date.UTC(next.year, next.month - 1, 1) - japan),
  }
}

/** The months before and after; none after the present one and none before `oldest`. */
export const archiveNeighbours = (
  month: ArchiveMonth,
  oldest: ArchiveMonth,
  now: Date,
): { previous: ArchiveMonth | null; next: ArchiveMonth | null } => {
  const previous = shift(month, -1)
  const next = shift(month, 1)
  return {
    previous: archivePath(previous) < archivePath(oldest) ? null : previous,
    next: archivePath(next) > archivePath(monthOf(now)) ? null : next,
  }
}
