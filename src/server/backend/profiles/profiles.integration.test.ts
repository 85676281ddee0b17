import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { account } from '#server/backend/database/schema/account.ts'
import { seenJobPost } from '#server/backend/database/schema/bookmark.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertCompany, insertJobPost, insertPerson, testNow } from '#server/backend/testing/records.ts'

/** Tokens are the names of people. */
const identity = identityOf(async (name) => ({
  uid: name,
  email: `${name}@example.com`,
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

let handle: DatabaseHandle
let site: ReturnType<typeof createTestBackend>

beforeAll(async () => {
  handle = await openTestDatabase()
  site = createTestBackend(handle, { identity })
})
beforeEach(async () => {
  await handle.database.delete(account)
  await insertPerson(handle.database, { uid: 'hanako' })
  await insertPerson(handle.database, { uid: 'taro' })
  await insertPerson(handle.database, { uid: 'tanaka', kind: 'company' })
})
afterAll(() => handle.close())

const ask = async (name: string, query: string, input?: Record<string, unknown>) => {
  const answer = await site.post({ query, variables: { input } }, { authorization: `Bearer ${name}` })
  return (await answer.json()) as GraphqlAnswer
}
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code

const names = {
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'やまだ',
  givenNameKana: 'ハナコ',
}
const start = (name: string, more: Record<string, unknown> = {}) =>
  ask(
    name,
    'mutation($input: FirstProfileInput!) { startStudentProfile(input: $input) { familyNameKana school } }',
    { ...names, ...more },
  )
const whole = `{ studentUser {
  familyName displayName birthDate gender tel postalCode prefectureCode address addressKana school schoolType faculty
  department graduation selfIntroduction motivation wishes skills languages certificates
  education { from until text } experience { from until text } licences { month name }
  desiredKinds desiredOccupations desiredPrefectures homeStations visibility keepsHistory completeness { percent nextStep }
} }`

/** What is written of each section, and how it is read again. */
const sections = [
  {
    field: 'saveStudentContact',
    type: 'StudentContactInput',
    typed: {
      birthDate: '平成18年5月1日',
      gender: '女性',
      tel: '090-1234-5678',
      postalCode: '100-0001',
      prefectureCode: '13',
      address: '千代田区千代田1-1',
      addressKana: 'ちよだく',
    },
    kept: {
      birthDate: '2006-05-01',
      gender: '女性',
      tel: '+819012345678',
      postalCode: '1000001',
      prefectureCode: '13',
      address: '千代田区千代田1-1',
      addressKana: 'チヨダク',
    },
  },
  {
    field: 'saveStudentSchool',
    type: 'StudentSchoolInput',
    typed: {
      schoolType: 'university',
      school: '東都大学',
      faculty: '法学部',
      department: '法律学科',
      graduation: '2028/3',
    },
    kept: {
      schoolType: 'university',
      school: '東都大学',
      faculty: '法学部',
      department: '法律学科',
      graduation: '2028-03',
    },
  },
  {
    field: 'saveStudentTexts',
    type: 'StudentTextsInput',
    typed: { selfIntroduction: '一行目\r\n二行目', motivation: '人の役に立ちたい。', wishes: '特になし' },
    kept: { selfIntroduction: '一行目\n二行目', motivation: '人の役に立ちたい。', wishes: '特になし' },
  },
  {
    field: 'saveStudentHistory',
    type: 'StudentHistoryInput',
    typed: {
      education: [{ from: '2024/4', until: null, text: '東都大学 入学' }],
      experience: [{ from: '2024/6', until: '2025/3', text: '書店 アルバイト' }],
      licences: [{ month: '2025/8', name: '普通自動車第一種運転免許' }],
    },
    kept: {
      education: [{ from: '2024-04', until: null, text: '東都大学 入学' }],
      experience: [{ from: '2024-06', until: '2025-03', text: '書店 アルバイト' }],
      licences: [{ month: '2025-08', name: '普通自動車第一種運転免許' }],
    },
  },
  {
    field: 'saveStudentTags',
    type: 'StudentTagsInput',
    typed: { skills: ['Excel', ' Excel '], languages: ['英語'], certificates: [] },
    kept: { skills: ['Excel'], languages: ['英語'], certificates: [] },
  },
  {
    field: 'saveStudentDesires',
    type: 'StudentDesiresInput',
    typed: {
      desiredKinds: ['new_grad'],
      desiredOccupations: ['software'],
      desiredPrefectures: ['47', '13'],
    },
    kept: { desiredKinds: ['new_grad'], desiredOccupations: ['software'], desiredPrefectures: ['13', '47'] },
  },
  {
    field: 'saveStudentStations',
    type: 'StudentStationsInput',
    typed: { station1: '', station2: '三鷹駅', station3: '13三鷹' },
    kept: { homeStations: ['13三鷹'] },
  },
  {
    field: 'saveStudentSettings',
    type: 'StudentSettingsInput',
    typed: { displayName: 'はなこ', visibility: 'applied_only', keepsHistory: true },
    kept: { displayName: 'はなこ', visibility: 'applied_only', keepsHistory: true },
  },
]
type Sent = { field: string; type: string; typed: Record<string, unknown> }
const save = (name: string, { field, type, typed }: Sent) =>
  ask(name, `mutation($input: ${type}!) { ${field}(input: $input) { familyName } }`, typed)

test('a profile begins with the names, private and without history, and is ten percent', async () => {
  expect(await start('hanako')).toMatchObject({
    data: { startStudentProfile: { familyNameKana: 'ヤマダ', school: null } },
  })
  expect((await ask('hanako', whole)).data).toMatchObject({
    studentUser: {
      displayName: null,
      visibility: 'private',
      keepsHistory: false,
      completeness: { percent: 10, nextStep: 'school' },
    },
  })
})

test('a first profile that is sent again takes nothing away', async () => {
  await start('hanako', { school: '東都大学', graduation: '2028年3月' })
  expect(await start('hanako', { school: '' })).toMatchObject({
    data: { startStudentProfile: { school: '東都大学' } },
  })
})

test('each section is kept as it was meant, and leaves the others as they are', async () => {
  await start('hanako')
  for (const section of sections) expect(codeOf(await save('hanako', section))).toBeUndefined()
  const { data } = await ask('hanako', whole)
  for (const { kept } of sections) expect(data?.['studentUser']).toMatchObject(kept)
  expect(data).toMatchObject({ studentUser: { completeness: { percent: 100, nextStep: null } } })
})

test('what was left empty is taken away', async () => {
  await start('hanako')
  for (const section of sections.slice(0, 1)) await save('hanako', section)
  await save('hanako', { field: 'saveStudentContact', type: 'StudentContactInput', typed: { tel: '' } })
  expect((await ask('hanako', whole)).data).toMatchObject({ studentUser: { tel: null, address: null } })
})

test('a section of one person is nothing of another’s', async () => {
  await start('hanako')
  await start('taro')
  for (const section of sections) await save('hanako', section)
  expect((await ask('taro', whole)).data).toMatchObject({
    studentUser: { tel: null, school: null, education: [], skills: [], visibility: 'private' },
  })
})

test('who wants no history kept has none any more, and everybody else still has', async () => {
  const { database } = handle
  const jobPostId = await insertJobPost(database, await insertCompany(database))
  const seen = (uid: string) => ({ uid, jobPostId, seenAt: testNow })
  const settings = (keepsHistory: boolean): Sent => ({
    field: 'saveStudentSettings',
    type: 'StudentSettingsInput',
    typed: { displayName: null, visibility: 'private', keepsHistory },
  })
  await start('hanako')
  await start('taro')
  await database.insert(seenJobPost).values([seen('hanako'), seen('taro')])
  await save('hanako', settings(true))
  expect(await database.select().from(seenJobPost)).toHaveLength(2)
  await save('hanako', settings(false))
  expect(await database.select().from(seenJobPost)).toMatchObject([{ uid: 'taro' }])
})

test('without a profile there is nothing that a section could be of', async () => {
  for (const section of sections) expect(codeOf(await save('hanako', section))).toBe('NOT_FOUND')
  expect(await ask('hanako', whole)).toEqual({ data: { studentUser: null } })
})

test.each([
  ['saveStudentContact', 'StudentContactInput', { tel: '12' }],
  ['saveStudentSchool', 'StudentSchoolInput', { school: '東'.repeat(1000) }],
  ['saveStudentTexts', 'StudentTextsInput', { wishes: 'あ'.repeat(1001) }],
  [
    'saveStudentHistory',
    'StudentHistoryInput',
    {
      education: Array.from({ length: 21 }, () => ({ from: '2024/4', until: null, text: '入学' })),
      experience: [],
      licences: [],
    },
  ],
  [
    'saveStudentDesires',
    'StudentDesiresInput',
    { desiredKinds: [], desiredOccupations: [], desiredPrefectures: ['48'] },
  ],
  ['saveStudentStations', 'StudentStationsInput', { station1: '府中' }],
  ['saveStudentStations', 'StudentStationsInput', { station1: '三鷹', station3: 'みちしるべ' }],
])('the public door holds %s to the same schema', async (field, type, typed) => {
  await start('hanako')
  expect(codeOf(await save('hanako', { field, type, typed }))).toBe('INVALID_INPUT')
})

test('a member of a company has a name and a post, and no student’s profile', async () => {
  const savePerson =
    'mutation($input: PersonProfileInput!) { savePersonProfile(input: $input) { displayName } }'
  const read = '{ personProfile { displayName title } studentUser { familyName } }'
  expect(await ask('tanaka', read)).toEqual({ data: { personProfile: null, studentUser: null } })
  await ask('tanaka', savePerson, { displayName: ' 田中 ', title: '人事部' })
  await ask('tanaka', savePerson, { displayName: '田中', title: '' })
  expect(await ask('tanaka', read)).toEqual({
    data: { personProfile: { displayName: '田中', title: null }, studentUser: null },
  })
  expect(codeOf(await ask('tanaka', savePerson, { displayName: ' ' }))).toBe('INVALID_INPUT')
  expect(codeOf(await ask('hanako', savePerson, { displayName: '花子' }))).toBe('FORBIDDEN')
})
