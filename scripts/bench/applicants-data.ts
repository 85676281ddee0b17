import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '#server/backend/database/open.ts'
import { testNow } from '#server/backend/testing/records.ts'

export const applicants = 10_000

export type Ad = { id: string; companyId: string }

/** A hundred times of three seats, all taken, and as many people again who were asked and have not chosen. */
const loadInterviews = async (
  { database }: Pick<DatabaseHandle, 'database'>,
  { id, companyId }: Ad,
): Promise<void> => {
  await database.execute(sql`
    insert into interview_slot (id, company_id, job_post_id, round, starts_at, ends_at, way, place, seats, by_uid)
    select gen_random_uuid(), ${companyId}, ${id}, 'first', at, at + interval '30 minutes', 'place', '本社 3階', 3, 'bench-owner'
    from (select ${testNow.toISOString()}::timestamptz + interval '20 days' + make_interval(mins => 45 * n) as at from generate_series(1, 100) n) as times`)
  await database.execute(sql`
    with slots as (select id, row_number() over (order by starts_at) as place from interview_slot where job_post_id = ${id}),
      people as (select id, row_number() over (order by id) as place from application where job_post_id = ${id} and status = 'interview')
    insert into interview (id, application_id, job_post_id, round, state, slot_id, booked_at, sequence)
    select gen_random_uuid(), people.id, ${id}, 'first', case when slots.id is null then 'offered' else 'booked' end::interview_state,
      slots.id, case when slots.id is not null then now() end, case when slots.id is null then 0 else 1 end
    from people left join slots on slots.place = people.place % 200 + 1
    where people.place <= 600`)
}

/** An ad of an approved company with ten thousand applicants in every standing, half of whom wait; and its owner. */
export const loadApplicants = async ({ database }: DatabaseHandle): Promise<Ad> => {
  const { rows } = await database.execute(sql`
    select job_post.id, job_post.company_id as company from job_post
    join company on company.id = job_post.company_id and company.status = 'active'
    where job_post.status = 'published' order by job_post.id limit 1`)
  const [row] = rows
  if (typeof row?.['id'] !== 'string' || typeof row['company'] !== 'string') throw new Error('There is no ad')
  const { id, company: companyId } = row
  await database.execute(sql`
    insert into account (uid, kind, email, email_verified_at)
    select 'bench-' || n, 'student'::account_kind, 'bench-' || n || '@example.com', now() from generate_series(1, ${sql.raw(String(applicants))}) n
    union all select 'bench-owner', 'company'::account_kind, 'bench-owner@example.com', now()`)
  await database.execute(sql`
    insert into company_member (id, company_id, uid, role) values (gen_random_uuid(), ${companyId}, 'bench-owner', 'owner')`)
  const statuses = `'{submitted,viewed,submitted,viewed,submitted,screening,interview,offered,not_selected,closed_no_reply}'::application_status[]`
  await database.execute(sql`
    with made as (insert into application
      (id, uid, job_post_id, company_id, status, revision, message, profile, search_text, submit_key, submitted_at, reply_due_at, answered_at, closed_at, erase_at, reason, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || n, ${id}, ${companyId}, status, 1, repeat('よろしくお願いいたします。', 10),
      jsonb_build_object('familyName', '計測' || n % 100, 'givenName', '太郎', 'familyNameKana', 'ケイソク', 'givenNameKana', 'タロウ',
        'email', 'bench-' || n || '@example.com', 'school', '東都大学', 'selfIntroduction', repeat('話を聞くことを大切にしています。', 20), 'motivation', repeat('経験を積みたいです。', 20)),
      'ケイソク' || lpad((n * 7919 % 10000)::text, 5, '0') || 'タロウ 計測' || n % 100 || '太郎 東都大学',
      gen_random_uuid(), at, at + interval '10 days',
      case when status in ('submitted', 'viewed', 'closed_no_reply') then null else at + interval '5 days' end,
      case when ended then at + interval '8 days' end, case when ended then at + interval '188 days' end,
      case when ended then '' end, at, at
    from generate_series(1, ${sql.raw(String(applicants))}) n,
      lateral (select ${testNow.toISOString()}::timestamptz - make_interval(mins => n) as at, (${sql.raw(statuses)})[1 + n % 10] as status) as derived,
      lateral (select status in ('not_selected', 'closed_no_reply') as ended) as ends
    returning id, submitted_at)
    insert into application_event (id, application_id, actor, status, created_at)
    select gen_random_uuid(), id, 'student', 'submitted', submitted_at from made`)
  await loadInterviews({ database }, { id, companyId })
  await database.execute(sql`vacuum analyze application`)
  await database.execute(sql`analyze`)
  return { id, companyId }
}
