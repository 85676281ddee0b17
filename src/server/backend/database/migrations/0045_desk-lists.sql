DROP INDEX "report_open";--> statement-breakpoint
CREATE INDEX "account_company_domain" ON "account" USING btree (lower(split_part("email", '@', 2))) WHERE "account"."kind" = 'company';--> statement-breakpoint
CREATE INDEX "job_post_shown_at" ON "job_post" USING btree ("publish_at") WHERE "job_post"."status" in ('published', 'paused', 'closed', 'expired');--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("job_post_id","created_at") WHERE "report"."closed_at" is null;