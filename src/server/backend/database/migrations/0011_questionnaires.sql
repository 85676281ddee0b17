CREATE TYPE "public"."questionnaire" AS ENUM('personality', 'temperament');--> statement-breakpoint
ALTER TYPE "public"."consent_document" ADD VALUE 'questionnaires';--> statement-breakpoint
ALTER TYPE "public"."consent_document" ADD VALUE 'questionnaires_withdrawn';--> statement-breakpoint
CREATE TABLE "questionnaire_result" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"questionnaire" "questionnaire" NOT NULL,
	"version" text NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "questionnaire_result_content" CHECK (length("questionnaire_result"."content") <= 80000)
);
--> statement-breakpoint
CREATE TABLE "questionnaire_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"questionnaire" "questionnaire" NOT NULL,
	"version" text NOT NULL,
	"content" text NOT NULL,
	"key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_run_content" CHECK (length("questionnaire_run"."content") <= 40000)
);
--> statement-breakpoint
ALTER TABLE "questionnaire_result" ADD CONSTRAINT "questionnaire_result_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_run" ADD CONSTRAINT "questionnaire_run_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_result_own" ON "questionnaire_result" USING btree ("uid","questionnaire","finished_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questionnaire_result_key" ON "questionnaire_result" USING btree ("key_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_run_own" ON "questionnaire_run" USING btree ("uid","questionnaire");--> statement-breakpoint
CREATE INDEX "questionnaire_run_key" ON "questionnaire_run" USING btree ("key_id","id");