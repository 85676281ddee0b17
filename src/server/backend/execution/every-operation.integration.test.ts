import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isNullableType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { rateLimit } from '#server/backend/database/schema/rate-limit.ts'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { procedures } from '#server/backend/procedures/procedures.ts'
import { createWorld, type World } from '#server/backend/schema/access/testing/matrix-world.ts'
import { buildSchema } from '#server/backend/schema/build-schema.ts'
import { doors, openDoors, type Outcome } from '#server/backend/testing/doors.ts'
import { daysFromNow } from '#server/backend/testing/records.ts'
import { loadOperations } from '#server/gateway/known-operations.ts'
import { newId } from '#server/platform/ids.ts'

type Operation = { document: DocumentNode; name: string; definition: OperationDefinitionNode }

const schema = buildSchema()
const operations: Operation[] = (await loadOperations(procedures)).flatMap((document) =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ document, definition, name: definition.name?.value ?? '' }]
      : [],
  ),
)
const ofType = (type: OperationTypeNode) =>
  operations.filter(({ definition }) => definition.operation === type)
const queries = ofType(OperationTypeNode.QUERY)
const mutations = ofType(OperationTypeNode.MUTATION)

/** The thing of the world that `$id` names, where it is not the ad. */
const things: Readonly<Record<string, keyof World['ids']>> = {
  Applicant: 'sent',
  AddApplicantNote: 'sent',
  RemoveApplicantNote: 'sent',
  MoveApplicant: 'sent',
  AnswerOffer: 'offered',
  CloseUnansweredApplication: 'unanswered',
  WithdrawApplication: 'sent',
  Company: 'A',
  CompanyName: 'A',
  CompanyStanding: 'A',
  OwnCompanyProfile: 'A',
  FileAddress: 'file',
  DeskCompany: 'A',
  DeskContactMessage: 'contact',
  DeskInfo: 'info',
  DeskLeak: 'leak',
  DeskMessageReport: 'messageReport',
  DeleteFile: 'file',
  Info: 'info',
  CancelInterviewSlot: 'slot',
  ChangeInterviewSlot: 'slot',
  EndInterview: 'interview',
  PickInterviewSlot: 'interview',
  ReleaseInterview: 'interview',
  RequestInterviewTimes: 'interview',
  ChangeMemberRole: 'spareMember',
  RemoveMember: 'spareMember',
  ResendInvite: 'invite',
  RevokeInvite: 'invite',
  OwnApplicationPage: 'sent',
  ChangesSinceApplication: 'sent',
  QuestionnaireResult: 'questionnaireResult',
  QuestionnaireExport: 'questionnaireResult',
  DeleteQuestionnaireResult: 'questionnaireResult',
  AnswerReport: 'inquiry',
  ChangeSavedSearch: 'search',
  OpenSavedSearch: 'search',
  RemoveSavedSearch: 'search',
  DiscardJobPost: 'draft',
}

/** The same of every other variable that names one. */
const thingsByName: Readonly<Record<string, keyof World['ids']>> = {
  companyId: 'A',
  company: 'A',
  applicationId: 'sent',
  applicationIds: 'unanswered',
  thread: 'thread',
  threadId: 'thread',
  slotId: 'slot',
  run: 'questionnaireRun',
}

/** Names nothing in any world. */
const unknownId = newId()
const unknown = new Set(['templateId', 'noteId', 'keep', 'upTo', 'sessionId'])

const idOf = ({ ids }: World, operation: string, variable: string): string => {
  if (unknown.has(variable)) return unknownId
  const thing = thingsByName[variable] ?? (variable === 'id' ? things[operation] : undefined)
  return ids[thing ?? 'jobPost']
}

const textOf = (world: World, operation: string, variable: string): string => {
  if (variable === 'secret') return world.feedSecret
  if (variable === 'token') return operation.includes('Invit') ? world.inviteToken : 'x'.repeat(43)
  if (variable === 'uid') return 'student'
  if (variable === 'on') return '2026-06-01'
  if (variable === 'email') return 'someone@example.jp'
  if (variable === 'code') return '1000001'
  if (variable === 'prefectureCode') return '13'
  if (variable === 'normGroup') return 'any_any'
  if (variable === 'callbackUrl') return 'http://site.test/mypage'
  if (variable === 'days') return '2026-12-01'
  if (variable === 'times') return '10:00'
  return '東京'
}

const numberOf = (variable: string): number => {
  if (variable === 'size') return 50_000
  if (variable === 'days') return 30
  if (variable === 'year') return 2026
  return 1
}

type Place = { world: World; operation: string; variable: string }

