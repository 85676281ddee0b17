/** What the browser needs to reach the identity provider. Nothing of it is secret. */
export type IdentityClient = {
  apiKey: string
  projectId: string
  /** Null with an emulator. */
  authDomain: string | null
  /** True when an emulator answers, through this site's own origin. */
  emulated: boolean
}
