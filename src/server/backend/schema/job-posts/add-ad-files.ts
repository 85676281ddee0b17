import { adFileFaults, adFileFormats, adRowOutcomes, adRowRefusals } from '#contract/ad-file.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { AdRowAnswer } from '#server/backend/ad-files/ad-rows.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { problemList, type EditorTypes } from './editor-types.ts'

/** Ads of a company in files. */
export const addAdFiles = (builder: Builder, enums: Enums, types: EditorTypes): void => {
  const Fault = builder.enumType('JobPostFileFault', { values: adFileFaults })
  const Outcome = builder.enumType('JobPostRowOutcome', { values: adRowOutcomes })
  const Refusal = builder.enumType('JobPostRowRefusal', { values: adRowRefusals })
  const Format = builder.enumType('JobPostFileFormat', { values: adFileFormats })
  const Row = builder.objectRef<AdRowAnswer>('JobPostFileRow').implement({
    description: 'What becomes of a row of a file, or would.',
    fields: (t) => ({
      number: t.exposeInt('number'),
      key: t.exposeString('key'),
      title: t.exposeString('title'),
      kind: t.field({ type: enums.JobPostKind, resolve: ({ kind }) => kind }),
      outcome: t.field({ type: Outcome, resolve: ({ outcome }) => outcome }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
      jobPostId: t.id({ nullable: true, resolve: ({ jobPostId }) => jobPostId }),
      problems: t.field({ type: [types.FormProblem], resolve: ({ problems }) => problemList(problems) }),
      missing: t.stringList({ resolve: ({ missing }) => [...missing] }),
      ignored: t.stringList({
        description: 'Columns that say something and count for nothing in such an ad.',
        resolve: ({ ignored }) => [...ignored],
      }),
      findings: t.field({ type: [types.Finding], resolve: ({ findings }) => [...findings] }),
    }),
  })
  builder.objectRef<Objects['JobPostFileAnswer']>('JobPostFileAnswer').implement({
    description: 'fault: nothing of the file is read; unknown: headings that no field has.',
    fields: (t) => ({
      fault: t.field({ type: Fault, nullable: true, resolve: ({ fault }) => fault }),
      unknown: t.stringList({ resolve: ({ unknown }) => [...unknown] }),
      rows: t.field({ type: [Row], resolve: ({ rows }) => [...rows] }),
    }),
  })
  builder.queryFields((t) => ({
    jobPostFile: t.string({
      description:
        'The ads of a company as a file that can be brought in again; template: its columns alone.',
      args: {
        companyId: t.arg.id({ required: true }),
        format: t.arg({ type: Format, required: true }),
        template: t.arg.boolean({ required: true }),
      },
      resolve: (_, { companyId, ...wanted }, { services }) => services.exportAds(companyId, wanted),
    }),
  }))
}
