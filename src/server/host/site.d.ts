/** What `astro build` made of the pages (package.json, "imports"). */
declare module '#site' {
  import type { AstroHandler } from '#server/host/astro-render.ts'

  export const handler: AstroHandler
}
