CREATE TYPE "public"."admin_change_end" AS ENUM('applied', 'cancelled', 'void');--> statement-breakpoint
CREATE TYPE "public"."admin_change_kind" AS ENUM('grant', 'revoke');--> statement-breakpoint
CREATE TYPE "public"."factor_removal_state" AS ENUM('asked', 'waiting', 'begun', 'done', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."reading_decision" AS ENUM('published', 'returned', 'removed');--> statement-breakpoint
CREATE TYPE "public"."mail_class" AS ENUM('account', 'security', 'notice');--> statement-breakpoint
CREATE TYPE "public"."mail_result" AS ENUM('sent', 'failed', 'stopped');--> statement-breakpoint
CREATE TABLE "company_appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"against" uuid NOT NULL,
	"text" text NOT NULL,
	"granted" boolean,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_appeal_text" CHECK (length("company_appeal"."text") between 1 and 2000),
	CONSTRAINT "company_appeal_decided" CHECK (("company_appeal"."granted" is null) = ("company_appeal"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "company_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_question_text" CHECK (length("company_question"."question") between 1 and 2000),
	CONSTRAINT "company_question_answer" CHECK (length("company_question"."answer") between 1 and 2000),
	CONSTRAINT "company_question_answered" CHECK (("company_question"."answer" is null) = ("company_question"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "admin_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "admin_change_kind" NOT NULL,
	"uid" text NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" "admin_change_end",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_change_ended" CHECK (("admin_change"."ended_at" is null) = ("admin_change"."end" is null))
);
--> statement-breakpoint
CREATE TABLE "leak_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"learned_on" date NOT NULL,
	"wrongful" boolean NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	"items" text DEFAULT '' NOT NULL,
	"people" text DEFAULT '' NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"harm" text DEFAULT '' NOT NULL,
	"told" text DEFAULT '' NOT NULL,
	"published" text DEFAULT '' NOT NULL,
	"prevention" text DEFAULT '' NOT NULL,
	"other" text DEFAULT '' NOT NULL,
	"first_on" date,
	"final_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leak_report_title" CHECK (length("leak_report"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "limit_refusal" (
	"name" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "limit_refusal_hour_name_pk" PRIMARY KEY("hour","name")
);
--> statement-breakpoint
CREATE TABLE "sweep_run" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"found" integer,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "factor_removal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"state" "factor_removal_state" NOT NULL,
	"asked_by" text,
	"confirmed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"frozen_until" timestamp with time zone,
	CONSTRAINT "factor_removal_asked" CHECK (("factor_removal"."state" = 'asked') = ("factor_removal"."due_at" is null) or "factor_removal"."state" = 'cancelled'),
	CONSTRAINT "factor_removal_ended" CHECK (("factor_removal"."state" in ('done', 'cancelled')) = ("factor_removal"."ended_at" is not null)),
	CONSTRAINT "factor_removal_two" CHECK ("factor_removal"."confirmed_by" <> "factor_removal"."asked_by" and "factor_removal"."confirmed_by" <> "factor_removal"."uid" and "factor_removal"."asked_by" <> "factor_removal"."uid")
);
--> statement-breakpoint
CREATE TABLE "info_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"info_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"important" boolean NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_post_reading" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_post_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"decision" "reading_decision" NOT NULL,
	"reason" text NOT NULL,
	"codes" text[] NOT NULL,
	"stated" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_post_reading_reason" CHECK (length("job_post_reading"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "mail_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"about" "mail_class" NOT NULL,
	"result" "mail_result" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_delivery_hash" CHECK ("mail_delivery"."address_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "info" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "info" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_appeal" ADD CONSTRAINT "company_appeal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_question" ADD CONSTRAINT "company_question_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removal" ADD CONSTRAINT "factor_removal_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removal" ADD CONSTRAINT "factor_removal_asked_by_account_uid_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removal" ADD CONSTRAINT "factor_removal_confirmed_by_account_uid_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "info_revision" ADD CONSTRAINT "info_revision_info_id_info_id_fk" FOREIGN KEY ("info_id") REFERENCES "public"."info"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD CONSTRAINT "job_post_reading_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_reading" ADD CONSTRAINT "job_post_reading_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_appeal_once" ON "company_appeal" USING btree ("company_id","against");--> statement-breakpoint
CREATE INDEX "company_appeal_waiting" ON "company_appeal" USING btree ("created_at") WHERE "company_appeal"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "company_question_company" ON "company_question" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_change_open" ON "admin_change" USING btree ("uid") WHERE "admin_change"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "admin_change_due" ON "admin_change" USING btree ("due_at") WHERE "admin_change"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_removal_open" ON "factor_removal" USING btree ("uid") WHERE "factor_removal"."state" in ('asked', 'waiting', 'begun');--> statement-breakpoint
CREATE INDEX "factor_removal_due" ON "factor_removal" USING btree ("due_at","id") WHERE "factor_removal"."state" in ('asked', 'waiting', 'begun');--> statement-breakpoint
CREATE INDEX "factor_removal_uid" ON "factor_removal" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "factor_removal_asked_by" ON "factor_removal" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "factor_removal_confirmed_by" ON "factor_removal" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "info_revision_info" ON "info_revision" USING btree ("info_id","id");--> statement-breakpoint
CREATE INDEX "job_post_reading_ad" ON "job_post_reading" USING btree ("job_post_id","id");--> statement-breakpoint
CREATE INDEX "job_post_reading_company" ON "job_post_reading" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "mail_delivery_address" ON "mail_delivery" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "mail_delivery_at" ON "mail_delivery" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_admins" ON "account" USING btree ("uid") WHERE "account"."kind" = 'admin';--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_named" ON "audit_log" USING btree ("actor","id") WHERE "audit_log"."actor" <> 'person';--> statement-breakpoint
CREATE INDEX "application_receipt" ON "application" USING btree ((('x' || right("id"::text, 12))::bit(48)::bigint % 54875873536));--> statement-breakpoint
ALTER TABLE "info" ADD CONSTRAINT "info_withdrawn" CHECK ("info"."withdrawn_at" is null or "info"."publish_at" is not null);