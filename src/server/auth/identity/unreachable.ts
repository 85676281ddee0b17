/** The identity provider can't be reached or doesn't answer sensibly; nothing is known about the token. */
export class IdentityUnreachable extends Error {
  override name = 'IdentityUnreachable'
}
