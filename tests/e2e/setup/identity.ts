import { embeddedProject } from '#server/auth/identity/demo-accounts.ts'
import { ownerHeaders } from '#server/auth/identity/emulator-protocol.ts'

/** The console of the embedded identity provider: what an operator does to an account there. */
const administer = async (call: string, body: object): Promise<unknown> => {
  const base = process.env.E2E_IDENTITY
  if (base === undefined) throw new Error('tests/e2e/setup/global-setup.ts has not run')
  const path = `identitytoolkit.googleapis.com/v1/projects/${embeddedProject.projectId}/accounts:${call}`
  const answer = await fetch(`${base}/${path}`, {
    method: 'POST',
    headers: ownerHeaders,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const change = async (email: string, values: object): Promise<void> => {
  const { users } = (await administer('lookup', { email: [email] })) as { users?: { localId: string }[] }
  const localId = users?.[0]?.localId
  if (localId === undefined) throw new Error(`The identity provider of the first site knows no ${email}`)
  await administer('update', { localId, ...values })
}

/** Disables the account of an address. */
export const disableAccount = (email: string): Promise<void> => change(email, { disableUser: true })

/** Says that the address was verified. */
export const verifyAccount = (email: string): Promise<void> => change(email, { emailVerified: true })
