import type { AccountKind } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'

/** What a person keeps: number and bytes of their files. */
export type Room = { files: number; bytes: number }

/** Whether a file of so many bytes may join those a person keeps already, by what account they have. */
export const judgeRoom = (
  kept: Room,
  bytes: number,
  kind: AccountKind,
): 'fits' | 'too_many' | 'full' | 'member_full' => {
  if (kind !== 'student')
    return kept.files >= limits.memberFiles || kept.bytes + bytes > limits.memberFileBytes
      ? 'member_full'
      : 'fits'
  if (kept.files >= limits.personFiles) return 'too_many'
  return kept.bytes + bytes > limits.personFileBytes ? 'full' : 'fits'
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Files made before this instant are deleted when they go with no application and no message. */
export const unusedBefore = (now: Date): Date =>
  new Date(now.getTime() - limits.unusedFileDays * dayMilliseconds)

/** When a file that goes with no application and no message is deleted. */
export const unusedUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + limits.unusedFileDays * dayMilliseconds)
