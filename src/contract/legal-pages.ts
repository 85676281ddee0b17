const shared = { access: 'public', cache: 'shared' } as const

/** What the site states about itself, for the table of routes. */
export const legalPages = [
  { path: '/accessibility', ...shared },
  { path: '/privacy', ...shared },
  { path: '/terms', ...shared },
] as const
