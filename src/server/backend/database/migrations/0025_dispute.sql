ALTER TABLE "job_post_review" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "accepted_findings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_post_review" ADD CONSTRAINT "job_post_review_dispute" CHECK (length("job_post_review"."dispute") between 1 and 1000);