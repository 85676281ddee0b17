ALTER TABLE "job_post_reading" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD COLUMN "accepted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD COLUMN "dangerous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_post_review" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD CONSTRAINT "job_post_reading_dispute" CHECK (length("job_post_reading"."dispute") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD CONSTRAINT "job_post_reading_dangerous" CHECK (not "job_post_reading"."dangerous" or "job_post_reading"."decision" = 'removed');