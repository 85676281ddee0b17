/** The rules that hold in every layer, one line each. */
const secret = process.env.AUTH_SECRET // red: no-process-env
const shapeless = (value: any) => value // red: no-explicit-any
const certain = (value: string | null) => value!.length // red: no-non-null-assertion
const lost = () => {
  Promise.reject(new Error('nobody waits')) // red: no-floating-promises
}
const loud = () => console.log('printed') // red: no-console
const later = 1 /* TODO: name it */ // red: no-warning-comments
const loose = (left: unknown, right: unknown) => left == right // red: eqeqeq

export const all = [secret, shapeless, certain, lost, loud, later, loose]
