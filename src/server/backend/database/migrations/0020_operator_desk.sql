CREATE TYPE "public"."claimable_kind" AS ENUM('company', 'job_post', 'report', 'message_report', 'contact');--> statement-breakpoint
CREATE TABLE "desk_claim" (
	"kind" "claimable_kind" NOT NULL,
	"subject" uuid NOT NULL,
	"uid" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_claim_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "desk_claim" ADD CONSTRAINT "desk_claim_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_claim_uid" ON "desk_claim" USING btree ("uid");