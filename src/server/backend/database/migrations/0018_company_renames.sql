CREATE TABLE "company_rename" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"kana" text NOT NULL,
	"display_name" text NOT NULL,
	"corporate_number" char(13),
	"asked_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_rename_number_digits" CHECK (case when "company_rename"."corporate_number" ~ '^[1-9][0-9]{12}$' then substr("company_rename"."corporate_number", 1, 1)::int = 9 - (substr("company_rename"."corporate_number", 2, 1)::int * 2 + substr("company_rename"."corporate_number", 3, 1)::int * 1 + substr("company_rename"."corporate_number", 4, 1)::int * 2 + substr("company_rename"."corporate_number", 5, 1)::int * 1 + substr("company_rename"."corporate_number", 6, 1)::int * 2 + substr("company_rename"."corporate_number", 7, 1)::int * 1 + substr("company_rename"."corporate_number", 8, 1)::int * 2 + substr("company_rename"."corporate_number", 9, 1)::int * 1 + substr("company_rename"."corporate_number", 10, 1)::int * 2 + substr("company_rename"."corporate_number", 11, 1)::int * 1 + substr("company_rename"."corporate_number", 12, 1)::int * 2 + substr("company_rename"."corporate_number", 13, 1)::int * 1) % 9 else "company_rename"."corporate_number" is null end),
	CONSTRAINT "company_rename_names" CHECK (length("company_rename"."legal_name") between 1 and 200 and length("company_rename"."display_name") between 1 and 100 and length("company_rename"."kana") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "company_rename" ADD CONSTRAINT "company_rename_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rename" ADD CONSTRAINT "company_rename_asked_by_account_uid_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_rename_asked" ON "company_rename" USING btree ("asked_at","company_id");--> statement-breakpoint
CREATE INDEX "company_rename_by" ON "company_rename" USING btree ("asked_by");