import { newId } from '#server/platform/ids.ts'
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

/** A session's end moves the instant from which sign-ins count by a second. */
const validFrom = ({ revoked }: TestPerson) => new Date(Date.UTC(2026, 0, 1) + revoked * 1000)

/** A provider in memory. */
export const createTestPeople = (people: Map<string, TestPerson> = new Map()): People => ({
  find: async (uid) => {
    const person = people.get(uid)
    if (person === undefined) return null
    const { email, emailVerified = true, factors, signInPhone } = person
    return {
      email,
      emailVerified,
      hasPassword: true,
      signInPhone,
      factors,
      signInsValidFrom: validFrom(person),
    }
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
  changeEmail: async (uid, email) => {
    const person = people.get(uid)
    if (person === undefined) return 'gone'
    if ([...people].some(([other, each]) => other !== uid && each.email === email)) return 'taken'
    Object.assign(person, { email, emailVerified: true, revoked: person.revoked + 1 })
    return 'changed'
  },
  create: async ({ uid, email, password }) => {
    const address = email.toLowerCase()
    const holder = [...people].find(([, person]) => person.email === address)
    if (holder !== undefined) return holder[0] === uid ? 'made' : 'taken'
    people.set(uid, {
      email: address,
      password,
      factors: [],
      revoked: 0,
      signInPhone: null,
      emailVerified: false,
    })
    return 'made'
  },
  readVerification: async (code) => {
    const found = [...people.values()].find(({ email }) => code === `verifies ${email}`)
    return found?.email ?? null
  },
  verifyEmail: async (uid, email) => {
    const person = people.get(uid)
    if (person === undefined || person.disabled === true || person.email !== email) return false
    person.emailVerified = true
    return true
  },
  forgetPassword: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) Object.assign(person, { password: newId(), revoked: person.revoked + 1 })
  },
  removeFactors: async (uid) => {
    const person = people.get(uid)
    if (person !== undefined) person.factors = []
  },
  keepNewestFactor: async (uid) => {
    const person = people.get(uid)
    const newest = person?.factors.at(-1)
    if (person === undefined || newest === undefined) return null
    person.factors = [newest]
    return newest.phone ?? ''
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
