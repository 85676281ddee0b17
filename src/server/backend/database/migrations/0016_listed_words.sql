-- In place of building a large index anew.
ALTER INDEX "job_search_terms" SET (fastupdate = on);--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "listed_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_listed" ON "job_search" USING btree ("listed_words");
