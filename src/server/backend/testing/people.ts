import type { People } from '#server/ports/people.ts'

export type TestPerson = {
  email: string
  password: string
  factors: { phone: string | null; enrolledAt: Date | null }[]
  revoked: number
  signInPhone: string | null
}

/** A provider in memory. */
export const createTestPeople = (people: Map<string, TestPerson> = new Map()): People => ({
  find: async (uid) => {
    const person = people.get(uid)
    if (person === undefined) return null
    const { email, factors, signInPhone } = person
    return { email, hasPassword: true, signInPhone, factors }
  },
  provePassword: async (email, password) => {
    const found = [...people].find(([, person]) => person.email === email && person.password === password)
    return found === undefined ? { kind: 'wrong' } : { kind: 'right', uid: found[0] }
  },
  removeFactors: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.factors = []
  },
  removePhone: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.signInPhone = null
  },
  revokeAll: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.revoked += 1
  },
  remove: async (uid) => {
    people.delete(uid)
  },
})
