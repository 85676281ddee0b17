import { createHash } from 'node:crypto'
import type { ApplicationStatus } from '#contract/codes/application.ts'
import type { CompanyRole } from '#contract/account.ts'
import { sentProfile } from '#contract/testing/profiles.ts'
import { createRateLimits } from '#server/backend/accounts/rate-limits.ts'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { companyMember } from '#server/backend/database/schema/account.ts'
import { application, applicationFile } from '#server/backend/database/schema/application.ts'
import { createFiles, type FileParts } from '#server/backend/files/files.ts'
import { createMemoryFileStore, testFileParts } from '#server/backend/testing/files.ts'
import { insertCompany, insertJobPost, insertPerson } from '#server/backend/testing/records.ts'
import { createTestWork } from '#server/backend/testing/work.ts'
import { newId } from '#server/platform/ids.ts'

export const at = new Date('2026-11-22T03:00:00Z')
const minute = 60_000
let count = 0

const ended = new Set<ApplicationStatus>([
  'accepted',
  'declined',
  'not_selected',
  'withdrawn',
  'closed_no_reply',
])

/** A student with files, a clock that can be moved, and companies to send them to. */
export const createFileWorld = async (handle: DatabaseHandle, parts: Partial<FileParts> = {}) => {
  const { database } = handle
  count += 1
  const uid = `filer-${count}`
  await insertPerson(database, { uid })
  let time = at
  const now = () => time
  const { work, sent } = createTestWork(handle, now)
  const store = createMemoryFileStore()
  const rateLimits = createRateLimits(database, { scale: 1, now })
  const files = createFiles({ database, work, rateLimits, now, ...testFileParts({ store, ...parts }) })

  const ticketFor = async (name = '履歴書.pdf', size = 1000, person = uid): Promise<string> => {
    const answer = await files.uploads.request(person, { kind: 'resume', name, size })
    if (answer.kind !== 'ticket') throw new Error(answer.problem)
    return answer.ticket
  }
  /** The bytes of a ticket, as the receiver leaves them. */
  const receive = async (ticket: string, size = 1000, person = uid): Promise<string> => {
    const id = await files.uploads.claim(person, ticket)
    if (id === null) throw new Error('The ticket is no good')
    const bytes = Buffer.from('x')
    await store.put(id, bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    await files.uploads.received(id, { type: 'pdf', size, hash })
    return id
  }
  const keep = async (size = 1000, person = uid): Promise<string> => {
    const ticket = await ticketFor('履歴書.pdf', size, person)
    await receive(ticket, size, person)
    const answer = await files.uploads.finish(person, ticket)
    if (answer.kind !== 'kept') throw new Error(answer.problem)
    return answer.file.id
  }

  const member = async (companyId: string, kind: 'company' | 'admin', role: CompanyRole): Promise<string> => {
    count += 1
    const person = `member-${count}`
    await insertPerson(database, { uid: person, kind })
    await database.insert(companyMember).values({ id: newId(), companyId, uid: person, role })
    return person
  }
  /** A company with a viewer, and an ad of its. */
  const hire = async (status: 'active' | 'suspended' = 'active') => {
    const companyId = await insertCompany(database, { status })
    const jobPostId = await insertJobPost(database, companyId)
    return { companyId, jobPostId, viewer: await member(companyId, 'company', 'viewer') }
  }
  const apply = async (
    { companyId, jobPostId }: { companyId: string; jobPostId: string },
    fileId: string,
    status: ApplicationStatus,
    { erased = false, person = uid } = {},
  ): Promise<string> => {
    const id = newId()
    const sentFacts =
      status === 'draft'
        ? {}
        : { profile: erased ? null : sentProfile, submitKey: newId(), submittedAt: at, replyDueAt: at }
    const endFacts = ended.has(status) ? { closedAt: at, eraseAt: at, ...(erased && { erasedAt: at }) } : {}
    await database
      .insert(application)
      .values({ id, uid: person, jobPostId, companyId, status, revision: 1, ...sentFacts, ...endFacts })
    await database.insert(applicationFile).values({ applicationId: id, fileId })
    return id
  }

  return {
    uid,
    database,
    files,
    store,
    sent,
    later: (minutes: number) => {
      time = new Date(time.getTime() + minutes * minute)
    },
    ticketFor,
    receive,
    keep,
    member,
    hire,
    apply,
  }
}
