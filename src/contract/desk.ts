import * as z from 'zod/mini'
import { visible } from './plain-text.ts'
import { idText, linesText, machineText, optionalLines } from './text-input.ts'

/** How long after a sign-in acts at the operator's desk need no new one. */
export const deskSignInSeconds = 2 * 60 * 60

/** What waits for the operator, in the order of the desk. */
export const deskQueues = [
  'companies',
  'renames',
  'appeals',
  'job_posts',
  'reports',
  'message_reports',
  'contact',
  'tasks',
] as const
export type DeskQueue = (typeof deskQueues)[number]

/** What one operator takes, so that two never work on it unknowingly. The id of a report's case is that of its ad. */
export const claimableKinds = ['company', 'job_post', 'report', 'message_report', 'contact'] as const
export type ClaimableKind = (typeof claimableKinds)[number]
export type DeskThing = { kind: ClaimableKind; id: string }

/** Minutes after which a thing that was taken is free again. */
export const claimMinutes = 30

/** An act that sends mails is shown first and done then. */
export const deskSteps = ['preview', 'send'] as const
export type DeskStep = (typeof deskSteps)[number]
export const deskStepSchema = z.enum(deskSteps, 'INVALID')

/** Why an act at the desk is not done. */
export const deskRefusals = [
  /** There is no such thing, or it does not wait any more. */
  'unknown',
  /** It says something else than what was read. */
  'changed',
  /** The other operator has it. */
  'claimed',
  /** Nobody acts on their own account here. */
  'oneself',
  /** Whoever started it does not confirm it. */
  'own_act',
  /** The person has no second factor. */
  'no_factor',
  /** One was started already. */
  'waits',
  /** The address is verified already. */
  'verified',
  /** Enough for now. */
  'limited',
  /** Mails were reported as unwanted, and the person did not ask for them. */
  'complaint',
  /** A company would be left without anybody who may run it. */
  'only_owner',
  /** The account of an admin is not deleted: they stop being one first. */
  'admin',
  /** The account stays as it is for some days after its second factor was taken away. */
  'frozen',
  /** Nobody asked for the deletion, or it has begun. */
  'no_deletion',
  /** What it is does not go there from where it is. */
  'not_now',
  /** The last admin can't be revoked. */
  'admin_last',
  /** Something is asked about this person already. */
  'admin_open',
  /** A second admin has to say yes: neither who asked nor whom it is about. */
  'admin_own',
  /** This account can't become an admin's, or is none. */
  'admin_unfit',
  /** The company was asked and has not answered yet. */
  'asked',
  // The ad is not what both sides would be told.
  'not_removed',
  'not_ended',
  'not_corrected',
  // What keeps an ad from being published.
  'company_pending',
  'company_suspended',
  'company_number_waits',
  'no_deadline',
  'deadline_past',
  'unlawful',
  /** Another company is or was active under its number. */
  'number_held',
  /** It has given nothing of what is said to have been checked. */
  'nothing_to_verify',
  /** The other operator judges what one has decided. */
  'own_decision',
] as const
export type DeskRefusal = (typeof deskRefusals)[number]

export const deskLimits = { reason: 2000, listed: 50, figureDays: 28 } as const

/** Why something is done; kept in the audit log. */
export const deskReason = linesText(deskLimits.reason, 'REQUIRED').check(visible)
/** What an act that needs no reason may say all the same. */
export const deskNote = optionalLines(deskLimits.reason)
/** The stamp of what was read. */
export const deskStamp = machineText(200)

export const deskThingSchema = z.object({ kind: z.enum(claimableKinds, 'INVALID'), id: idText })
