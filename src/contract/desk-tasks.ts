import * as z from 'zod/mini'
import { idText } from './text-input.ts'

/** One failed task gets a new set of tries. */
export const retryTaskSchema = z.object({ id: idText })
