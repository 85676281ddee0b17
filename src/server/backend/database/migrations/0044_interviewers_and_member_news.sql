CREATE TYPE "public"."member_news_scope" AS ENUM('all', 'own');--> statement-breakpoint
CREATE TABLE "interview_slot_interviewer" (
	"slot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "interview_slot_interviewer_slot_id_member_id_pk" PRIMARY KEY("slot_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "job_post_mute" (
	"job_post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "job_post_mute_job_post_id_member_id_pk" PRIMARY KEY("job_post_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "news_scope" "member_news_scope" DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_slot_interviewer" ADD CONSTRAINT "interview_slot_interviewer_slot_id_interview_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."interview_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot_interviewer" ADD CONSTRAINT "interview_slot_interviewer_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_mute" ADD CONSTRAINT "job_post_mute_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_mute" ADD CONSTRAINT "job_post_mute_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slot_interviewer_member" ON "interview_slot_interviewer" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "job_post_mute_member" ON "job_post_mute" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "interview_slot_interviewer" ("slot_id", "member_id")
SELECT "interview_slot"."id", "company_member"."id"
FROM "interview_slot"
JOIN "company_member"
  ON "company_member"."company_id" = "interview_slot"."company_id" AND "company_member"."uid" = "interview_slot"."by_uid";
