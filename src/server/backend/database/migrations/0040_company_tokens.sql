CREATE TYPE "public"."company_token_scope" AS ENUM('read', 'write', 'publish');--> statement-breakpoint
CREATE TABLE "company_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" "company_token_scope" NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_token_secret_hash" CHECK ("company_token"."secret_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "company_token_answer" (
	"token_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call_hash" char(64) NOT NULL,
	"status" integer,
	"headers" text,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_token_answer_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
ALTER TABLE "company_token" ADD CONSTRAINT "company_token_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_token" ADD CONSTRAINT "company_token_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_token_answer" ADD CONSTRAINT "company_token_answer_token_id_company_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."company_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_token_secret" ON "company_token" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "company_token_company" ON "company_token" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_token_member" ON "company_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "company_token_answer_created" ON "company_token_answer" USING btree ("created_at");