ALTER TABLE "devices" ADD COLUMN "secret_hash" text;--> statement-breakpoint
DELETE FROM "home_choices";--> statement-breakpoint
ALTER TABLE "home_choices" DROP COLUMN "caller";--> statement-breakpoint
ALTER TABLE "home_choices" ADD COLUMN "secret_hash" text PRIMARY KEY NOT NULL;
