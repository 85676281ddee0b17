CREATE TABLE "waiting_sign_up" (
	"browser" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"uid" text NOT NULL,
	"sealed" text NOT NULL,
	"callback_url" text NOT NULL,
	"tries" integer NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "browser" text;--> statement-breakpoint
CREATE INDEX "waiting_sign_up_due" ON "waiting_sign_up" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "waiting_sign_up_uid" ON "waiting_sign_up" USING btree ("uid");