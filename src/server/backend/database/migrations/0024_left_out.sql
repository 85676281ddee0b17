ALTER TABLE "application" DROP CONSTRAINT "application_erased";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "accommodation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "left_out" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_accommodation" CHECK (length("application"."accommodation") <= 500);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_left_out" CHECK (cardinality("application"."left_out") <= 9);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_erased" CHECK ("application"."erased_at" is null or ("application"."profile" is null and "application"."message" = '' and "application"."accommodation" = '' and cardinality("application"."answers") = 0 and num_nonnulls("application"."reason", "application"."decline_reason", "application"."search_text") = 0));