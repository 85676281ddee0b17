/** The statuses of pages that say where it does not go on. */
const deadEnds: readonly number[] = [403, 404, 410, 500]

export const isDeadEnd = (status: number): boolean => deadEnds.includes(status)
