-- In place of building a large index anew.
ALTER INDEX "job_search_terms" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('job_search_terms'::regclass);
