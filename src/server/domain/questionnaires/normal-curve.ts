const farOut = 8

/**
 * The share, 0–1, of a normal curve that lies below `z` standard deviations, by the series of Marsaglia (2004, “Evaluating the
 * Normal Distribution”, Journal of Statistical Software 11(4)); beyond eight deviations less than 1e-15 is left.
 */
export const shareBelow = (z: number): number => {
  if (z <= -farOut) return 0
  if (z >= farOut) return 1
  let term = z
  let sum = z
  for (let odd = 3; Math.abs(term) > Number.EPSILON * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp(-(z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
