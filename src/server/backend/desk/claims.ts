import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { claimMinutes, type ClaimableKind, type DeskThing } from '#contract/desk.ts'
import type { Database } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { deskClaim } from '#server/backend/database/schema/desk.ts'
import { personProfile } from '#server/backend/database/schema/person-profile.ts'
import type { Unit, Work } from '#server/backend/database/unit-of-work.ts'

/** Who has a thing, and until when. */
export type Claim = { id: string; uid: string; holder: string; until: Date }

const minute = 60_000
const voidBefore = (at: Date): Date => new Date(at.getTime() - claimMinutes * minute)

const claimsOf = async (
  database: Database,
  kind: ClaimableKind,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<readonly Claim[]> => {
  if (ids.length === 0) return []
  const rows = await database
    .select({
      id: deskClaim.subject,
      uid: deskClaim.uid,
      holder: sql<string>`coalesce(${personProfile.displayName}, ${account.email})`,
      claimedAt: deskClaim.claimedAt,
    })
    .from(deskClaim)
    .innerJoin(account, eq(account.uid, deskClaim.uid))
    .leftJoin(personProfile, eq(personProfile.uid, deskClaim.uid))
    .where(
      and(
        eq(deskClaim.kind, kind),
        inArray(deskClaim.subject, [...ids]),
        gt(deskClaim.claimedAt, voidBefore(at)),
      ),
    )
  return rows.map(({ claimedAt, ...claim }) => ({
    ...claim,
    until: new Date(claimedAt.getTime() + claimMinutes * minute),
  }))
}

const its = ({ kind, id }: DeskThing) => and(eq(deskClaim.kind, kind), eq(deskClaim.subject, id))

/** Who else than `uid` has the thing now; null: nobody. Holds the claim until the unit ends. */
export const claimOfOther = async (
  { database, at }: Pick<Unit, 'database' | 'at'>,
  thing: DeskThing,
  uid: string,
): Promise<Claim | null> => {
  await database.select({ uid: deskClaim.uid }).from(deskClaim).where(its(thing)).for('update')
  const [claim] = await claimsOf(database, thing.kind, { ids: [thing.id], at })
  return claim === undefined || claim.uid === uid ? null : claim
}

/** Ends the claim on what was dealt with. */
export const endClaim = async ({ database }: Pick<Unit, 'database'>, thing: DeskThing): Promise<void> => {
  await database.delete(deskClaim).where(its(thing))
}

export type TakeAnswer = { kind: 'taken' } | { kind: 'claimed'; by: Claim }

/** What operators take and give back. */
export const createDeskClaims = ({
  database,
  work,
  now,
}: {
  database: Database
  work: Work
  now: () => Date
}) => ({
  /** Takes a thing, or takes it anew; one that somebody else has stays theirs. */
  take: (uid: string, thing: DeskThing): Promise<TakeAnswer> =>
    work<TakeAnswer>({ kind: 'person', uid }, async (unit) => {
      const other = await claimOfOther(unit, thing, uid)
      if (other !== null) return { kind: 'claimed', by: other }
      const claim = { uid, claimedAt: unit.at }
      const [taken] = await unit.database
        .insert(deskClaim)
        .values({ kind: thing.kind, subject: thing.id, ...claim })
        .onConflictDoUpdate({
          target: [deskClaim.kind, deskClaim.subject],
          set: claim,
          // Somebody else may have been faster.
          setWhere: sql`${deskClaim.uid} = ${uid} or ${deskClaim.claimedAt} <= ${voidBefore(unit.at).toISOString()}`,
        })
        .returning({ uid: deskClaim.uid })
      if (taken !== undefined) return { kind: 'taken' }
      const [by] = await claimsOf(unit.database, thing.kind, { ids: [thing.id], at: unit.at })
      if (by === undefined) throw new Error('A thing was neither taken nor held')
      return { kind: 'claimed', by }
    }),

  /** Gives a thing back. False: the person did not have it. */
  release: (uid: string, thing: DeskThing): Promise<boolean> =>
    work({ kind: 'person', uid }, async ({ database: within }) => {
      const gone = await within
        .delete(deskClaim)
        .where(and(its(thing), eq(deskClaim.uid, uid)))
        .returning({ uid: deskClaim.uid })
      return gone.length > 0
    }),

  /** Who has which of these things. */
  of: (kind: ClaimableKind, ids: readonly string[]): Promise<readonly Claim[]> =>
    claimsOf(database, kind, { ids, at: now() }),
})

export type DeskClaims = ReturnType<typeof createDeskClaims>
