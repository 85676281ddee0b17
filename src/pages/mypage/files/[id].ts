import type { APIRoute } from 'astro'
import { FileAddress } from '#operations/files.ts'

/** Leads to where this reader alone reads a file for a few minutes; for everybody else there is none. */
export const GET: APIRoute = async ({ locals, params }) => {
  const { fileAddress } = await locals.execute(FileAddress, { id: params.id ?? '' })
  return fileAddress === null
    ? new Response(null, { status: 404 })
    : new Response(null, {
        status: 303,
        headers: { location: fileAddress, 'cache-control': 'private, no-store' },
      })
}
