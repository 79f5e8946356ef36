CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 3000001 CACHE 1),
	"user_id" integer NOT NULL,
	"balance_minor" integer NOT NULL,
	"is_payment_allowed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 4000001 CACHE 1),
	"user_id" integer NOT NULL,
	"masked_number" text NOT NULL,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_cards_user_index" ON "bank_cards" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "accounts" ("user_id", "balance_minor", "is_payment_allowed") SELECT "id", 0, NOT "is_guest" FROM "users";
