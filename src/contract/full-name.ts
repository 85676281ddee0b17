/** 山田 花子, as it is written in Japan; a part that is not known is left out, and empty is nobody's name. */
export const fullName = (names: { familyName: string | null; givenName: string | null } | null): string =>
  [names?.familyName ?? '', names?.givenName ?? ''].filter((part) => part !== '').join(' ')
