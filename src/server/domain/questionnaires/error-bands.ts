/** Standard errors on each side of a score that hold 90 % of a normal curve. */
export const errorsOf90 = 1.64
