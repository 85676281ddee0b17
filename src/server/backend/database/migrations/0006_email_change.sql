CREATE TABLE "email_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"sign_ins_valid_from" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_token" ON "email_change" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_waiting" ON "email_change" USING btree ("uid") WHERE "email_change"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "email_change_uid" ON "email_change" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "email_change_due" ON "email_change" USING btree ("due_at");