import { ownerHeaders } from '#server/auth/identity/emulator-protocol.ts'

export type Tokens = { uid: string; idToken: string; refreshToken: string }

export const testPassword = 'correct horse battery'

/** What the calls answer: mostly texts; of a second factor these two besides. */
type Answer = Readonly<Record<string, string>> & {
  mfaInfo?: readonly { mfaEnrollmentId: string }[]
  phoneResponseInfo?: { sessionInfo: string }
}

/** People at the identity emulator, by the calls that the browser's SDK and the console make. `host`: `host:port`. */
export const createPeople = (host: string, projectId: string) => {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/${path}?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const value = (await answer.json()) as Answer
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const tokens = (value: Readonly<Record<string, string>>, uid: string): Tokens => ({
    uid,
    idToken: value['idToken'] ?? '',
    refreshToken: value['refreshToken'] ?? '',
  })
  const update = (uid: string, change: object) =>
    call(`v1/projects/${projectId}/accounts:update`, { localId: uid, ...change }, ownerHeaders)

  const readCode = async (sessionInfo: string): Promise<string> => {
    const codes = await fetch(`http://${host}/emulator/v1/projects/${projectId}/verificationCodes`, {
      headers: ownerHeaders,
    })
    const { verificationCodes } = (await codes.json()) as {
      verificationCodes: { sessionInfo: string; code: string }[]
    }
    return verificationCodes.find((each) => each.sessionInfo === sessionInfo)?.code ?? ''
  }
  /** With the token of somebody signed in the number is linked to them. */
  const giveCode = async (phoneNumber: string, linkTo: { idToken?: string } = {}): Promise<Tokens> => {
    const { sessionInfo = '' } = await call('v1/accounts:sendVerificationCode', {
      phoneNumber,
      recaptchaToken: 'x',
    })
    const value = await call('v1/accounts:signInWithPhoneNumber', {
      sessionInfo,
      code: await readCode(sessionInfo),
      ...linkTo,
    })
    return tokens(value, value['localId'] ?? '')
  }

  let count = 0
  return {
    signInByPhone: (phoneNumber: string) => giveCode(phoneNumber),
    linkPhone: (idToken: string, phoneNumber: string) => giveCode(phoneNumber, { idToken }),
    newEmail: () => `person-${process.pid}-${(count += 1)}@example.com`,
    signUp: async (email: string): Promise<Tokens> => {
      const value = await call('v1/accounts:signUp', {
        email,
        password: testPassword,
        returnSecureToken: true,
      })
      return tokens(value, value['localId'] ?? '')
    },
    signIn: async (email: string, password = testPassword): Promise<Tokens> => {
      const value = await call('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })
      return tokens(value, value['localId'] ?? '')
    },
    verifyEmail: (uid: string) => update(uid, { emailVerified: true }),
    disable: (uid: string) => update(uid, { disableUser: true }),
    revoke: (uid: string) => update(uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) }),
    remove: (uid: string) => call(`v1/projects/${projectId}/accounts:delete`, { localId: uid }, ownerHeaders),
    /** One after the other, a minute apart. */
    enrolSecondFactor: (uid: string, ...phones: readonly string[]) =>
      update(uid, {
        mfa: {
          enrollments: phones.map((phoneInfo, index) => ({
            mfaEnrollmentId: `factor-${index}-${uid}`,
            phoneInfo,
            displayName: 'My cellphone number',
            enrolledAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          })),
        },
      }),
    signInWithSecondFactor: async (email: string): Promise<Tokens> => {
      const first = await call('v1/accounts:signInWithPassword', { email, password: testPassword })
      const mfaPendingCredential = first['mfaPendingCredential']
      const { phoneResponseInfo } = await call('v2/accounts/mfaSignIn:start', {
        mfaPendingCredential,
        mfaEnrollmentId: first.mfaInfo?.[0]?.mfaEnrollmentId,
        phoneSignInInfo: { recaptchaToken: 'x' },
      })
      const sessionInfo = phoneResponseInfo?.sessionInfo ?? ''
      const value = await call('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential,
        phoneVerificationInfo: { sessionInfo, code: await readCode(sessionInfo) },
      })
      const payload = JSON.parse(
        Buffer.from((value['idToken'] ?? '').split('.')[1] ?? '', 'base64url').toString(),
      ) as { sub: string }
      return tokens(value, payload.sub)
    },
  }
}
