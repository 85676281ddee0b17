CREATE TABLE "job_post_key" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"job_post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_post_key_company_id_key_pk" PRIMARY KEY("company_id","key"),
	CONSTRAINT "job_post_key_ad" UNIQUE("job_post_id"),
	CONSTRAINT "job_post_key_length" CHECK (length("job_post_key"."key") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "job_post_key" ADD CONSTRAINT "job_post_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_key" ADD CONSTRAINT "job_post_key_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;