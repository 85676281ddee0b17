import type { People } from '#server/ports/people.ts'

export type TestPerson = {
  email: string
  password: string
  factors: { phone: string | null; enrolledAt: Date | null }[]
  revoked: number
  signInPhone: string | null
  /** Verified and not disabled unless told otherwise. */
  emailVerified?: boolean
  disabled?: boolean
}

/** A provider in memory. */
export const createTestPeople = (people: Map<string, TestPerson> = new Map()): People => ({
  find: async (uid) => {
    const person = people.get(uid)
    if (person === undefined) return null
    const { email, factors, signInPhone } = person
    return { email, emailVerified: true, hasPassword: true, signInPhone, factors }
  },
  standing: async (uid) => {
    const person = people.get(uid)
    if (person === undefined) return 'gone'
    return person.disabled === true ? 'disabled' : 'active'
  },
  findByEmail: async (email) => {
    const found = [...people].find(([, person]) => person.email === email.toLowerCase())
    if (found === undefined) return null
    const [uid, { emailVerified = true, disabled = false }] = found
    return { uid, emailVerified, disabled }
  },
  findGone: async (uids) => uids.filter((uid) => !people.has(uid)),
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
