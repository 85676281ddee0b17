import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountKinds, companyRoles, consentKinds } from '#contract/account.ts'
import { memberNewsScopes } from '#contract/member-news.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { company } from './company.ts'

export const accountKind = pgEnum('account_kind', accountKinds)
export const companyRole = pgEnum('company_role', companyRoles)
export const memberNewsScope = pgEnum('member_news_scope', memberNewsScopes)
export const consentDocument = pgEnum('consent_document', consentKinds)

/** What this site knows of a person; who they are is the identity provider's. */
export const account = pgTable(
  'account',
  {
    /** The provider's id of the person. */
    uid: text('uid').primaryKey(),
    kind: accountKind('kind').notNull(),
    /** A copy, small letters; the provider's is the one that counts. */
    email: text('email').notNull(),
    /** Null: not verified, as far as this site has seen. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Who agreed to the account of somebody under 18, as that person wrote it; null: they declared to be 18. */
    guardianName: text('guardian_name'),
    /** When the provider last answered whether it still has the person; null: it was not asked yet. */
    foundAt: instant('found_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('account_email').on(table.email),
    index('account_admins')
      .on(table.uid)
      .where(sql`${table.kind} = 'admin'`),
    // Companies by the domain of their people's addresses, for the operator.
    index('account_company_domain')
      .on(sql`lower(split_part(${table.email}, '@', 2))`)
      .where(sql`${table.kind} = 'company'`),
    // The operator's figures.
    index('account_created').on(table.createdAt),
    // The nightly search begins with those it has not asked about for longest.
    index('account_found').on(table.foundAt.asc().nullsFirst(), table.uid),
    check('account_uid', sql`length(${table.uid}) between 1 and 128`),
    check('account_email', sql`length(${table.email}) between 3 and 254`),
  ],
)

export const companyMember = pgTable(
  'company_member',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    role: companyRole('role').notNull(),
    /** Of which ads the person is told, beside the interviews that they hold. */
    newsScope: memberNewsScope('news_scope').notNull().default('all'),
    /** When the person last chose to act for this company; null: never. The newest is shown first. */
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('company_member_once').on(table.companyId, table.uid),
    index('company_member_uid').on(table.uid),
  ],
)

/**
 * Who agreed to which version of a document, and when. Kept as proof: rows are only added. Those of applications name the
 * application until the account goes.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: id(),
    /** No reference: the proof outlives the account. */
    uid: text('uid').notNull(),
    document: consentDocument('document').notNull(),
    version: text('version').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('consent_record_once').on(table.uid, table.document, table.version)],
)

/** What people did that must be traceable. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Who did it, as `actorName` of domain/actor has it. */
    actor: text('actor').notNull().default('person'),
    /** Null: no signed-in person. */
    actorUid: text('actor_uid'),
    /** A verb phrase in code, like `account.created`. */
    action: text('action').notNull(),
    /** Kind and id of what it was done to, like `company:0198…`. */
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean | null>>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_actor').on(table.actorUid, table.id),
    // The operator's log, by what was done and by day.
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_created').on(table.createdAt, table.id),
    index('audit_log_named')
      .on(table.actor, table.id)
      .where(sql`${table.actor} <> 'person'`),
  ],
)
