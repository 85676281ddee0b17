/** Who is behind a write. */
export type Actor =
  | { kind: 'person'; uid: string }
  /** Nobody is signed in. */
  | { kind: 'guest' }
  /** Work in the background, by its name. */
  | { kind: 'task'; name: string }
  /** Whoever gives the operator's commands; `name`: their account on that machine. */
  | { kind: 'operator'; name: string }

/** As the audit log has it: `person`, `guest`, `task:…`, `operator:…`; the uid stands in a column of its own. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'task' || actor.kind === 'operator' ? `${actor.kind}:${actor.name}` : actor.kind
