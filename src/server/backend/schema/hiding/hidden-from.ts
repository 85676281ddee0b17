import type { Context } from '#server/backend/schema/context.ts'

/** The caller, where they hide anything from lists; null: lists are the same for them as for everybody. */
export const hiddenFrom = async ({
  identity,
  viewer,
  services,
}: Pick<Context, 'identity' | 'viewer' | 'services'>): Promise<string | null> =>
  identity !== null && viewer.kind === 'student' && (await services.hiding.hidesAny(identity.uid))
    ? identity.uid
    : null
