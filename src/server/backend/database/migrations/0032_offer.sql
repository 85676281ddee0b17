ALTER TYPE "public"."report_reason" ADD VALUE 'pressure' BEFORE 'other';--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_erased";--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_reasons";--> statement-breakpoint
ALTER TABLE "report_inquiry" DROP CONSTRAINT "report_inquiry_reasons";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_offer" CHECK ("application"."offer" is null or (jsonb_typeof("application"."offer") = 'object' and "application"."status" in ('offered', 'accepted', 'declined')));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_erased" CHECK ("application"."erased_at" is null or ("application"."profile" is null and "application"."message" = '' and "application"."accommodation" = '' and cardinality("application"."answers") = 0 and num_nonnulls("application"."reason", "application"."decline_reason", "application"."search_text", "application"."offer") = 0));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reasons" CHECK (cardinality("report"."reasons") between 1 and 8);--> statement-breakpoint
ALTER TABLE "report_inquiry" ADD CONSTRAINT "report_inquiry_reasons" CHECK (cardinality("report_inquiry"."reasons") between 1 and 8);