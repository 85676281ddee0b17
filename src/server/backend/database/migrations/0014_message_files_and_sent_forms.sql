CREATE TABLE "message_file" (
	"thread_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid,
	"name" text NOT NULL,
	"type" "file_type" NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "message_file_thread_id_message_id_position_pk" PRIMARY KEY("thread_id","message_id","position"),
	CONSTRAINT "message_file_position" CHECK ("message_file"."position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "message_report_file" (
	"report_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_report_file_report_id_file_id_pk" PRIMARY KEY("report_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "sent_form" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_form_hashes" CHECK ("sent_form"."id" ~ '^[0-9a-f]{64}$' and "sent_form"."owner" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sent_form_content" CHECK (length("sent_form"."content") between 1 and 500000)
);
--> statement-breakpoint
ALTER TABLE "message_report" DROP CONSTRAINT "message_report_text";--> statement-breakpoint
DROP INDEX "message_held";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_thread_id_message_id_message_thread_id_id_fk" FOREIGN KEY ("thread_id","message_id") REFERENCES "public"."message"("thread_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report_file" ADD CONSTRAINT "message_report_file_report_id_message_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."message_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report_file" ADD CONSTRAINT "message_report_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_file_file" ON "message_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "message_report_file_file" ON "message_report_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sent_form_owner" ON "sent_form" USING btree ("owner","expires_at");--> statement-breakpoint
CREATE INDEX "sent_form_expires" ON "sent_form" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "message_held" ON "message" USING btree ("deliver_at") WHERE "message"."sequence" is null and "message"."dropped_at" is null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_dropped" CHECK ("message"."dropped_at" is null or "message"."sequence" is null);--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_text" CHECK (length("message_report"."text") <= 20000);