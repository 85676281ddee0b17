DROP INDEX "company_corporate_number";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "found_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "unowned_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_found" ON "account" USING btree ("found_at" NULLS FIRST,"uid");--> statement-breakpoint
CREATE INDEX "company_same_number" ON "company" USING btree ("corporate_number");--> statement-breakpoint
CREATE INDEX "company_unowned" ON "company" USING btree ("unowned_since") WHERE "company"."unowned_since" is not null;--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_corporate_number" ON "company" USING btree ("corporate_number") WHERE "company"."status" <> 'pending' and "company"."refused_at" is null;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_refused" CHECK ("company"."refused_at" is null or "company"."status" = 'suspended');--> statement-breakpoint
UPDATE "company" SET "refused_at" = "updated_at" WHERE "status" = 'suspended' AND NOT EXISTS (
  SELECT FROM "audit_log" WHERE "subject" = 'company:' || "company"."id" AND "action" IN ('company.approve', 'company.suspend') AND ("action" = 'company.approve' OR "detail"->>'before' = 'active')
) AND EXISTS (
  SELECT FROM "audit_log" WHERE "subject" = 'company:' || "company"."id" AND "action" IN ('company.reject', 'company.suspend') AND "detail"->>'before' = 'pending'
);
