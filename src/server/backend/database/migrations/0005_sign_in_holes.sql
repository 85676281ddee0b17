CREATE TABLE "sign_in_phone" (
	"uid" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_phone_form" CHECK ("sign_in_phone"."phone" ~ '^\+[1-9][0-9]{1,14}$')
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "replaced_secret_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "by_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_phone" ADD CONSTRAINT "sign_in_phone_uid_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."account"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_replaced_secret_hash" ON "session" USING btree ("replaced_secret_hash") WHERE "session"."replaced_secret_hash" is not null;