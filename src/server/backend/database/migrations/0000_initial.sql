CREATE TYPE "public"."account_kind" AS ENUM('student', 'company', 'admin');--> statement-breakpoint
CREATE TYPE "public"."company_role" AS ENUM('owner', 'recruiter', 'viewer');--> statement-breakpoint
CREATE TYPE "public"."consent_document" AS ENUM('terms', 'privacy');--> statement-breakpoint
CREATE TYPE "public"."contact_kind" AS ENUM('question', 'trouble', 'job_post', 'company', 'privacy', 'other');--> statement-breakpoint
CREATE TYPE "public"."contact_status" AS ENUM('new', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."age_limit_exception" AS ENUM('1', '2', '3i', '3ro', '3ha', '3ni');--> statement-breakpoint
CREATE TYPE "public"."close_reason" AS ENUM('filled', 'deadline', 'cancelled', 'company_suspended', 'violation');--> statement-breakpoint
CREATE TYPE "public"."company_status" AS ENUM('pending', 'active', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."company_verification" AS ENUM('none', 'email', 'number', 'document');--> statement-breakpoint
CREATE TYPE "public"."feature_tag" AS ENUM('no_transfer', 'no_fixed_overtime', 'holidays_120', 'low_overtime', 'flexible_hours', 'weekends_off', 'remote_ok', 'housing_support', 'training', 'beginners_welcome', 'any_major', 'year_round');--> statement-breakpoint
CREATE TYPE "public"."hours_system" AS ENUM('fixed', 'flex', 'variable', 'shift', 'discretionary');--> statement-breakpoint
CREATE TYPE "public"."insurance_kind" AS ENUM('employment', 'accident', 'health', 'pension');--> statement-breakpoint
CREATE TYPE "public"."job_post_kind" AS ENUM('new_grad', 'internship_general', 'internship_special', 'internship_advanced', 'open_company', 'career_education', 'paid_internship', 'part_time');--> statement-breakpoint
CREATE TYPE "public"."job_post_status" AS ENUM('draft', 'in_review', 'scheduled', 'published', 'paused', 'closed', 'expired', 'removed');--> statement-breakpoint
CREATE TYPE "public"."remote" AS ENUM('none', 'partial', 'full');--> statement-breakpoint
CREATE TYPE "public"."smoking_measure" AS ENUM('no_smoking', 'smoking_room', 'outdoor_area', 'allowed', 'varies');--> statement-breakpoint
CREATE TYPE "public"."term_kind" AS ENUM('indefinite', 'fixed');--> statement-breakpoint
CREATE TYPE "public"."wage_unit" AS ENUM('hour', 'day', 'month', 'year', 'unpaid');--> statement-breakpoint
CREATE TYPE "public"."workplace_scope" AS ENUM('hire', 'range');--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"uid" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" "account_kind" NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_uid" CHECK (length("account"."uid") between 1 and 128),
	CONSTRAINT "account_email" CHECK (length("account"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_uid" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"role" "company_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"document" "consent_document" NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"kana" text NOT NULL,
	"display_name" text NOT NULL,
	"corporate_number" char(13),
	"verification" "company_verification" DEFAULT 'none' NOT NULL,
	"verified_at" timestamp with time zone,
	"representative" text NOT NULL,
	"postal_code" char(7) NOT NULL,
	"prefecture_code" char(2) NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"contact_tel" text,
	"contact_email" text,
	"contact_form" text,
	"industry_code" char(1) NOT NULL,
	"employees" integer,
	"founded_year" smallint,
	"capital" bigint,
	"website" text,
	"logo" text,
	"description" text DEFAULT '' NOT NULL,
	"youth_info" jsonb,
	"harassment_desk" text,
	"reply_answered_percent" smallint,
	"reply_median_days" real,
	"status" "company_status" DEFAULT 'pending' NOT NULL,
	"search_shadow" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_corporate_number_digits" CHECK (case when "company"."corporate_number" ~ '^[1-9][0-9]{12}$' then substr("company"."corporate_number", 1, 1)::int = 9 - (substr("company"."corporate_number", 2, 1)::int * 2 + substr("company"."corporate_number", 3, 1)::int * 1 + substr("company"."corporate_number", 4, 1)::int * 2 + substr("company"."corporate_number", 5, 1)::int * 1 + substr("company"."corporate_number", 6, 1)::int * 2 + substr("company"."corporate_number", 7, 1)::int * 1 + substr("company"."corporate_number", 8, 1)::int * 2 + substr("company"."corporate_number", 9, 1)::int * 1 + substr("company"."corporate_number", 10, 1)::int * 2 + substr("company"."corporate_number", 11, 1)::int * 1 + substr("company"."corporate_number", 12, 1)::int * 2 + substr("company"."corporate_number", 13, 1)::int * 1) % 9 else "company"."corporate_number" is null end),
	CONSTRAINT "company_postal_code" CHECK ("company"."postal_code" ~ '^[0-9]{7}$'),
	CONSTRAINT "company_prefecture_code" CHECK ("company"."prefecture_code" ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$'),
	CONSTRAINT "company_industry_code" CHECK ("company"."industry_code" ~ '^[A-T]$'),
	CONSTRAINT "company_tel" CHECK ("company"."contact_tel" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "company_contact" CHECK (num_nonnulls("company"."contact_tel", "company"."contact_email", "company"."contact_form") > 0),
	CONSTRAINT "company_employees" CHECK ("company"."employees" >= 0),
	CONSTRAINT "company_founded_year" CHECK ("company"."founded_year" between 500 and 2200),
	CONSTRAINT "company_capital" CHECK ("company"."capital" >= 0),
	CONSTRAINT "company_email" CHECK ("company"."contact_email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "company_contact_form" CHECK ("company"."contact_form" ~ '^https?://'),
	CONSTRAINT "company_youth_info" CHECK (jsonb_typeof("company"."youth_info") = 'object'),
	CONSTRAINT "company_website" CHECK ("company"."website" ~ '^https?://'),
	CONSTRAINT "company_names" CHECK (length("company"."legal_name") between 1 and 200 and length("company"."display_name") between 1 and 100 and length("company"."kana") between 1 and 200),
	CONSTRAINT "company_description" CHECK (length("company"."description") <= 4000),
	CONSTRAINT "company_verified" CHECK (("company"."verification" = 'none') = ("company"."verified_at" is null)),
	CONSTRAINT "company_reply" CHECK ("company"."reply_answered_percent" between 0 and 100 and "company"."reply_median_days" >= 0 and num_nulls("company"."reply_answered_percent", "company"."reply_median_days") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"kind" "contact_kind" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"body" text NOT NULL,
	"status" "contact_status" DEFAULT 'new' NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_name" CHECK (length("contact_message"."name") between 1 and 80 and "contact_message"."name" !~ '[[:cntrl:]]'),
	CONSTRAINT "contact_message_email" CHECK (length("contact_message"."email") between 3 and 254 and "contact_message"."email" !~ '[[:cntrl:][:space:]]'),
	CONSTRAINT "contact_message_body" CHECK (length("contact_message"."body") between 10 and 4000)
);
--> statement-breakpoint
CREATE TABLE "info" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"important" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"search_shadow" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "info_title" CHECK (length("info"."title") between 1 and 120),
	CONSTRAINT "info_body" CHECK (length("info"."body") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "job_post_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"diff" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_revision_positive" CHECK ("job_post_revision"."number" >= 1),
	CONSTRAINT "job_post_revision_shapes" CHECK (jsonb_typeof("job_post_revision"."snapshot") = 'object' and jsonb_typeof("job_post_revision"."diff") = 'array')
);
--> statement-breakpoint
CREATE TABLE "job_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" "job_post_kind" NOT NULL,
	"title" text NOT NULL,
	"occupation" text NOT NULL,
	"graduation_years" smallint[] DEFAULT '{}' NOT NULL,
	"duties" text NOT NULL,
	"duties_range" text NOT NULL,
	"workplaces_range" text NOT NULL,
	"remote" "remote" NOT NULL,
	"term_kind" "term_kind" NOT NULL,
	"term_from" date,
	"term_to" date,
	"renewal_criteria" text,
	"renewal_limit" text,
	"probation_months" smallint DEFAULT 0 NOT NULL,
	"probation_conditions" text,
	"hours_system" "hours_system" NOT NULL,
	"starts_at" time,
	"ends_at" time,
	"break_minutes" smallint NOT NULL,
	"deemed_minutes" smallint,
	"hours_note" text,
	"overtime" boolean NOT NULL,
	"overtime_hours" smallint,
	"holidays" text NOT NULL,
	"holidays_per_year" smallint,
	"wage_unit" "wage_unit" NOT NULL,
	"wage_min" integer,
	"wage_max" integer,
	"fixed_overtime_name" text,
	"fixed_overtime_amount" integer,
	"fixed_overtime_hours" smallint,
	"fixed_overtime_excess_paid" boolean,
	"allowances" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bonus" text,
	"raise" text,
	"wage_note" text,
	"insurance" "insurance_kind"[] NOT NULL,
	"dispatch" boolean DEFAULT false NOT NULL,
	"smoking" "smoking_measure" NOT NULL,
	"smoking_note" text,
	"age_limit_max" smallint,
	"age_limit_exception" "age_limit_exception",
	"age_limit_reason" text,
	"openings" smallint NOT NULL,
	"selection_flow" text[] NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"reply_by_days" smallint NOT NULL,
	"features" "feature_tag"[] DEFAULT '{}' NOT NULL,
	"info_as_of" date NOT NULL,
	"publish_at" timestamp with time zone,
	"valid_through" timestamp with time zone,
	"status" "job_post_status" DEFAULT 'draft' NOT NULL,
	"close_reason" "close_reason",
	"closed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_title" CHECK (length("job_post"."title") between 1 and 80),
	CONSTRAINT "job_post_text" CHECK (length("job_post"."duties") <= 6000 and length("job_post"."duties_range") <= 1000 and length("job_post"."workplaces_range") <= 1000 and length("job_post"."holidays") <= 1000),
	CONSTRAINT "job_post_stated" CHECK ("job_post"."status" = 'draft' or (length("job_post"."duties") > 0 and length("job_post"."duties_range") > 0 and length("job_post"."workplaces_range") > 0 and length("job_post"."holidays") > 0)),
	CONSTRAINT "job_post_occupation" CHECK ("job_post"."occupation" ~ '^[a-z_]{2,40}$'),
	CONSTRAINT "job_post_graduation_years" CHECK (2000 <= all("job_post"."graduation_years") and 2100 >= all("job_post"."graduation_years") and cardinality("job_post"."graduation_years") <= 10 and array_position("job_post"."graduation_years", null) is null),
	CONSTRAINT "job_post_term" CHECK (("job_post"."term_kind" = 'fixed' or num_nonnulls("job_post"."term_from", "job_post"."term_to", "job_post"."renewal_criteria", "job_post"."renewal_limit") = 0) and ("job_post"."status" = 'draft' or "job_post"."term_kind" <> 'fixed' or "job_post"."term_from" is not null) and "job_post"."term_to" >= "job_post"."term_from"),
	CONSTRAINT "job_post_renewal" CHECK ("job_post"."status" = 'draft' or "job_post"."term_kind" = 'indefinite' or num_nulls("job_post"."term_to", "job_post"."renewal_criteria", "job_post"."renewal_limit") = 0),
	CONSTRAINT "job_post_probation" CHECK ("job_post"."probation_months" between 0 and 12 and ("job_post"."probation_months" = 0 or "job_post"."probation_conditions" is not null)),
	CONSTRAINT "job_post_hours" CHECK ("job_post"."break_minutes" between 0 and 240 and "job_post"."deemed_minutes" between 60 and 1440 and num_nulls("job_post"."starts_at", "job_post"."ends_at") in (0, 2)),
	CONSTRAINT "job_post_hours_stated" CHECK ("job_post"."status" = 'draft' or (("job_post"."starts_at" is not null or "job_post"."hours_note" is not null) and ("job_post"."hours_system" <> 'discretionary' or "job_post"."deemed_minutes" is not null))),
	CONSTRAINT "job_post_overtime" CHECK ("job_post"."overtime_hours" between 0 and 200 and ("job_post"."overtime" or coalesce("job_post"."overtime_hours", 0) = 0)),
	CONSTRAINT "job_post_holidays" CHECK ("job_post"."holidays_per_year" between 0 and 366),
	CONSTRAINT "job_post_wage" CHECK ("job_post"."wage_min" between 1 and 100000000 and "job_post"."wage_max" between "job_post"."wage_min" and 100000000 and ("job_post"."wage_unit" <> 'unpaid' or "job_post"."wage_min" is null) and ("job_post"."wage_max" is null or "job_post"."wage_min" is not null)),
	CONSTRAINT "job_post_wage_stated" CHECK ("job_post"."status" = 'draft' or "job_post"."wage_unit" = 'unpaid' or "job_post"."wage_min" is not null),
	CONSTRAINT "job_post_fixed_overtime" CHECK (num_nulls("job_post"."fixed_overtime_name", "job_post"."fixed_overtime_amount", "job_post"."fixed_overtime_hours", "job_post"."fixed_overtime_excess_paid") in (0, 4) and "job_post"."fixed_overtime_amount" > 0 and "job_post"."fixed_overtime_hours" between 1 and 100),
	CONSTRAINT "job_post_allowances" CHECK (jsonb_typeof("job_post"."allowances") = 'array'),
	CONSTRAINT "job_post_age_limit" CHECK (num_nulls("job_post"."age_limit_exception", "job_post"."age_limit_reason") in (0, 2) and ("job_post"."age_limit_max" is null or "job_post"."age_limit_exception" is not null) and "job_post"."age_limit_max" between 18 and 80),
	CONSTRAINT "job_post_openings" CHECK ("job_post"."openings" between 1 and 9999),
	CONSTRAINT "job_post_selection_flow" CHECK (cardinality("job_post"."selection_flow") <= 12 and ("job_post"."status" = 'draft' or cardinality("job_post"."selection_flow") > 0) and array_position("job_post"."selection_flow", null) is null),
	CONSTRAINT "job_post_questions" CHECK (cardinality("job_post"."questions") <= 3 and array_position("job_post"."questions", null) is null),
	CONSTRAINT "job_post_revision" CHECK ("job_post"."revision" >= 1),
	CONSTRAINT "job_post_reply_by_days" CHECK ("job_post"."reply_by_days" between 1 and 30),
	CONSTRAINT "job_post_published" CHECK ("job_post"."status" in ('draft', 'in_review', 'removed') or ("job_post"."publish_at" is not null and "job_post"."valid_through" is not null)),
	CONSTRAINT "job_post_valid_through" CHECK ("job_post"."valid_through" > "job_post"."publish_at"),
	CONSTRAINT "job_post_closed" CHECK (("job_post"."status" in ('closed', 'expired', 'removed')) = ("job_post"."closed_at" is not null) and ("job_post"."status" not in ('closed', 'removed') or "job_post"."close_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_post_workplace" (
	"job_post_id" uuid NOT NULL,
	"scope" "workplace_scope" NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"postal_code" char(7),
	"prefecture_code" char(2) NOT NULL,
	"city" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"access" text,
	CONSTRAINT "job_post_workplace_job_post_id_scope_position_pk" PRIMARY KEY("job_post_id","scope","position"),
	CONSTRAINT "job_post_workplace_postal_code" CHECK ("job_post_workplace"."postal_code" ~ '^[0-9]{7}$'),
	CONSTRAINT "job_post_workplace_prefecture_code" CHECK ("job_post_workplace"."prefecture_code" ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$')
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_post_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone NOT NULL,
	"prefectures" bigint NOT NULL,
	"features" integer NOT NULL,
	"kind" "job_post_kind" NOT NULL,
	"remote" "remote" NOT NULL,
	"hourly_wage" integer,
	"monthly_wage" integer,
	"wage_rank" integer NOT NULL,
	"occupation" text NOT NULL,
	"industry_code" char(1) NOT NULL,
	"graduation_years" smallint[] NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "job_search_prefectures" CHECK ("job_search"."prefectures" >= 0 and "job_search"."prefectures" < 2 ^ 48),
	CONSTRAINT "job_search_features" CHECK ("job_search"."features" >= 0)
);
--> statement-breakpoint
CREATE TABLE "job_search_text" (
	"job_post_id" uuid PRIMARY KEY NOT NULL,
	"shadow" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"uid" text NOT NULL,
	"device" text NOT NULL,
	"tokens" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"second_factor" boolean NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"token_issued_at" timestamp with time zone NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_secret_hash_form" CHECK ("session"."secret_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "session_ended" CHECK (("session"."revoked_at" is null) = ("session"."tokens" is not null))
);
--> statement-breakpoint
CREATE TABLE "student_user" (
	"uid" text PRIMARY KEY NOT NULL,
	"family_name" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name_kana" text NOT NULL,
	"given_name_kana" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_user_names" CHECK (length("student_user"."family_name") between 1 and 50 and length("student_user"."given_name") between 1 and 50
        and length("student_user"."family_name_kana") between 1 and 50 and length("student_user"."given_name_kana") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "task_run" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_revision" ADD CONSTRAINT "job_post_revision_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_workplace" ADD CONSTRAINT "job_post_workplace_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_text" ADD CONSTRAINT "job_search_text_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_hash" ON "recovery_code" USING btree ("uid","hash");--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_uid","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_once" ON "company_member" USING btree ("company_id","uid");--> statement-breakpoint
CREATE INDEX "company_member_uid" ON "company_member" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_record_once" ON "consent_record" USING btree ("uid","document","version");--> statement-breakpoint
CREATE UNIQUE INDEX "company_corporate_number" ON "company" USING btree ("corporate_number");--> statement-breakpoint
CREATE INDEX "company_directory" ON "company" USING btree ("status","kana","id");--> statement-breakpoint
CREATE INDEX "company_industry" ON "company" USING btree ("industry_code","kana");--> statement-breakpoint
CREATE INDEX "company_prefecture" ON "company" USING btree ("prefecture_code","kana");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_message_form" ON "contact_message" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_desk" ON "contact_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_unmailed" ON "contact_message" USING btree ("created_at") WHERE "contact_message"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "info_newest" ON "info" USING btree ("publish_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "job_post_revision_number" ON "job_post_revision" USING btree ("job_post_id","number");--> statement-breakpoint
CREATE INDEX "job_post_company" ON "job_post" USING btree ("company_id","status","publish_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_post_due" ON "job_post" USING btree ("valid_through") WHERE "job_post"."status" in ('published', 'paused');--> statement-breakpoint
CREATE INDEX "job_post_scheduled" ON "job_post" USING btree ("publish_at") WHERE "job_post"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "job_post_archive" ON "job_post" USING btree ("publish_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_terms" ON "job_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("publish_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_deadline" ON "job_search" USING btree ("valid_through","job_post_id");--> statement-breakpoint
CREATE INDEX "job_search_wage" ON "job_search" USING btree ("wage_rank" DESC NULLS LAST,"publish_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_company" ON "job_search" USING btree ("company_id","publish_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_similar" ON "job_search" USING btree ("occupation","publish_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limit_resets_at" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_secret_hash" ON "session" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "session_uid" ON "session" USING btree ("uid","last_seen_at");--> statement-breakpoint
CREATE INDEX "session_last_seen" ON "session" USING btree ("last_seen_at");