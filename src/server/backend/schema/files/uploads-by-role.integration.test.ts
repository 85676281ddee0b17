import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/backend/database/testing/database.ts'
import { createTestBackend, identityOf, type GraphqlAnswer } from '#server/backend/testing/client.ts'
import { insertMember } from '#server/backend/testing/members.ts'
import { insertCompany, testNow } from '#server/backend/testing/records.ts'

/** Tokens are the names of people. */
const identity = identityOf(async (uid) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  secondFactor: false,
  byPhone: false,
  authTime: testNow,
  expiresAt: new Date(testNow.getTime() + 3_600_000),
}))

const broken = {
  requestUpload: 'mutation { requestUpload(input: { kind: resume, name: "", size: -1 }) { ticket } }',
  finishUpload: 'mutation { finishUpload(ticket: "no ticket") { problem } }',
}

test.each(Object.entries(broken))(
  '%s reads nothing of a member whose role only looks on',
  async (_, query) => {
    const handle = await openTestDatabase()
    onTestFinished(() => handle.close())
    const { post } = createTestBackend(handle, { identity })
    const company = await insertCompany(handle.database)
    await insertMember(handle.database, company, 'viewer', 'viewer')
    await insertMember(handle.database, company, 'recruiter', 'recruiter')
    const codeFor = async (uid: string) => {
      const answer = (await (
        await post({ query }, { authorization: `Bearer ${uid}` })
      ).json()) as GraphqlAnswer
      return answer.errors?.[0]?.extensions.code
    }
    expect(await codeFor('viewer')).toBe('FORBIDDEN')
    expect(await codeFor('recruiter')).toBe('INVALID_INPUT')
  },
)
