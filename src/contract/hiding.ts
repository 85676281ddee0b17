import * as z from 'zod/mini'
import { idText } from './text-input.ts'

/** One company. */
export const hiddenCompanySchema = z.object({ companyId: idText })
