CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "search_choices_text_index";--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rows" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_histories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "channels_search_index" ON "channels" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "programs_search_index" ON "programs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contents_search_index" ON "contents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_search_index" ON "persons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_choices_recent_index" ON "search_choices" USING btree ("chosen_at");