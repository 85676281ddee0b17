CREATE TYPE "public"."company_image_kind" AS ENUM('logo', 'photo');--> statement-breakpoint
CREATE TABLE "company_image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" "company_image_kind" NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"type" "file_type" NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_image_alt" CHECK (length("company_image"."alt") <= 200),
	CONSTRAINT "company_image_type" CHECK ("company_image"."type" in ('png', 'jpg')),
	CONSTRAINT "company_image_size" CHECK ("company_image"."size" between 1 and 5242880),
	CONSTRAINT "company_image_pixels" CHECK ("company_image"."width" > 0 and "company_image"."height" > 0),
	CONSTRAINT "company_image_hash_form" CHECK ("company_image"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "company_invite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "company_role" NOT NULL,
	"invited_by_uid" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invite_email" CHECK (length("company_invite"."email") between 3 and 254),
	CONSTRAINT "company_invite_lower" CHECK ("company_invite"."email" = lower("company_invite"."email"))
);
--> statement-breakpoint
CREATE TABLE "job_post_edit" (
	"job_post_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"typed" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_edit_job_post_id_uid_pk" PRIMARY KEY("job_post_id","uid"),
	CONSTRAINT "job_post_edit_shapes" CHECK (jsonb_typeof("job_post_edit"."typed") = 'object' and jsonb_typeof("job_post_edit"."base") = 'object' and octet_length("job_post_edit"."typed"::text) <= 131072 and octet_length("job_post_edit"."base"::text) <= 131072)
);
--> statement-breakpoint
CREATE TABLE "job_post_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"typed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_template_name_length" CHECK (length("job_post_template"."name") between 1 and 80),
	CONSTRAINT "job_post_template_typed" CHECK (jsonb_typeof("job_post_template"."typed") = 'object' and octet_length("job_post_template"."typed"::text) <= 131072)
);
--> statement-breakpoint
CREATE TABLE "job_post_review" (
	"job_post_id" uuid PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "job_post_review_due" CHECK ("job_post_review"."due_at" > "job_post_review"."submitted_at"),
	CONSTRAINT "job_post_review_returned" CHECK (num_nulls("job_post_review"."returned_at", "job_post_review"."reason") in (0, 2)),
	CONSTRAINT "job_post_review_reason" CHECK (length("job_post_review"."reason") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "job_post" DROP CONSTRAINT "job_post_title";--> statement-breakpoint
ALTER TABLE "job_post" DROP CONSTRAINT "job_post_occupation";--> statement-breakpoint
ALTER TABLE "upload_ticket" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "event_dates" text;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "event_days" smallint;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "participants" text;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "travel_costs" text;--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "unsaid" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD COLUMN "image_kind" "company_image_kind";--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD COLUMN "width" smallint;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD COLUMN "height" smallint;--> statement-breakpoint
ALTER TABLE "company_image" ADD CONSTRAINT "company_image_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invite" ADD CONSTRAINT "company_invite_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invite" ADD CONSTRAINT "company_invite_invited_by_uid_account_uid_fk" FOREIGN KEY ("invited_by_uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_edit" ADD CONSTRAINT "job_post_edit_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_edit" ADD CONSTRAINT "job_post_edit_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_template" ADD CONSTRAINT "job_post_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_review" ADD CONSTRAINT "job_post_review_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_image_company" ON "company_image" USING btree ("company_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "company_image_logo" ON "company_image" USING btree ("company_id") WHERE "company_image"."kind" = 'logo';--> statement-breakpoint
CREATE INDEX "company_image_hash" ON "company_image" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invite_once" ON "company_invite" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invite_token" ON "company_invite" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "company_invite_email" ON "company_invite" USING btree ("email");--> statement-breakpoint
CREATE INDEX "company_invite_by" ON "company_invite" USING btree ("invited_by_uid");--> statement-breakpoint
CREATE INDEX "company_invite_expires" ON "company_invite" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_post_edit_uid" ON "job_post_edit" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "job_post_edit_updated" ON "job_post_edit" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_post_template_name" ON "job_post_template" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "job_post_review_waiting" ON "job_post_review" USING btree ("submitted_at") WHERE "job_post_review"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD CONSTRAINT "upload_ticket_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_post_own" ON "job_post" USING btree ("company_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "upload_ticket_company" ON "upload_ticket" USING btree ("company_id") WHERE "upload_ticket"."company_id" is not null;--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_unsaid" CHECK ("job_post"."status" = 'draft' or cardinality("job_post"."unsaid") = 0);--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_event" CHECK ("job_post"."event_days" between 1 and 366 and length("job_post"."event_dates") <= 1000 and length("job_post"."participants") <= 1000 and length("job_post"."travel_costs") <= 500);--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_title" CHECK (length("job_post"."title") <= 80 and ("job_post"."status" = 'draft' or length("job_post"."title") > 0));--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_occupation" CHECK ("job_post"."occupation" ~ '^[a-z_]{2,40}$' or ("job_post"."status" = 'draft' and "job_post"."occupation" = ''));--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD CONSTRAINT "upload_ticket_for" CHECK (num_nonnulls("upload_ticket"."kind", "upload_ticket"."image_kind") = 1 and ("upload_ticket"."image_kind" is null) = ("upload_ticket"."company_id" is null));