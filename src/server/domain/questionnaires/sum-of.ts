/** 0 when there are none. */
export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
