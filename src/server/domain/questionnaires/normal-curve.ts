const farOut = 8

/**
 * The share, 0–1, of a normal curve that lies below `z` standard deviations. The series of Marsaglia (2004, “Evaluating the Normal
 * Distribution”, Journal of Statistical Software 11(4)), exact to 1e-14; beyond eight deviations less than 1e-15 is left.
 */
export const shareBelow = (z: number): number => {
  if (z <= -farOut) return 0
  if (z >= farOut) return 1
  let term = z
  let sum = z
  let before = 0
  for (let odd = 3; sum !== before; odd += 2) {
    before = sum
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp(-(z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
