import { sql } from 'drizzle-orm'
import { boolean, check, index, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mailChoices, notificationKindNames } from '#contract/notification.ts'
import { account } from './account.ts'
import { createdAt, id, instant } from './columns.ts'

export const notificationKind = pgEnum('notification_kind', notificationKindNames)
export const mailChoice = pgEnum('mail_choice', mailChoices)

/** What a person was told. Written by `database/write-news.ts` alone, in the unit of its cause. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    kind: notificationKind('kind').notNull(),
    /** One line. */
    text: text('text').notNull(),
    /** A path of this site. */
    href: text('href').notNull(),
    /** What it is about, like `application:0198…`. */
    subject: text('subject').notNull(),
    /** Told once to one person. */
    key: text('key').notNull(),
    /** False: the person does not want the kind on the site; it waits for a digest alone. */
    shown: boolean('shown').notNull(),
    readAt: instant('read_at'),
    /** When the digest goes that tells of it, unless it was read before. Null: no digest. */
    mailDueAt: instant('mail_due_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notification_once').on(table.uid, table.key),
    index('notification_unread')
      .on(table.uid, table.id.desc())
      .where(sql`${table.shown} and ${table.readAt} is null`),
    index('notification_read')
      .on(table.uid, table.id.desc())
      .where(sql`${table.shown} and ${table.readAt} is not null`),
    // For the lines of the list, where unread ones of one kind and subject are one.
    index('notification_group')
      .on(table.uid, table.kind, table.subject, table.id)
      .where(sql`${table.shown} and ${table.readAt} is null`),
    index('notification_subject').on(table.subject),
    index('notification_mail_due')
      .on(table.uid, table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    index('notification_created').on(table.createdAt),
    check('notification_text', sql`length(${table.text}) between 1 and 200`),
    check('notification_href', sql`${table.href} like '/%' and ${table.href} not like '//%'`),
  ],
)

/** What a person chose for a kind; without a row the kind is told as `notificationKinds` says. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    uid: text('uid')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    kind: notificationKind('kind').notNull(),
    shown: boolean('shown').notNull(),
    mail: mailChoice('mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind] })],
)