/** A value of a type, as simple as may be; of input objects what has to be there. */
const valueOf = (type: GraphQLInputType, place: Place): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, place)
  if (isListType(type)) return [valueOf(type.ofType, place)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => !isNullableType(field.type))
        .map((field) => [field.name, valueOf(field.type, { ...place, variable: field.name })]),
    )
  const { world, operation, variable } = place
  switch (getNamedType(type).name) {
    case 'ID':
      return idOf(world, operation, variable)
    case 'Int':
    case 'Float':
      return numberOf(variable)
    case 'Boolean':
      return true
    case 'DateTime':
      return daysFromNow(variable === 'from' ? -30 : 30).toISOString()
    default:
      return textOf(world, operation, variable)
  }
}

/** Values of all variables that an operation needs; of those that may be left out none. */
const variablesOf = ({ name, definition }: Operation, world: World): Record<string, unknown> =>
  Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const declared = typeFromAST(schema, type) as GraphQLInputType
      if (isNullableType(declared)) return []
      const place = { world, operation: name, variable: variable.name.value }
      return [[variable.name.value, valueOf(declared, place)] as const]
    }),
  )

type Site = { handle: DatabaseHandle; world: World; open: Awaited<ReturnType<typeof openDoors>> }

const createSite = async (): Promise<Site> => {
  const handle = await openTestDatabase()
  const world = await createWorld(handle)
  return { handle, world, open: await openDoors({ of: world.site }) }
}

const closeSite = async ({ handle, open }: Site) => {
  await open.close()
  await handle.close()
}

/** A session of theirs is open, and no caller is limited by what the one before asked for. */
const prepare = async ({ handle, world }: Site, caller: string | null): Promise<void> => {
  await handle.database.delete(rateLimit)
  if (caller !== null) await world.site.openSession(caller)
}

/** Each is `null` for a guest, else the token of a person of the world. */
const callers = [null, 'student', 'owner', 'admin'] as const

const ask = async (
  { world, open }: Site,
  door: (typeof doors)[number],
  operation: Operation,
  bearerToken: string | null,
): Promise<Outcome> => {
  const caller = { requestId: 'request-12345', bearerToken, client: null }
  return open.ask(door, operation.document, variablesOf(operation, world), caller)
}

const began = Date.now()

/** An outcome without what differs from site to site: ids, secrets, recovery codes, times of the database's own clock. */
const withoutRandom = (outcome: Outcome): string =>
  JSON.stringify(outcome)
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/[\w-]{40,}(?:\.[\w-]+)*/g, '<token>')
    .replaceAll(/\b[A-Z\d]{4}(?:-[A-Z\d]{4}){3}\b/g, '<code>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, (time) => (Date.parse(time) >= began ? '<later>' : time))

describe('queries', () => {
  let site: Site
  beforeAll(async () => {
    site = await createSite()
  })
  afterAll(() => closeSite(site))
  const answered = new Set<string>()
  /** They answer a token that is made anew each time. */
  const made = new Set(['ContactForm', 'ReportForm', 'JobPostEditor'])
  /** Each answer has the line of the log that the one before made. */
  const growing = 'DeskAuditCsv'

  test.each(callers)('asked by %s answer the same values and prototypes at every door', async (caller) => {
    await prepare(site, caller)
    for (const query of queries) {
      const [first, ...others] = [
        await ask(site, 'in process', query, caller),
        await ask(site, 'upstream', query, caller),
        await ask(site, 'public', query, caller),
      ]
      if (first === undefined) continue
      const isMade = made.has(query.name)
      for (const other of others) {
        if (query.name === growing) {
          expect('data' in other).toBe('data' in first)
          continue
        }
        if (!isMade) expect({ [query.name]: other }).toStrictEqual({ [query.name]: first })
        const [told, expected] = isMade
          ? [withoutRandom(other), withoutRandom(first)]
          : [JSON.stringify(other), JSON.stringify(first)]
        expect(`${query.name} ${told}`).toBe(`${query.name} ${expected}`)
      }
      if ('data' in first) answered.add(query.name)
    }
  })

  test('are each answered with data to one of them', () => {
    expect(queries.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
  })
})

describe('mutations', () => {
  let sites: Site[]
  beforeAll(async () => {
    sites = []
    for (const _ of doors) sites.push(await createSite())
  })
  afterAll(async () => {
    for (const site of sites) await closeSite(site)
  })
  const done = new Set<string>()

  // A write cannot be done three times over: each door has a site of its own, all of them alike.
  test.each(callers)('called by %s have the same outcome at every door', async (caller) => {
    for (const mutation of mutations) {
      const outcomes: Outcome[] = []
      for (const [index, door] of doors.entries()) {
        const site = sites[index]
        if (site === undefined) continue
        await prepare(site, caller)
        outcomes.push(await ask(site, door, mutation, caller))
      }
      const [first, ...others] = outcomes.map(withoutRandom)
      for (const other of others) expect(`${mutation.name} ${other}`).toBe(`${mutation.name} ${first}`)
      if (outcomes.every((outcome) => 'data' in outcome)) done.add(mutation.name)
    }
  })

  // Of the others such simple values are refused, or the thing is in another state: the same at every door.
  test('are mostly done for one of them', () => {
    expect(done.size).toBeGreaterThan(mutations.length / 2)
  })
})
