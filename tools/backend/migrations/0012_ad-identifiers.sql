CREATE TABLE "ad_identifiers" (
	"user_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"identifier" text NOT NULL,
	CONSTRAINT "ad_identifiers_user_id_vendor_pk" PRIMARY KEY("user_id","vendor")
);
--> statement-breakpoint
ALTER TABLE "ad_identifiers" ADD CONSTRAINT "ad_identifiers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;