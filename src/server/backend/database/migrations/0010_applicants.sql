CREATE TYPE "public"."decline_reason" AS ENUM('filled', 'requirements', 'conditions', 'selection', 'other');--> statement-breakpoint
CREATE TYPE "public"."bulk_reply_item_status" AS ENUM('ready', 'left_out', 'declined', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."bulk_reply_status" AS ENUM('draft', 'running', 'stopped', 'done');--> statement-breakpoint
CREATE TYPE "public"."interview_round" AS ENUM('first', 'second', 'third', 'final', 'meeting');--> statement-breakpoint
CREATE TYPE "public"."interview_side" AS ENUM('student', 'company');--> statement-breakpoint
CREATE TYPE "public"."interview_state" AS ENUM('offered', 'booked', 'released', 'ended');--> statement-breakpoint
CREATE TYPE "public"."interview_way" AS ENUM('place', 'online');--> statement-breakpoint
CREATE TYPE "public"."report_outcome" AS ENUM('removed', 'ended', 'corrected', 'warned', 'no_problem');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('false_terms', 'discrimination', 'already_closed', 'fraud', 'unfair_questions', 'other');--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"by_uid" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_note_text" CHECK (length("application_note"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "bulk_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"uid" text,
	"reason" "decline_reason" NOT NULL,
	"status" "bulk_reply_status" DEFAULT 'draft' NOT NULL,
	"excluded" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_reply_excluded" CHECK ("bulk_reply"."excluded" >= 0),
	CONSTRAINT "bulk_reply_started" CHECK (("bulk_reply"."status" = 'draft') = ("bulk_reply"."started_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_reply_item" (
	"bulk_reply_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"seen" "application_status" NOT NULL,
	"status" "bulk_reply_item_status" DEFAULT 'ready' NOT NULL,
	"text" text NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "bulk_reply_item_bulk_reply_id_application_id_pk" PRIMARY KEY("bulk_reply_id","application_id"),
	CONSTRAINT "bulk_reply_item_text" CHECK (length("bulk_reply_item"."text") <= 2000),
	CONSTRAINT "bulk_reply_item_done" CHECK (("bulk_reply_item"."status" in ('declined', 'skipped')) = ("bulk_reply_item"."done_at" is not null) and ("bulk_reply_item"."done_at" is null) = ("bulk_reply_item"."text" <> ''))
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"round" "interview_round" NOT NULL,
	"state" "interview_state" DEFAULT 'offered' NOT NULL,
	"slot_id" uuid,
	"booked_at" timestamp with time zone,
	"released_by" "interview_side",
	"sequence" integer DEFAULT 0 NOT NULL,
	"request" text,
	"requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_booked" CHECK (("interview"."state" <> 'booked' or ("interview"."slot_id" is not null and "interview"."booked_at" is not null)) and ("interview"."state" <> 'released' or "interview"."slot_id" is not null)),
	CONSTRAINT "interview_request" CHECK (length("interview"."request") between 1 and 500),
	CONSTRAINT "interview_requested" CHECK (("interview"."request" is null) = ("interview"."requested_at" is null))
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"round" "interview_round" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"way" "interview_way" NOT NULL,
	"place" text NOT NULL,
	"seats" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_uid" text,
	"changed_by_uid" text,
	"moved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_slot_seats" CHECK ("interview_slot"."seats" between 1 and 50),
	CONSTRAINT "interview_slot_time" CHECK ("interview_slot"."ends_at" > "interview_slot"."starts_at" and "interview_slot"."ends_at" - "interview_slot"."starts_at" <= interval '8 hours'),
	CONSTRAINT "interview_slot_place" CHECK (length("interview_slot"."place") between 1 and 300),
	CONSTRAINT "interview_slot_note" CHECK (length("interview_slot"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "job_post_view" (
	"job_post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "job_post_view_job_post_id_day_source_pk" PRIMARY KEY("job_post_id","day","source"),
	CONSTRAINT "job_post_view_views" CHECK ("job_post_view"."views" > 0),
	CONSTRAINT "job_post_view_source" CHECK ("job_post_view"."source" in ('(site)', '(none)', '(other)') or (length("job_post_view"."source") <= 100 and "job_post_view"."source" ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'))
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_template_lengths" CHECK (length("reply_template"."name") between 1 and 80 and length("reply_template"."body") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"job_post_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"reasons" "report_reason"[] NOT NULL,
	"body" text NOT NULL,
	"uid" text,
	"email" text,
	"inquiry_id" uuid,
	"outcome" "report_outcome",
	"outcome_reason" text,
	"closed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_reasons" CHECK (cardinality("report"."reasons") between 1 and 6),
	CONSTRAINT "report_body" CHECK (length("report"."body") <= 2000),
	CONSTRAINT "report_revision" CHECK ("report"."revision" >= 1),
	CONSTRAINT "report_email" CHECK (length("report"."email") between 3 and 254 and "report"."email" = lower("report"."email") and "report"."email" !~ '[[:cntrl:][:space:]]'),
	CONSTRAINT "report_closed" CHECK (("report"."closed_at" is null) = ("report"."outcome" is null)),
	CONSTRAINT "report_erased" CHECK ("report"."erased_at" is null or ("report"."uid" is null and "report"."email" is null and "report"."body" = '' and "report"."outcome_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "report_inquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_post_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reasons" "report_reason"[] NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"outcome" "report_outcome",
	"outcome_reason" text,
	"closed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_inquiry_reasons" CHECK (cardinality("report_inquiry"."reasons") between 1 and 6),
	CONSTRAINT "report_inquiry_question" CHECK (length("report_inquiry"."question") <= 2000),
	CONSTRAINT "report_inquiry_answer" CHECK (length("report_inquiry"."answer") between 1 and 2000),
	CONSTRAINT "report_inquiry_answered" CHECK ("report_inquiry"."answer" is null or "report_inquiry"."answered_at" is not null),
	CONSTRAINT "report_inquiry_closed" CHECK (("report_inquiry"."closed_at" is null) = ("report_inquiry"."outcome" is null)),
	CONSTRAINT "report_inquiry_erased" CHECK ("report_inquiry"."erased_at" is null or ("report_inquiry"."question" = '' and "report_inquiry"."answer" is null and "report_inquiry"."outcome_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_erased";--> statement-breakpoint
DROP INDEX "bookmark_job_post";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "decline_reason" "decline_reason";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "by_uid" text;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_by_uid_account_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_reply" ADD CONSTRAINT "bulk_reply_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_reply" ADD CONSTRAINT "bulk_reply_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_reply_item" ADD CONSTRAINT "bulk_reply_item_bulk_reply_id_bulk_reply_id_fk" FOREIGN KEY ("bulk_reply_id") REFERENCES "public"."bulk_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_reply_item" ADD CONSTRAINT "bulk_reply_item_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_by_uid_account_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_changed_by_uid_account_uid_fk" FOREIGN KEY ("changed_by_uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_view" ADD CONSTRAINT "job_post_view_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_inquiry_id_report_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."report_inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_inquiry" ADD CONSTRAINT "report_inquiry_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_inquiry" ADD CONSTRAINT "report_inquiry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_note_of" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_note_by" ON "application_note" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "bulk_reply_of" ON "bulk_reply" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_reply_uid" ON "bulk_reply" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "bulk_reply_updated" ON "bulk_reply" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "bulk_reply_item_position" ON "bulk_reply_item" USING btree ("bulk_reply_id","position");--> statement-breakpoint
CREATE INDEX "bulk_reply_item_application" ON "bulk_reply_item" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_once" ON "interview" USING btree ("application_id","round");--> statement-breakpoint
CREATE INDEX "interview_of_job_post" ON "interview" USING btree ("job_post_id","state");--> statement-breakpoint
CREATE INDEX "interview_of_slot" ON "interview" USING btree ("slot_id","state");--> statement-breakpoint
CREATE INDEX "interview_slot_job_post" ON "interview_slot" USING btree ("job_post_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_slot_company" ON "interview_slot" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_slot_starts" ON "interview_slot" USING btree ("starts_at") WHERE "interview_slot"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "interview_slot_by" ON "interview_slot" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "interview_slot_changed_by" ON "interview_slot" USING btree ("changed_by_uid");--> statement-breakpoint
CREATE INDEX "job_post_view_day" ON "job_post_view" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_template_name" ON "reply_template" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "report_form" ON "report" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "report_ad" ON "report" USING btree ("job_post_id","id");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at") WHERE "report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_of_inquiry" ON "report" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "report_erase" ON "report" USING btree ("closed_at") WHERE "report"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "report_uid" ON "report" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "report_email" ON "report" USING btree ("email");--> statement-breakpoint
CREATE INDEX "report_inquiry_company" ON "report_inquiry" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_inquiry_open" ON "report_inquiry" USING btree ("job_post_id") WHERE "report_inquiry"."answered_at" is null and "report_inquiry"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_inquiry_ad" ON "report_inquiry" USING btree ("job_post_id","id");--> statement-breakpoint
CREATE INDEX "report_inquiry_erase" ON "report_inquiry" USING btree ("closed_at") WHERE "report_inquiry"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_by_uid_account_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_company_status" ON "application" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "applicant_due_of_ad" ON "application" USING btree ("job_post_id",(case when "status" in ('submitted', 'viewed') then "reply_due_at" - timestamptz '1970-01-01 00:00:00+00' else timestamptz '2200-01-01 00:00:00+00' - "reply_due_at" end),"id");--> statement-breakpoint
CREATE INDEX "applicant_due_of_company" ON "application" USING btree ("company_id",(case when "status" in ('submitted', 'viewed') then "reply_due_at" - timestamptz '1970-01-01 00:00:00+00' else timestamptz '2200-01-01 00:00:00+00' - "reply_due_at" end),"id");--> statement-breakpoint
CREATE INDEX "applicant_sent_of_ad" ON "application" USING btree ("job_post_id",(timestamptz '2200-01-01 00:00:00+00' - "submitted_at"),"id");--> statement-breakpoint
CREATE INDEX "applicant_sent_of_company" ON "application" USING btree ("company_id",(timestamptz '2200-01-01 00:00:00+00' - "submitted_at"),"id");--> statement-breakpoint
CREATE INDEX "applicant_name_of_ad" ON "application" USING btree ("job_post_id",(coalesce("search_text", chr(1114111)) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "applicant_name_of_company" ON "application" USING btree ("company_id",(coalesce("search_text", chr(1114111)) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "application_event_by" ON "application_event" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "bookmark_job_post" ON "bookmark" USING btree ("job_post_id","created_at");--> statement-breakpoint
-- As src/server/domain/applicant-search.ts writes it: kana, name and school in one spelling.
UPDATE "application" SET "search_text" = nullif(left(translate(lower(normalize(concat_ws(' ',
  ("profile"->>'familyNameKana') || ("profile"->>'givenNameKana'),
  ("profile"->>'familyName') || ("profile"->>'givenName'),
  CASE WHEN "status" = 'withdrawn' THEN NULL ELSE "profile"->>'school' END
), NFKC)), '髙﨑濵濱邉邊齋齊澤廣國藏櫻龍惠榮圓學會嶋嶌瀨德ー・', '高崎浜浜辺辺斎斉沢広国蔵桜竜恵栄円学会島島瀬徳'), 500), '')
WHERE "status" <> 'draft' AND "profile" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_search_text" CHECK (length("application"."search_text") between 1 and 500);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_decline_reason" CHECK ("application"."decline_reason" is null or "application"."status" = 'not_selected');--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_erased" CHECK ("application"."erased_at" is null or ("application"."profile" is null and "application"."message" = '' and cardinality("application"."answers") = 0 and num_nonnulls("application"."reason", "application"."decline_reason", "application"."search_text") = 0));