import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { YouthInfo } from '#contract/company.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { companyStatus, companyVerification, moderation } from './enums.ts'

/** Thirteen digits whose check digit is right; see contract/corporate-number. Anything else is refused, not an error. */
export const checkDigit = (column: SQLWrapper): SQL => {
  const digits = Array.from({ length: 12 }, (_, index) => 12 - index).map(
    (n) => sql`substr(${column}, ${sql.raw(String(14 - n))}, 1)::int * ${sql.raw(n % 2 === 0 ? '2' : '1')}`,
  )
  return sql`case when ${column} ~ '^[1-9][0-9]{12}$' then substr(${column}, 1, 1)::int = 9 - (${sql.join(digits, sql` + `)}) % 9 else ${column} is null end`
}

export const nameLengths = (names: Record<'legalName' | 'displayName' | 'kana', SQLWrapper>): SQL =>
  sql`length(${names.legalName}) between 1 and 200 and length(${names.displayName}) between 1 and 100 and length(${names.kana}) between 1 and 200`

export const company = pgTable(
  'company',
  {
    id: id(),
    legalName: text('legal_name').notNull(),
    kana: text('kana').notNull(),
    displayName: text('display_name').notNull(),
    /** 法人番号: 13 digits, the first a check digit (法人番号の指定等に関する省令2条). */
    corporateNumber: char('corporate_number', { length: 13 }),
    verification: companyVerification('verification').notNull().default('none'),
    verifiedAt: instant('verified_at'),
    representative: text('representative').notNull(),
    postalCode: char('postal_code', { length: 7 }).notNull(),
    prefectureCode: char('prefecture_code', { length: 2 }).notNull(),
    city: text('city').notNull(),
    street: text('street').notNull(),
    /** Building and room: the law wants the address to the room. */
    building: text('building').notNull().default(''),
    contactTel: text('contact_tel'),
    contactEmail: text('contact_email'),
    contactForm: text('contact_form'),
    industryCode: char('industry_code', { length: 1 }).notNull(),
    employees: integer('employees'),
    foundedYear: smallint('founded_year'),
    /** Yen. */
    capital: bigint('capital', { mode: 'number' }),
    website: text('website'),
    logo: text('logo'),
    description: text('description').notNull().default(''),
    /** 青少年雇用情報 (若者雇用促進法13条・14条). */
    youthInfo: jsonb('youth_info').$type<YouthInfo>(),
    harassmentDesk: text('harassment_desk'),
    /** Until when a company that had ads before the desk was asked for publishes without one; null: it does not. */
    harassmentDeskDueAt: instant('harassment_desk_due_at'),
    /** Applications of the last 12 months answered by the promised day; null: too few (`src/server/domain/reply-numbers.ts`). */
    replyAnsweredPercent: smallint('reply_answered_percent'),
    /** Days to the first answer, late ones too; null: too few applications, or none of them was answered. */
    replyMedianDays: real('reply_median_days'),
    status: companyStatus('status').notNull().default('pending'),
    moderation: moderation('moderation').notNull().default('findings'),
    /** When it was turned away before it ever was active; null: it waits, or was active once. */
    refusedAt: instant('refused_at'),
    /** Since when no account is its member, as the nightly look found; only of companies that never were active. */
    unownedSince: instant('unowned_since'),
    /** Normalised name, kana and description, for search. */
    searchShadow: text('search_shadow').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Who only says that a number is theirs takes it from nobody: what waits or was refused doesn't hold it.
    uniqueIndex('company_corporate_number')
      .on(table.corporateNumber)
      .where(sql`${table.status} <> 'pending' and ${table.refusedAt} is null`),
    // Everybody with a number, for the operator.
    index('company_same_number').on(table.corporateNumber),
    index('company_unowned')
      .on(table.unownedSince)
      .where(sql`${table.unownedSince} is not null`),
    index('company_directory').on(table.status, table.kana, table.id),
    // The operator's figures.
    index('company_created').on(table.createdAt),
    index('company_industry').on(table.industryCode, table.kana),
    index('company_prefecture').on(table.prefectureCode, table.kana),
    index('company_replies')
      .on(table.replyAnsweredPercent)
      .where(sql`${table.replyAnsweredPercent} is not null`),
    check('company_corporate_number_digits', checkDigit(table.corporateNumber)),
    check('company_postal_code', sql`${table.postalCode} ~ '^[0-9]{7}$'`),
    check('company_prefecture_code', sql`${table.prefectureCode} ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$'`),
    check('company_industry_code', sql`${table.industryCode} ~ '^[A-T]$'`),
    check('company_tel', sql`${table.contactTel} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check(
      'company_contact',
      sql`num_nonnulls(${table.contactTel}, ${table.contactEmail}, ${table.contactForm}) > 0`,
    ),
    check('company_employees', sql`${table.employees} >= 0`),
    check('company_founded_year', sql`${table.foundedYear} between 500 and 2200`),
    check('company_capital', sql`${table.capital} >= 0`),
    check('company_email', sql`${table.contactEmail} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('company_contact_form', sql`${table.contactForm} ~ '^https?://'`),
    check('company_youth_info', sql`jsonb_typeof(${table.youthInfo}) = 'object'`),
    check('company_website', sql`${table.website} ~ '^https?://'`),
    check('company_names', nameLengths(table)),
    check('company_description', sql`length(${table.description}) <= 4000`),
    check('company_refused', sql`${table.refusedAt} is null or ${table.status} = 'suspended'`),
    check('company_verified', sql`(${table.verification} = 'none') = (${table.verifiedAt} is null)`),
    check(
      'company_reply',
      sql`${table.replyAnsweredPercent} between 0 and 100 and ${table.replyMedianDays} >= 0 and (${table.replyAnsweredPercent} is not null or ${table.replyMedianDays} is null)`,
    ),
  ],
)
