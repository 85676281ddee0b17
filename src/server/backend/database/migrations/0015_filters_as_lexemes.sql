-- Values of filters as lexemes, as domain/search/filter-terms writes them. Without its index the table is written many times faster.
DROP INDEX "job_search_terms";--> statement-breakpoint
-- Hundreds of short lexemes don't compress; it was tried at each write.
ALTER TABLE "job_search" ALTER COLUMN "terms" SET STORAGE EXTERNAL;--> statement-breakpoint
UPDATE "job_search" SET "terms" = "terms" || array_to_tsvector(
  array['Fk' || "kind"::text, 'Fi' || "industry_code"::text, 'Fr' || "remote"::text]
  || array(SELECT 'Fp' || bit FROM generate_series(1, 47) bit WHERE ("prefectures" >> bit) & 1 = 1)
  || array(SELECT 'Ff' || bit FROM generate_series(0, 30) bit WHERE ("features" >> bit) & 1 = 1)
  || CASE WHEN "graduation_years" = '{}' THEN array['Fy0'] ELSE array(SELECT 'Fy' || year FROM unnest("graduation_years") year) END
  || array(SELECT 'Fc' || city FROM unnest("cities") city));--> statement-breakpoint
CREATE INDEX "job_search_terms" ON "job_search" USING gin ("terms") WITH (fastupdate=off);
