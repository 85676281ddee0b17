ALTER TYPE "public"."report_reason" ADD VALUE 'unlawful_terms' BEFORE 'already_closed';--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_reasons";--> statement-breakpoint
ALTER TABLE "report_inquiry" DROP CONSTRAINT "report_inquiry_reasons";--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reasons" CHECK (cardinality("report"."reasons") between 1 and 7);--> statement-breakpoint
ALTER TABLE "report_inquiry" ADD CONSTRAINT "report_inquiry_reasons" CHECK (cardinality("report_inquiry"."reasons") between 1 and 7);