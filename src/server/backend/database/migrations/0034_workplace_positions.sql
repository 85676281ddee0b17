ALTER TABLE "job_search" ADD COLUMN "lons" real[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "lats" real[] DEFAULT '{}' NOT NULL;