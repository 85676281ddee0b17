import type { APIContext } from 'astro'
import { attachment } from '#components/files/attachment.ts'
import type { AdFileFormat } from '#contract/ad-file.ts'
import { japaneseDay } from '#contract/format/time.ts'
import { JobPostFileQuery } from '#operations/ad-files.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<AdFileFormat, string>

/** A file of the ads of a company. */
export const adFileAnswer = (
  { locals }: Pick<APIContext, 'locals'>,
  { text, format, title }: { text: string; format: AdFileFormat; title: string },
): Response => {
  const today = japaneseDay(locals.now().toISOString()).replaceAll('-', '')
  return new Response(text, {
    headers: {
      'content-type': types[format],
      'content-disposition': attachment(`ads.${format}`, `${title}_${today}.${format}`),
      'cache-control': 'private, no-store',
    },
  })
}

/** The ads of the company that the address names, or with `template` the columns of such a file. */
export const sendAds = async (
  context: Pick<APIContext, 'locals' | 'url'>,
  format: AdFileFormat,
): Promise<Response> => {
  const { searchParams } = context.url
  const template = searchParams.get('template') === '1'
  const { jobPostFile: text } = await context.locals.execute(JobPostFileQuery, {
    companyId: searchParams.get('company') ?? '',
    format,
    template,
  })
  return adFileAnswer(context, { text, format, title: template ? '求人のひな形' : '求人' })
}
