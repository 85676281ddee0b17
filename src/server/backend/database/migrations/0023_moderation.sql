CREATE TYPE "public"."moderation" AS ENUM('findings', 'post', 'pre');--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "moderation" "moderation" DEFAULT 'findings' NOT NULL;