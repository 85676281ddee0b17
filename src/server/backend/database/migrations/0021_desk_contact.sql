ALTER TYPE "public"."contact_status" ADD VALUE 'spam';--> statement-breakpoint
CREATE TABLE "contact_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"uid" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_reply_text" CHECK (length("contact_reply"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reply_message" ON "contact_reply" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_reply_uid" ON "contact_reply" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_submitted" ON "application" USING btree ("submitted_at") WHERE "application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "application_answered" ON "application" USING btree ("answered_at") WHERE "application"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "company_created" ON "company" USING btree ("created_at");