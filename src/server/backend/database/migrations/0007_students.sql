CREATE TYPE "public"."application_actor" AS ENUM('student', 'company', 'operator', 'site');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('draft', 'submitted', 'viewed', 'screening', 'interview', 'offered', 'accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply');--> statement-breakpoint
CREATE TYPE "public"."search_frequency" AS ENUM('none', 'daily', 'weekly');--> statement-breakpoint
CREATE TYPE "public"."file_kind" AS ENUM('resume', 'portfolio', 'other');--> statement-breakpoint
CREATE TYPE "public"."file_scan" AS ENUM('waiting', 'clean', 'refused');--> statement-breakpoint
CREATE TYPE "public"."file_type" AS ENUM('pdf', 'docx', 'png', 'jpg');--> statement-breakpoint
CREATE TYPE "public"."school_type" AS ENUM('university', 'master', 'doctor', 'junior_college', 'kosen', 'vocational', 'other');--> statement-breakpoint
CREATE TYPE "public"."profile_visibility" AS ENUM('private', 'applied_only');--> statement-breakpoint
ALTER TYPE "public"."consent_document" ADD VALUE 'application';--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text,
	"job_post_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"status" "application_status" DEFAULT 'draft' NOT NULL,
	"revision" integer NOT NULL,
	"answers" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"profile" jsonb,
	"submit_key" uuid,
	"submitted_at" timestamp with time zone,
	"reply_due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reason" text,
	"erase_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_attempt" CHECK ("application"."attempt" in (1, 2)),
	CONSTRAINT "application_revision" CHECK ("application"."revision" >= 1),
	CONSTRAINT "application_answers" CHECK (cardinality("application"."answers") <= 3),
	CONSTRAINT "application_message" CHECK (length("application"."message") <= 2000),
	CONSTRAINT "application_reason" CHECK (length("application"."reason") <= 1000),
	CONSTRAINT "application_sent" CHECK (("application"."status" = 'draft') = ("application"."submitted_at" is null) and num_nulls("application"."submitted_at", "application"."reply_due_at", "application"."submit_key") in (0, 3)),
	CONSTRAINT "application_profile" CHECK (jsonb_typeof("application"."profile") = 'object' and ("application"."profile" is not null or "application"."status" = 'draft' or "application"."erased_at" is not null)),
	CONSTRAINT "application_closed" CHECK (("application"."status" in ('accepted', 'declined', 'not_selected', 'withdrawn', 'closed_no_reply')) = ("application"."closed_at" is not null) and ("application"."closed_at" is null) = ("application"."erase_at" is null)),
	CONSTRAINT "application_erased" CHECK ("application"."erased_at" is null or ("application"."profile" is null and "application"."message" = '' and cardinality("application"."answers") = 0 and "application"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"actor" "application_actor" NOT NULL,
	"status" "application_status" NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_event_text" CHECK (length("application_event"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "application_file" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "application_file_application_id_file_id_pk" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"uid" text NOT NULL,
	"job_post_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_uid_job_post_id_pk" PRIMARY KEY("uid","job_post_id"),
	CONSTRAINT "bookmark_note" CHECK (length("bookmark"."note") <= 500),
	CONSTRAINT "bookmark_revision" CHECK ("bookmark"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "seen_job_post" (
	"uid" text NOT NULL,
	"job_post_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_job_post_uid_job_post_id_pk" PRIMARY KEY("uid","job_post_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"uid" text PRIMARY KEY NOT NULL,
	"serial" uuid NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_secret_hash" CHECK ("calendar_feed"."secret_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "person_profile" (
	"uid" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_profile_display_name" CHECK (length("person_profile"."display_name") between 1 and 50),
	CONSTRAINT "person_profile_title" CHECK (length("person_profile"."title") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text,
	"email" text,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"frequency" "search_frequency" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_owner" CHECK (("saved_search"."uid" is null) <> ("saved_search"."email" is null)),
	CONSTRAINT "saved_search_name" CHECK (length("saved_search"."name") between 1 and 80 and "saved_search"."name" !~ '[[:cntrl:]]'),
	CONSTRAINT "saved_search_address" CHECK (length("saved_search"."address") <= 4200 and "saved_search"."address" ~ '^/(jobpost|company/jobpost)([?]|$)'),
	CONSTRAINT "saved_search_email_form" CHECK (length("saved_search"."email") between 3 and 254 and "saved_search"."email" !~ '[[:cntrl:][:space:][:upper:]]'),
	CONSTRAINT "saved_search_due_at" CHECK ("saved_search"."due_at" is null or ("saved_search"."confirmed_at" is not null and "saved_search"."frequency" <> 'none'))
);
--> statement-breakpoint
CREATE TABLE "sent_once" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text,
	"kind" "file_kind" NOT NULL,
	"name" text NOT NULL,
	"type" "file_type" NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"scan" "file_scan" NOT NULL,
	"scanned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_name" CHECK (length("stored_file"."name") between 1 and 120 and "stored_file"."name" !~ '[[:cntrl:]/\\]'),
	CONSTRAINT "stored_file_size" CHECK ("stored_file"."size" between 1 and 10485760),
	CONSTRAINT "stored_file_hash" CHECK ("stored_file"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "upload_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" "file_kind" NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"type" "file_type",
	"size" integer,
	"hash" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_ticket_received" CHECK (num_nulls("upload_ticket"."received_at", "upload_ticket"."type", "upload_ticket"."size", "upload_ticket"."hash") in (0, 4) and ("upload_ticket"."received_at" is null or "upload_ticket"."claimed_at" is not null) and ("upload_ticket"."finished_at" is null or "upload_ticket"."received_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_reply";--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "tel" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "postal_code" char(7);--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "prefecture_code" char(2);--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "address_kana" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "school" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "school_type" "school_type";--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "faculty" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "graduation" char(7);--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "self_introduction" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "motivation" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "wishes" text;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "certificates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "experience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "licences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "desired_kinds" "job_post_kind"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "desired_occupations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "desired_prefectures" char(2)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "visibility" "profile_visibility" DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_user" ADD COLUMN "keeps_history" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_job_post" ADD CONSTRAINT "seen_job_post_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_job_post" ADD CONSTRAINT "seen_job_post_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_profile" ADD CONSTRAINT "person_profile_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD CONSTRAINT "upload_ticket_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_once" ON "application" USING btree ("uid","job_post_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "application_submit_key" ON "application" USING btree ("submit_key");--> statement-breakpoint
CREATE INDEX "application_own" ON "application" USING btree ("uid","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_job_post" ON "application" USING btree ("job_post_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "application_company" ON "application" USING btree ("company_id","submitted_at");--> statement-breakpoint
CREATE INDEX "application_reply_due" ON "application" USING btree ("reply_due_at") WHERE "application"."status" in ('submitted', 'viewed');--> statement-breakpoint
CREATE INDEX "application_erase" ON "application" USING btree ("erase_at") WHERE "application"."erased_at" is null and "application"."erase_at" is not null;--> statement-breakpoint
CREATE INDEX "application_event_of" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_file_file" ON "application_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "bookmark_own" ON "bookmark" USING btree ("uid","created_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookmark_job_post" ON "bookmark" USING btree ("job_post_id");--> statement-breakpoint
CREATE INDEX "seen_job_post_own" ON "seen_job_post" USING btree ("uid","seen_at" DESC NULLS LAST,"job_post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seen_job_post_job_post" ON "seen_job_post" USING btree ("job_post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_secret" ON "calendar_feed" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_person" ON "saved_search" USING btree ("uid",md5("address"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_email" ON "saved_search" USING btree ("email",md5("address"));--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "saved_search_unconfirmed" ON "saved_search" USING btree ("created_at") WHERE "saved_search"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "sent_once_created" ON "sent_once" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_file_own" ON "stored_file" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "stored_file_scan" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."scan" = 'waiting';--> statement-breakpoint
CREATE INDEX "stored_file_created" ON "stored_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_file_ownerless" ON "stored_file" USING btree ("id") WHERE "stored_file"."uid" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_ticket_token" ON "upload_ticket" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "upload_ticket_own" ON "upload_ticket" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "upload_ticket_expires" ON "upload_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "company_replies" ON "company" USING btree ("reply_answered_percent") WHERE "company"."reply_answered_percent" is not null;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_reply" CHECK ("company"."reply_answered_percent" between 0 and 100 and "company"."reply_median_days" >= 0 and ("company"."reply_answered_percent" is not null or "company"."reply_median_days" is null));--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_display_name" CHECK (length("student_user"."display_name") between 1 and 50);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_gender" CHECK (length("student_user"."gender") between 1 and 50);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_tel" CHECK ("student_user"."tel" ~ '^\+[1-9][0-9]{7,14}$');--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_postal_code" CHECK ("student_user"."postal_code" ~ '^[0-9]{7}$');--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_prefecture_code" CHECK ("student_user"."prefecture_code" ~ '^(0[1-9]|[1-3][0-9]|4[0-7])$');--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_graduation" CHECK ("student_user"."graduation" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_lines" CHECK (length("student_user"."address") <= 200 and length("student_user"."address_kana") <= 200 and length("student_user"."school") <= 100
        and length("student_user"."faculty") <= 100 and length("student_user"."department") <= 100);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_texts" CHECK (length("student_user"."self_introduction") <= 2000 and length("student_user"."motivation") <= 2000 and length("student_user"."wishes") <= 1000);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_tags" CHECK (cardinality("student_user"."skills") <= 30 and cardinality("student_user"."languages") <= 10 and cardinality("student_user"."certificates") <= 30);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_lists" CHECK (jsonb_typeof("student_user"."education") = 'array' and jsonb_array_length("student_user"."education") <= 20
        and jsonb_typeof("student_user"."experience") = 'array' and jsonb_array_length("student_user"."experience") <= 20
        and jsonb_typeof("student_user"."licences") = 'array' and jsonb_array_length("student_user"."licences") <= 20);--> statement-breakpoint
ALTER TABLE "student_user" ADD CONSTRAINT "student_user_wishes" CHECK (cardinality("student_user"."desired_kinds") <= 8 and cardinality("student_user"."desired_occupations") <= 20 and cardinality("student_user"."desired_prefectures") <= 47);