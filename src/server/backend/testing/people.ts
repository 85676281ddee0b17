import type { PeoplePort } from '#server/backend/security/ports.ts'

type Known = {
  email: string
  password: string
  factors: { phone: string | null; enrolledAt: Date | null }[]
  revoked: number
}

/** A provider in memory. */
export const createTestPeople = (people: Map<string, Known> = new Map()): PeoplePort => ({
  find: async (uid) => {
    const person = people.get(uid)
    if (person === undefined) return null
    return { email: person.email, hasPassword: true, signInPhone: null, factors: person.factors }
  },
  provePassword: async (email, password) => {
    const found = [...people].find(([, person]) => person.email === email && person.password === password)
    return found === undefined ? { kind: 'wrong' } : { kind: 'right', uid: found[0] }
  },
  removeFactors: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.factors = []
  },
  revokeAll: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.revoked += 1
  },
  remove: async (uid) => {
    people.delete(uid)
  },
})
