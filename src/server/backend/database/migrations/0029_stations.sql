ALTER TABLE "job_post_workplace" ADD COLUMN "stations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "stations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "walks" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "walk" smallint;