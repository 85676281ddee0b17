ALTER TABLE "company" ADD COLUMN "harassment_desk_due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "company" SET "harassment_desk_due_at" = now() + interval '30 days' WHERE "harassment_desk" IS NULL AND "status" = 'active' AND EXISTS (SELECT 1 FROM "job_post" WHERE "job_post"."company_id" = "company"."id" AND "job_post"."status" <> 'draft');
