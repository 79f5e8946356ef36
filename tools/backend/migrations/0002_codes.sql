CREATE TABLE "codes" (
	"address" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"counted_since" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	"wrong_tries" integer NOT NULL,
	"is_confirmed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_choices" (
	"caller" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_choices" ADD CONSTRAINT "home_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;