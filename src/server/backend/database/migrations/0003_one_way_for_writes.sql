ALTER TABLE "task_run" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "task_run" CASCADE;--> statement-breakpoint
DROP INDEX "contact_message_unmailed";--> statement-breakpoint
ALTER TABLE "account_deletion" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
UPDATE "audit_log" SET "actor" = 'site' WHERE "actor_uid" IS NULL;--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "mailed_at";