import type { HistoryEntry, Licence } from '#contract/student-profile.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { completenessOf, type Completeness } from '#server/domain/profile-completeness.ts'

const addParts = (builder: Builder, enums: Enums) => ({
  HistoryEntry: builder.objectRef<HistoryEntry>('HistoryEntry').implement({
    description: 'Months are YYYY-MM.',
    fields: (t) => ({
      from: t.exposeString('from'),
      until: t.exposeString('until', { nullable: true }),
      text: t.exposeString('text'),
    }),
  }),
  Licence: builder.objectRef<Licence>('Licence').implement({
    fields: (t) => ({ month: t.exposeString('month'), name: t.exposeString('name') }),
  }),
  Completeness: builder.objectRef<Completeness>('ProfileCompleteness').implement({
    fields: (t) => ({
      percent: t.exposeInt('percent'),
      done: t.field({ type: [enums.ProfileStep], resolve: ({ done }) => [...done] }),
      nextStep: t.field({
        type: enums.ProfileStep,
        nullable: true,
        description: 'The most useful thing that is missing.',
        resolve: ({ nextStep }) => nextStep,
      }),
    }),
  }),
})

/** The caller's own profile: one a person, so it has no key. */
export const addStudentUser = (builder: Builder, enums: Enums): void => {
  const { HistoryEntry, Licence, Completeness } = addParts(builder, enums)
  const StudentUser = builder.objectRef<Objects['StudentUser']>('StudentUser').implement({
    fields: (t) => ({
      familyName: t.exposeString('familyName'),
      givenName: t.exposeString('givenName'),
      familyNameKana: t.exposeString('familyNameKana'),
      givenNameKana: t.exposeString('givenNameKana'),
      displayName: t.exposeString('displayName', {
        nullable: true,
        description: 'What the site calls the person.',
      }),
      birthDate: t.expose('birthDate', { type: 'Date', nullable: true }),
      gender: t.exposeString('gender', { nullable: true }),
      tel: t.exposeString('tel', { nullable: true, description: 'E.164.' }),
      postalCode: t.exposeString('postalCode', { nullable: true }),
      prefectureCode: t.exposeString('prefectureCode', { nullable: true }),
      address: t.exposeString('address', { nullable: true }),
      addressKana: t.exposeString('addressKana', { nullable: true }),
      school: t.exposeString('school', { nullable: true }),
      schoolType: t.expose('schoolType', { type: enums.SchoolType, nullable: true }),
      faculty: t.exposeString('faculty', { nullable: true }),
      department: t.exposeString('department', { nullable: true }),
      graduation: t.exposeString('graduation', { nullable: true, description: 'YYYY-MM.' }),
      selfIntroduction: t.exposeString('selfIntroduction', { nullable: true }),
      motivation: t.exposeString('motivation', { nullable: true }),
      wishes: t.exposeString('wishes', { nullable: true }),
      skills: t.exposeStringList('skills'),
      languages: t.exposeStringList('languages'),
      certificates: t.exposeStringList('certificates'),
      education: t.field({ type: [HistoryEntry], resolve: ({ education }) => education }),
      experience: t.field({ type: [HistoryEntry], resolve: ({ experience }) => experience }),
      licences: t.field({ type: [Licence], resolve: ({ licences }) => licences }),
      desiredKinds: t.field({
        type: [enums.JobPostKind],
        resolve: ({ desiredKinds }) => desiredKinds,
      }),
      desiredOccupations: t.exposeStringList('desiredOccupations'),
      desiredPrefectures: t.exposeStringList('desiredPrefectures'),
      homeStations: t.exposeStringList('homeStations', {
        description:
          'よく使う駅, as filters of ads take them: 13三鷹; three at most. Companies never see them.',
      }),
      visibility: t.expose('visibility', { type: enums.ProfileVisibility }),
      keepsHistory: t.exposeBoolean('keepsHistory'),
      completeness: t.field({ type: Completeness, resolve: completenessOf }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  builder.queryFields((t) => ({
    studentUser: t.field({
      type: StudentUser,
      nullable: true,
      description: 'The caller’s own; null for everybody who is no student or has no profile yet.',
      resolve: (_parent, _args, context) => context.services.profiles.studentUser(callerOf(context).uid),
    }),
  }))
}
