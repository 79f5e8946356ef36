CREATE TABLE "books" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"user_id" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" integer,
	"packet_id" integer,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	CONSTRAINT "ledger_entries_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"user_id" integer NOT NULL,
	"number" integer NOT NULL,
	"account" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "ledger_postings_user_id_number_account_pk" PRIMARY KEY("user_id","number","account")
);
--> statement-breakpoint
DELETE FROM "packets";--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "opens_extra" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "sale" jsonb NOT NULL;--> statement-breakpoint
DELETE FROM "providers";--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "sells_without_base" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_user_id_number_ledger_entries_user_id_number_fk" FOREIGN KEY ("user_id","number") REFERENCES "public"."ledger_entries"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_period_index" ON "ledger_entries" USING btree ("user_id","subscription_id","from_at") WHERE "ledger_entries"."from_at" is not null;--> statement-breakpoint
INSERT INTO "accounts" ("user_id", "balance_minor", "is_payment_allowed") SELECT "id", 0, NOT "is_guest" FROM "users" WHERE NOT EXISTS (SELECT 1 FROM "accounts" WHERE "accounts"."user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "books" ("user_id", "state") SELECT "id", jsonb_build_object('atMs', floor(extract(epoch from "joined_at") * 1000)::bigint, 'nextId', 2, 'nextEntry', 3, 'futures', '[]'::jsonb, 'triedPacketIds', '[11]'::jsonb, 'subscriptions', jsonb_build_array(jsonb_build_object('id', 1, 'packetId', 11, 'isBase', true, 'origin', 'promo', 'plan', null, 'isRenewed', false, 'startMs', floor(extract(epoch from "joined_at") * 1000)::bigint, 'paidMinor', 0, 'lengthMs', greatest(1, floor(extract(epoch from "promo_ends_at") * 1000)::bigint - floor(extract(epoch from "joined_at") * 1000)::bigint), 'endMs', floor(extract(epoch from "promo_ends_at") * 1000)::bigint, 'pause', null))) FROM "users";--> statement-breakpoint
INSERT INTO "ledger_entries" ("user_id", "number", "at", "kind", "subscription_id", "packet_id", "from_at", "to_at") SELECT "id", 1, "joined_at", 'gift', 1, 11, "joined_at", "promo_ends_at" FROM "users";--> statement-breakpoint
INSERT INTO "ledger_entries" ("user_id", "number", "at", "kind") SELECT "id", 2, "joined_at", 'topUp' FROM "users";--> statement-breakpoint
INSERT INTO "ledger_postings" ("user_id", "number", "account", "amount_minor") SELECT "user_id", 2, "account", sum("balance_minor" * "sign") FROM "accounts" CROSS JOIN (VALUES ('outside', -1), ('wallet', 1)) AS "sides" ("account", "sign") GROUP BY "user_id", "account" HAVING sum("balance_minor") <> 0;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "promo_ends_at";