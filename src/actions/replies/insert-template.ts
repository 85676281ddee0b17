import { defineAction } from 'astro:actions'
import * as z from 'zod/mini'

/** Writes nothing: the page takes the chosen template into the letter, and keeps whatever else was typed. */
export const insertTemplate = defineAction({
  accept: 'form',
  input: z.object({}),
  handler: () => true,
})
