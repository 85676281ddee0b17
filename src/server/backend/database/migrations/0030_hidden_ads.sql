CREATE TABLE "hidden_company" (
	"uid" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_company_uid_company_id_pk" PRIMARY KEY("uid","company_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_job_post" (
	"uid" text NOT NULL,
	"job_post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_job_post_uid_job_post_id_pk" PRIMARY KEY("uid","job_post_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_company" ADD CONSTRAINT "hidden_company_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_company" ADD CONSTRAINT "hidden_company_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_job_post" ADD CONSTRAINT "hidden_job_post_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_job_post" ADD CONSTRAINT "hidden_job_post_job_post_id_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_company_company" ON "hidden_company" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "hidden_job_post_job_post" ON "hidden_job_post" USING btree ("job_post_id");