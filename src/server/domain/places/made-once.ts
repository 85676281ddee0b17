/** What is made when it is first asked for, and kept: tables of places are read by few pages. */
export const madeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
