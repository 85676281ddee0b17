CREATE TYPE "public"."live_kind" AS ENUM('notifications', 'thread');--> statement-breakpoint
CREATE TYPE "public"."mail_stop_reason" AS ENUM('bounce', 'complaint');--> statement-breakpoint
CREATE TYPE "public"."message_report_reason" AS ENUM('sexual', 'threat', 'private', 'unfair_questions', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."thread_side" AS ENUM('student', 'company');--> statement-breakpoint
CREATE TYPE "public"."mail_choice" AS ENUM('at_once', 'daily', 'weekly', 'off');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('message', 'application_viewed', 'application_answered', 'application_overdue', 'closing_soon', 'job_post_changed', 'interview', 'saved_search', 'application_received', 'application_changed', 'reply_due', 'job_post_state', 'membership', 'operator', 'security');--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'transport_paid';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'bonus';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'raise';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'social_insurance';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'no_term';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'no_overtime';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'no_night_work';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'smoke_free';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'no_resume';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'free_dress';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'uniform';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'with_friends';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'exam_friendly';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'qualification_support';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'scholarship_support';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'meals';--> statement-breakpoint
ALTER TYPE "public"."feature_tag" ADD VALUE 'flextime';--> statement-breakpoint
CREATE TABLE "live_change" (
	"uid" text NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" "live_kind" NOT NULL,
	"thread_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_change_uid_sequence_pk" PRIMARY KEY("uid","sequence")
);
--> statement-breakpoint
CREATE TABLE "live_cursor" (
	"uid" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_stop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" "mail_stop_reason" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_stop_email_form" CHECK (length("mail_stop"."email") between 3 and 254 and "mail_stop"."email" !~ '[[:cntrl:][:space:][:upper:]]')
);
--> statement-breakpoint
CREATE TABLE "message" (
	"thread_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" integer,
	"side" "thread_side" NOT NULL,
	"uid" text,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"search_text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_thread_id_id_pk" PRIMARY KEY("thread_id","id"),
	CONSTRAINT "message_sequence_counts" CHECK ("message"."sequence" >= 1),
	CONSTRAINT "message_delivered" CHECK ("message"."sequence" is not null or "message"."deliver_at" is not null),
	CONSTRAINT "message_text" CHECK (length("message"."text") between 1 and 4000),
	CONSTRAINT "message_name" CHECK (length("message"."name") between 1 and 110 and length("message"."role") <= 100)
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid,
	"company_id" uuid NOT NULL,
	"uid" text,
	"reason" "message_report_reason" NOT NULL,
	"text" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_report_text" CHECK (length("message_report"."text") <= 2000),
	CONSTRAINT "message_report_evidence" CHECK (jsonb_typeof("message_report"."evidence") = 'array'),
	CONSTRAINT "message_report_outcome" CHECK (length("message_report"."outcome") between 1 and 2000),
	CONSTRAINT "message_report_closed_so" CHECK (("message_report"."closed_at" is null) = ("message_report"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid,
	"job_post_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"student_read_sequence" integer DEFAULT 0 NOT NULL,
	"company_read_sequence" integer DEFAULT 0 NOT NULL,
	"student_unread" integer DEFAULT 0 NOT NULL,
	"company_unread" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone,
	"operator_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_counts" CHECK ("thread"."sequence" >= 0 and "thread"."student_read_sequence" between 0 and "thread"."sequence" and "thread"."company_read_sequence" between 0 and "thread"."sequence" and "thread"."student_unread" between 0 and "thread"."sequence" and "thread"."company_unread" between 0 and "thread"."sequence")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"subject" text NOT NULL,
	"key" text NOT NULL,
	"shown" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_text" CHECK (length("notification"."text") between 1 and 200),
	CONSTRAINT "notification_href" CHECK ("notification"."href" like '/%' and "notification"."href" not like '//%')
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"uid" text NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"shown" boolean NOT NULL,
	"mail" "mail_choice" NOT NULL,
	CONSTRAINT "notification_preference_uid_kind_pk" PRIMARY KEY("uid","kind")
);
--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "cities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "wage_unit" "wage_unit";--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "daily_wage" integer;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "weekdays" smallint;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "times" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "days" smallint;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "grades" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "night_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_change" ADD CONSTRAINT "live_change_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_cursor" ADD CONSTRAINT "live_cursor_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_change_created" ON "live_change" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_stop_email" ON "mail_stop" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_stop_holding" ON "mail_stop" USING btree ("at","id") WHERE "mail_stop"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_sequence" ON "message" USING btree ("thread_id","sequence");--> statement-breakpoint
CREATE INDEX "message_held" ON "message" USING btree ("deliver_at") WHERE "message"."sequence" is null;--> statement-breakpoint
CREATE INDEX "message_by" ON "message" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "message_report_open" ON "message_report" USING btree ("created_at") WHERE "message_report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "message_report_thread" ON "message_report" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "message_report_uid" ON "message_report" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "message_report_company" ON "message_report" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_report_closed" ON "message_report" USING btree ("closed_at") WHERE "message_report"."closed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_of_application" ON "thread" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_about_ad" ON "thread" USING btree ("uid","job_post_id") WHERE "thread"."application_id" is null and "thread"."job_post_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_about_company" ON "thread" USING btree ("uid","company_id") WHERE "thread"."application_id" is null and "thread"."job_post_id" is null;--> statement-breakpoint
CREATE INDEX "thread_of_student" ON "thread" USING btree ("uid",("student_unread" > 0) desc,"last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_of_company" ON "thread" USING btree ("company_id",("company_unread" > 0) desc,"last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_job_post" ON "thread" USING btree ("job_post_id");--> statement-breakpoint
CREATE INDEX "thread_inquiry_last" ON "thread" USING btree ("last_at") WHERE "thread"."application_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("uid","key");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("uid","id" DESC NULLS LAST) WHERE "notification"."shown" and "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_read" ON "notification" USING btree ("uid","id" DESC NULLS LAST) WHERE "notification"."shown" and "notification"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_group" ON "notification" USING btree ("uid","kind","subject","id") WHERE "notification"."shown" and "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_subject" ON "notification" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "notification_mail_due" ON "notification" USING btree ("uid","mail_due_at") WHERE "notification"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_search_hourly" ON "job_search" USING btree (coalesce("hourly_wage", 0) desc nulls last,"publish_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);