ALTER TABLE "application_event" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_request" CHECK (length("application_event"."request") between 1 and 2000);--> statement-breakpoint
UPDATE "application_event" SET "request" = left("line"."detail" ->> 'writtenRequest', 2000)
FROM "audit_log" AS "line"
WHERE "line"."subject" = 'application:' || "application_event"."application_id"
	AND "application_event"."actor" = 'operator' AND "application_event"."created_at" = "line"."created_at"
	AND jsonb_typeof("line"."detail" -> 'writtenRequest') = 'string' AND "line"."detail" ->> 'writtenRequest' <> ''
	AND EXISTS (SELECT FROM "application" WHERE "application"."id" = "application_event"."application_id" AND "application"."erased_at" IS NULL);--> statement-breakpoint
UPDATE "audit_log" SET "detail" = jsonb_set("detail", '{writtenRequest}', 'true')
WHERE "subject" LIKE 'application:%' AND jsonb_typeof("detail" -> 'writtenRequest') = 'string';
