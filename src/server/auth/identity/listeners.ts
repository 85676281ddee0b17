import type { Auth, UserRecord } from 'firebase-admin/auth'

const prefix = 'live:'

/**
 * Who a browser is at the provider while it listens to its person's documents: not the person. By a token that the site makes
 * the provider lets everything be done that asks for a recent sign-in, so it must lead to somebody who owns nothing.
 */
const listenerOf = (uid: string): string => `${prefix}${uid}`

export const isListener = (uid: string): boolean => uid.startsWith(prefix)

/** Whether somebody put an address or a number on a listener, which nobody else can have then. */
export const isLaden = ({
  uid,
  email,
  phoneNumber,
}: Pick<UserRecord, 'uid' | 'email' | 'phoneNumber'>): boolean =>
  isListener(uid) && (email !== undefined || phoneNumber !== undefined)

/** A custom token for a person's listener, who owns nothing; what it is good for ends at `until`. */
export const makeLiveToken = async (
  client: Pick<Auth, 'createCustomToken' | 'getUsers' | 'deleteUsers'>,
  uid: string,
  until: Date,
): Promise<string> => {
  const listener = listenerOf(uid)
  const { users } = await client.getUsers([{ uid: listener }])
  if (users.some(isLaden)) await removeListeners(client, [uid])
  return client.createCustomToken(listener, { live: true, liveUntil: Math.floor(until.getTime() / 1000) })
}

/** Deletes the listeners of at most 1000 people, before the people go: what fails is then tried again with them. */
export const removeListeners = async (
  client: Pick<Auth, 'deleteUsers'>,
  uids: readonly string[],
): Promise<void> => {
  const { errors } = await client.deleteUsers(uids.map(listenerOf))
  if (errors[0] !== undefined) throw errors[0].error
}
