ALTER TABLE "ledger_entries" ADD COLUMN "content_id" integer;--> statement-breakpoint
UPDATE "books" SET "state" = "state" || '{"films": []}'::jsonb;
