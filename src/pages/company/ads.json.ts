import type { APIRoute } from 'astro'
import { sendAds } from '#components/ad-files/send-ad-file.ts'

export const GET: APIRoute = (context) => sendAds(context, 'json')
