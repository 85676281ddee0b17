import { numberSpans, replyPlaces, viewSourceKinds } from '#contract/job-post-numbers.ts'
import type {
  AdNumbers,
  CompanyNumbers,
  DayNumbers,
  SourceViews,
} from '#server/backend/numbers/company-numbers.ts'
import type { ReplyComparison } from '#server/backend/numbers/reply-comparison.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { inputError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'

const daysOf = (days: number | null | undefined): number => {
  const found = numberSpans.find((span) => span === (days ?? numberSpans[0]))
  if (found === undefined) throw inputError(`days must be one of ${numberSpans.join(', ')}`)
  return found
}

const addParts = (builder: Builder, enums: Enums) => {
  const Day = builder.objectRef<DayNumbers>('DayNumbers').implement({
    description: 'What happened on one day in Japan.',
    fields: (t) => ({
      day: t.field({ type: 'Date', resolve: ({ day }) => day }),
      views: t.exposeInt('views'),
      bookmarks: t.exposeInt('bookmarks', { description: 'Of those that are kept still.' }),
      applications: t.exposeInt('applications'),
    }),
  })
  const Ad = builder.objectRef<AdNumbers>('AdNumbers').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      status: t.field({ type: enums.JobPostStatus, resolve: ({ status }) => status }),
      views: t.exposeInt('views'),
      bookmarks: t.exposeInt('bookmarks'),
      applications: t.exposeInt('applications'),
    }),
  })
  const SourceKind = builder.enumType('ViewSourceKind', { values: viewSourceKinds })
  const Source = builder.objectRef<SourceViews>('SourceViews').implement({
    description: 'Views by where they came from.',
    fields: (t) => ({
      kind: t.field({ type: SourceKind, resolve: ({ kind }) => kind }),
      host: t.exposeString('host', { nullable: true, description: 'Its name, as browsers told it.' }),
      views: t.exposeInt('views'),
    }),
  })
  const Place = builder.enumType('ReplyPlace', { values: replyPlaces })
  const Replies = builder.objectRef<ReplyComparison>('ReplyComparison').implement({
    description: 'How a company replies, and how all active companies with reply numbers do.',
    fields: (t) => ({
      answeredPercent: t.exposeInt('answeredPercent', { nullable: true }),
      medianDays: t.exposeFloat('medianDays', { nullable: true }),
      place: t.field({
        type: Place,
        nullable: true,
        description: 'Where its share stands among all; null: it has none, or there are too few companies.',
        resolve: ({ place }) => place,
      }),
      companies: t.int({
        nullable: true,
        description: 'How many are compared; null: too few.',
        resolve: ({ others }) => others?.companies ?? null,
      }),
      lowerPercent: t.int({ nullable: true, resolve: ({ others }) => others?.lower ?? null }),
      middlePercent: t.int({ nullable: true, resolve: ({ others }) => others?.middle ?? null }),
      upperPercent: t.int({ nullable: true, resolve: ({ others }) => others?.upper ?? null }),
      middleDays: t.float({ nullable: true, resolve: ({ others }) => others?.middleDays ?? null }),
    }),
  })
  return { Day, Ad, Source, Replies }
}

/** How the ads of a company do, for its people. */
export const addCompanyNumbers = (builder: Builder, enums: Enums): void => {
  const { Day, Ad, Source, Replies } = addParts(builder, enums)
  const Numbers = builder.objectRef<CompanyNumbers>('CompanyNumbers').implement({
    description: 'Numbers of a company’s ads, or of one of them, in the last days.',
    fields: (t) => ({
      title: t.string({
        nullable: true,
        description: 'Of the one ad that was asked for.',
        resolve: ({ ad }) => ad?.title ?? null,
      }),
      status: t.field({
        type: enums.JobPostStatus,
        nullable: true,
        resolve: ({ ad }) => ad?.status ?? null,
      }),
      views: t.int({ resolve: ({ total }) => total.views }),
      bookmarks: t.int({ resolve: ({ total }) => total.bookmarks }),
      applications: t.int({ resolve: ({ total }) => total.applications }),
      days: t.field({ type: [Day], description: 'Oldest first.', resolve: ({ days }) => days }),
      sources: t.field({ type: [Source], resolve: ({ sources }) => sources }),
      ads: t.field({
        type: [Ad],
        description:
          'Of the ads that are open or have any numbers those with most; none where one was asked for.',
        resolve: ({ ads }) => ads,
      }),
      moreAds: t.exposeInt('moreAds', { description: 'How many are not among them.' }),
      replies: t.field({ type: Replies, resolve: ({ replies }) => replies() }),
    }),
  })
  builder.queryFields((t) => ({
    companyNumbers: t.field({
      type: Numbers,
      nullable: true,
      description: 'Null: the company has no such ad.',
      args: {
        companyId: t.arg.id({ required: true }),
        jobPostId: t.arg.id(),
        days: t.arg.int({ defaultValue: numberSpans[0] }),
      },
      resolve: (_, { companyId, jobPostId, days }, context) => {
        const asked = { companyId, jobPostId: jobPostId ?? null, days: daysOf(days) }
        return asked.jobPostId !== null && !isUuid(asked.jobPostId)
          ? null
          : context.services.companyNumbers.read(asked)
      },
    }),
  }))
}
