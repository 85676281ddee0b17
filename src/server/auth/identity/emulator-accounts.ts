import { readFile, rename, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ownerHeaders, type EmulatorAccount } from './emulator-protocol.ts'

const users = z.array(z.looseObject({ localId: z.string(), validSince: z.optional(z.string()) }))
const page = z.object({ users: z.optional(users), nextPageToken: z.optional(z.string()) })
const uploaded = z.object({ error: z.optional(z.array(z.object({ message: z.string() }))) })

/** The largest page the emulator gives, and what is sent back at once. */
const pageSize = 1000

/** Reads and writes all accounts of a running emulator through its admin interface. `base`: `http://127.0.0.1:port`. */
export const createEmulatorAccounts = (base: string, projectId: string, file: string) => {
  const admin = `${base}/identitytoolkit.googleapis.com/v1/projects/${projectId}`

  const call = async (address: string, init: { method: string; body?: unknown }): Promise<unknown> => {
    const answer = await fetch(address, {
      method: init.method,
      headers: ownerHeaders,
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    })
    if (!answer.ok)
      throw new Error(`${new URL(address).pathname} answered ${answer.status}: ${await answer.text()}`)
    return await answer.json()
  }

  const upload = async (accounts: readonly object[]) => {
    const answer = uploaded.parse(
      await call(`${admin}/accounts:batchCreate`, {
        method: 'POST',
        body: { users: accounts, allowOverwrite: true },
      }),
    )
    const first = answer.error?.[0]
    if (first !== undefined) throw new Error(`An account could not be restored: ${first.message}`)
  }

  /** Sign-up tells when an address is taken, sign-in and reset do not. */
  const enableEmailPrivacy = () =>
    call(
      `${base}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
      {
        method: 'PATCH',
        body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      },
    )

  const save = async () => {
    const all: z.infer<typeof users> = []
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const query = new URLSearchParams({
        maxResults: String(pageSize),
        ...(token && { nextPageToken: token }),
      })
      const answer = page.parse(await call(`${admin}/accounts:batchGet?${query}`, { method: 'GET' }))
      all.push(...(answer.users ?? []))
      token = answer.nextPageToken
    }
    // A crash while writing leaves the old file whole.
    await writeFile(`${file}.new`, JSON.stringify({ users: all }), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  const restore = async (): Promise<'restored' | 'nothing kept'> => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return 'nothing kept'
    const kept = z.object({ users }).parse(JSON.parse(text)).users
    for (let from = 0; from < kept.length; from += pageSize) await upload(kept.slice(from, from + pageSize))
    // The upload sets validSince to now, which would end every session.
    for (const { localId, validSince } of kept)
      await call(`${admin}/accounts:update`, {
        method: 'POST',
        body: { localId, validSince: validSince ?? '0' },
      })
    return 'restored'
  }

  const create = async (accounts: readonly EmulatorAccount[]) => {
    if (accounts.length === 0) return
    await upload(
      accounts.map(({ uid, email, password, displayName }) => ({
        localId: uid,
        email,
        rawPassword: password,
        displayName,
        emailVerified: true,
      })),
    )
  }

  return { enableEmailPrivacy, save, restore, create }
}
