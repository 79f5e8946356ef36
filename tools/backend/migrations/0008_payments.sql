CREATE TABLE "payments" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"due_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "transaction_owners" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_owners" ADD CONSTRAINT "transaction_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_owners_user_index" ON "transaction_owners" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "payments" ("user_id", "state") SELECT "user_id", jsonb_build_object('nextCard', max("id") + 1, 'transactions', '[]'::jsonb, 'offers', '[]'::jsonb, 'keys', '[]'::jsonb, 'bankAnswers', '[]'::jsonb, 'block', null, 'cards', jsonb_agg(jsonb_build_object('id', "id", 'number', "masked_number", 'isPrimary', "is_primary", 'limitMinor', 50000000) ORDER BY "is_primary" DESC, "id")) FROM "bank_cards" GROUP BY "user_id";--> statement-breakpoint
DROP TABLE "bank_cards" CASCADE;