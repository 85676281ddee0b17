DROP INDEX "job_post_archive";--> statement-breakpoint
DROP INDEX "report_open";--> statement-breakpoint
CREATE INDEX "account_company_domain" ON "account" USING btree (lower(split_part("email", '@', 2))) WHERE "account"."kind" = 'company';--> statement-breakpoint
CREATE INDEX "job_post_archive" ON "job_post" USING btree ("publish_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("job_post_id","created_at") WHERE "report"."closed_at" is null;