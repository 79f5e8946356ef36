UPDATE "devices" SET "serial" = left("serial", 200) || '#' || "id" WHERE length("serial") > 500 OR "id" IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "user_id", "serial" ORDER BY "login_at" DESC NULLS LAST, "id") AS "place" FROM "devices" WHERE "user_id" IS NOT NULL) AS "numbered" WHERE "place" > 1);--> statement-breakpoint
UPDATE "bank_cards" SET "is_primary" = false WHERE "id" IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "id") AS "place" FROM "bank_cards" WHERE "is_primary") AS "numbered" WHERE "place" > 1);--> statement-breakpoint
DROP INDEX "devices_user_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "parental_code_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_primary_index" ON "bank_cards" USING btree ("user_id") WHERE "bank_cards"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "devices_serial_index" ON "devices" USING btree ("user_id","serial");
