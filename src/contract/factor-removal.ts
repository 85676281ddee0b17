import * as z from 'zod/mini'
import { mailTokenLength } from './saved-search.ts'
import { secretText } from './text-input.ts'

/** Hours between the start of a removal of a second factor by the operator and the removal. */
export const factorRemovalHours = 72
/** Hours before the removal by which a notice must have been sent; later ones put it off. */
export const factorNoticeHours = 71
/** Days after it in which address, password and ways to sign in stay, and nothing is exported. */
export const factorFreezeDays = 7
/** Days after which a removal that no second admin confirmed is void. */
export const factorConfirmDays = 7

/** `asked`: a second admin has to confirm; `begun`: it can't be cancelled any more. */
export const factorRemovalStates = ['asked', 'waiting', 'begun', 'done', 'cancelled'] as const
export type FactorRemovalState = (typeof factorRemovalStates)[number]

export const factorRemovalLinkSchema = z.object({ token: secretText(mailTokenLength) })

/** What the link in the notice did. `late`: the removal has begun or is done. */
export const factorLinkAnswers = ['cancelled', 'late', 'invalid'] as const
export type FactorLinkAnswer = (typeof factorLinkAnswers)[number]
