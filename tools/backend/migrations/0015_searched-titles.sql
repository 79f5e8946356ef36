CREATE TABLE "searched_titles" (
	"id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"content_type" text NOT NULL,
	"age" integer,
	"popularity" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "searched_titles_index" ON "searched_titles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "searched_titles" SELECT "id", "search_text", "content_type", "age", "popularity" FROM "contents" WHERE "search_text" <> '';
