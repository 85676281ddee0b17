CREATE TABLE "files_folder" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "files_folder_one" CHECK ("files_folder"."one")
);
