import type { Context } from '#server/backend/schema/context.ts'
import type { BackendServices } from '#server/backend/services.ts'
import type { VerifiedIdentity } from '#server/ports/identity.ts'

export type AddressedIdentity = VerifiedIdentity & { email: string }

/** What a procedure runs with: who calls, and the services. */
export class Call {
  readonly context: Context

  constructor(context: Context) {
    this.context = context
  }

  get services(): BackendServices {
    return this.context.services
  }

  /** The network that limits count by. */
  get client(): string {
    return this.context.client
  }

  /** Null: nobody is signed in. */
  get identity(): VerifiedIdentity | null {
    return this.context.identity
  }

  /** The person whom the row let through. Throws where the row lets guests through. */
  get caller(): VerifiedIdentity {
    const { identity } = this.context
    if (identity === null) throw new Error('The row of this field asks for nobody who is signed in')
    return identity
  }

  /** The same with the e-mail address; for rows that ask for `email`. */
  get addressedCaller(): AddressedIdentity {
    const { caller } = this
    if (caller.email === null) throw new Error('The row of this field asks for no e-mail address')
    return { ...caller, email: caller.email }
  }
}
