CREATE TYPE "public"."company_calendar_scope" AS ENUM('all', 'own');--> statement-breakpoint
CREATE TABLE "company_calendar_feed" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"scope" "company_calendar_scope" NOT NULL,
	"serial" uuid NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_calendar_feed_secret_hash" CHECK ("company_calendar_feed"."secret_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "company_calendar_feed" ADD CONSTRAINT "company_calendar_feed_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_calendar_feed_secret" ON "company_calendar_feed" USING btree ("secret_hash");