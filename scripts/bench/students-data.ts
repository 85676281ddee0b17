import { sql } from 'drizzle-orm'
import type { Database } from '#server/backend/database/open.ts'

/** People with twenty applications each, to as many ads, in every status but a draft's; half of them still wait. */
const students = 50_000
const each = 20

const numbers = (last: number) => sql`generate_series(0, ${sql.raw(String(last - 1))})`

const loadPeople = async (database: Database): Promise<void> => {
  await database.execute(sql`
    insert into account (uid, kind, email, email_verified_at)
    select 'bench-' || n, 'student', 'bench-' || n || '@example.com', now() from ${numbers(students)} n`)
  await database.execute(sql`
    insert into student_user
      (uid, family_name, given_name, family_name_kana, given_name_kana, school, school_type, graduation, desired_kinds, desired_prefectures)
    select 'bench-' || n, '計測', '太郎', 'ケイソク', 'タロウ', '東都大学', 'university', '2028-03', '{new_grad}', '{13,14}'
    from ${numbers(students)} n`)
}

/** One application of everybody; the twenty of a person are to as many ads. */
const loadApplications = async (database: Database, k: number): Promise<void> => {
  const statuses = `'{submitted,viewed,screening,interview,offered,accepted,declined,not_selected,withdrawn,closed_no_reply}'::application_status[]`
  await database.execute(sql`
    with ad as materialized (select id, company_id, row_number() over (order by id) - 1 as place from job_post),
    wanted as (
      select s, ${sql.raw(String(k))} as k, (s * 13 + ${sql.raw(String(k * 4999))}) % (select count(*) from ad) as place, (${sql.raw(statuses)})[1 + (s + ${sql.raw(String(k))}) % 10] as status
      from ${numbers(students)} s),
    made as (insert into application
      (id, uid, job_post_id, company_id, status, revision, message, profile, submit_key, submitted_at, reply_due_at, answered_at, closed_at, erase_at, reason, created_at, updated_at)
    select gen_random_uuid(), 'bench-' || s, ad.id, ad.company_id, status, 1, 'よろしくお願いいたします。', '{"familyName":"計測"}',
      gen_random_uuid(), at, at + interval '10 days',
      case when status in ('submitted', 'viewed', 'withdrawn', 'closed_no_reply') then null else at + interval '5 days' end,
      case when ended then at + interval '8 days' end, case when ended then at + interval '188 days' end,
      case when ended then '' end, at, at
    from wanted join ad using (place),
      lateral (select now() - make_interval(days => (s + k)::int % 90) as at,
        status in ('accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply') as ended) as derived returning id, submitted_at)
    insert into application_event (id, application_id, actor, status, created_at)
    select gen_random_uuid(), id, 'student', 'submitted', submitted_at from made`)
}

/** Fifty thousand students with a million applications to the ads that are there; the statistics are made anew. */
export const loadStudents = async (database: Database): Promise<void> => {
  await loadPeople(database)
  for (let k = 0; k < each; k += 1) await loadApplications(database, k)
  await database.execute(sql`vacuum analyze application`)
  await database.execute(sql`vacuum analyze application_event`)
  await database.execute(sql`analyze`)
}
