CREATE TABLE "channel_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"channel_ids" integer[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "channel_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"age" integer,
	"parent_id" integer,
	"category_ids" integer[] NOT NULL,
	"is_hd" boolean NOT NULL,
	"is_4k" boolean NOT NULL,
	"is_free" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"is_fixed" boolean NOT NULL,
	"is_available" boolean NOT NULL,
	"access_error" jsonb,
	"access" text NOT NULL,
	"min_price" text,
	"archived_days" integer NOT NULL,
	"media_key" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"color" text NOT NULL,
	"overlay_icon_key" text,
	"logo_key" text NOT NULL,
	"cover_key" text NOT NULL,
	"position" integer NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"parent_id" integer,
	"age" integer,
	"motion_rating" text,
	"content_id" integer,
	"artwork_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_days" (
	"utc_day" date NOT NULL,
	"channel_id" integer NOT NULL,
	CONSTRAINT "schedule_days_utc_day_channel_id_pk" PRIMARY KEY("utc_day","channel_id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"start_seconds" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"real_start_seconds" integer NOT NULL,
	"real_duration_seconds" integer NOT NULL,
	"program_id" integer NOT NULL,
	"content_id" integer,
	"episode_id" integer,
	"episode" jsonb,
	"is_catchup_available" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"content_type" text NOT NULL,
	"parent_id" integer,
	"root_id" integer NOT NULL,
	"season" integer,
	"series" integer,
	"title" jsonb NOT NULL,
	"original" text,
	"tagline" jsonb,
	"description" jsonb NOT NULL,
	"year" integer NOT NULL,
	"genre_ids" integer[] NOT NULL,
	"country_ids" integer[] NOT NULL,
	"age" integer,
	"motion_rating" text,
	"is_cartoon" boolean NOT NULL,
	"is_adult" boolean NOT NULL,
	"is_lost" boolean NOT NULL,
	"is_announcement" boolean NOT NULL,
	"duration_seconds" integer NOT NULL,
	"rating_imdb" double precision,
	"rating_kinopoisk" double precision,
	"viewer_rating" double precision,
	"library_id" integer NOT NULL,
	"access" text NOT NULL,
	"min_price" text,
	"artwork_key" text NOT NULL,
	"loop_key" text,
	"film_key" text,
	"similar_ids" integer[] NOT NULL,
	"last_seen_channel_ids" integer[] NOT NULL,
	"popularity" double precision NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"content_id" integer NOT NULL,
	"position" integer NOT NULL,
	"person_id" integer NOT NULL,
	"role" text NOT NULL,
	"character" jsonb,
	CONSTRAINT "credits_content_id_position_pk" PRIMARY KEY("content_id","position")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"parent_id" integer,
	"row_slug" text
);
--> statement-breakpoint
CREATE TABLE "libraries" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"logo_key" text NOT NULL,
	"cover_key" text NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packets" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"provider_ids" integer[] NOT NULL,
	"channel_ids" integer[] NOT NULL,
	"library_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"role" text NOT NULL,
	"artwork_key" text,
	"search_text" text NOT NULL,
	CONSTRAINT "persons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"shortname" text NOT NULL,
	"name" jsonb NOT NULL,
	"brand_id" text,
	"logo_key" text NOT NULL,
	"support_url" text NOT NULL,
	"support_phone" text NOT NULL,
	"support_email" text NOT NULL,
	"regform_button_url" text NOT NULL,
	"regform_button_caption" jsonb NOT NULL,
	"currency" jsonb NOT NULL,
	"is_have_purchases" boolean NOT NULL,
	"auto_auth" boolean NOT NULL,
	"is_shared" boolean NOT NULL,
	"country_code" text NOT NULL,
	"packet_ids" integer[] NOT NULL,
	CONSTRAINT "providers_shortname_unique" UNIQUE("shortname")
);
--> statement-breakpoint
CREATE TABLE "trailers" (
	"id" integer PRIMARY KEY NOT NULL,
	"content_id" integer NOT NULL,
	"loop_key" text NOT NULL,
	"duration_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"key" text PRIMARY KEY NOT NULL,
	"artwork" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_position" integer NOT NULL,
	"category_title" jsonb NOT NULL,
	"artwork_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "cards_language_kind_id_pk" PRIMARY KEY("language","kind","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"is_required" boolean NOT NULL,
	CONSTRAINT "documents_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"interface" boolean NOT NULL,
	"priority" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"age_days" integer NOT NULL,
	"artwork_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rows" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"template" text NOT NULL,
	"content_type" text,
	"loop_count" integer,
	"library_id" integer,
	"source" jsonb NOT NULL,
	CONSTRAINT "rows_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rowsets" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"template" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"library_id" integer,
	"icon_key" text NOT NULL,
	"src" text,
	"parent_id" integer,
	"in_menu" boolean NOT NULL,
	"row_ids" integer[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_masks" (
	"id" integer PRIMARY KEY NOT NULL,
	"page_type" text NOT NULL,
	"text_type" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"user_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_acceptances_user_id_document_id_pk" PRIMARY KEY("user_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "channel_histories" (
	"profile_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_histories_profile_id_channel_id_pk" PRIMARY KEY("profile_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "content_histories" (
	"profile_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"root_id" integer NOT NULL,
	"library_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"watch_percentage" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_histories_profile_id_content_id_pk" PRIMARY KEY("profile_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "device_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer,
	"profile_id" integer,
	"provider_id" integer NOT NULL,
	"serial" text NOT NULL,
	"device_type" text NOT NULL,
	"description" jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parental_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notification" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"channel_id" integer,
	"program_id" integer,
	"person_id" integer,
	"content_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_one_object" CHECK (num_nonnulls("favourites"."channel_id", "favourites"."program_id", "favourites"."person_id", "favourites"."content_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"channel_id" integer,
	"content_id" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2000001 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"avatar_id" integer
);
--> statement-breakpoint
CREATE TABLE "search_choices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"text" text NOT NULL,
	"title" text NOT NULL,
	"content_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000001 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"email" text,
	"first_name" text,
	"is_guest" boolean NOT NULL,
	"provider_id" integer NOT NULL,
	"refer_id" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parental_code" text,
	"device_limit" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"promo_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_histories" ADD CONSTRAINT "channel_histories_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_histories" ADD CONSTRAINT "content_histories_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_removals" ADD CONSTRAINT "device_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_channel_index" ON "schedules" USING btree ("channel_id","start_seconds");--> statement-breakpoint
CREATE INDEX "schedules_program_index" ON "schedules" USING btree ("program_id","start_seconds");--> statement-breakpoint
CREATE INDEX "schedules_content_index" ON "schedules" USING btree ("content_id","start_seconds");--> statement-breakpoint
CREATE INDEX "schedules_episode_index" ON "schedules" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "contents_parent_index" ON "contents" USING btree ("parent_id","season","series");--> statement-breakpoint
CREATE INDEX "contents_root_index" ON "contents" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "contents_popular_index" ON "contents" USING btree ("content_type","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contents_new_index" ON "contents" USING btree ("content_type","year" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contents_genres_index" ON "contents" USING gin ("genre_ids");--> statement-breakpoint
CREATE INDEX "contents_countries_index" ON "contents" USING gin ("country_ids");--> statement-breakpoint
CREATE INDEX "credits_person_index" ON "credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "trailers_content_index" ON "trailers" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "rowsets_slug_index" ON "rowsets" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "content_histories_recent_index" ON "content_histories" USING btree ("profile_id","watched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "device_removals_user_index" ON "device_removals" USING btree ("user_id","removed_at");--> statement-breakpoint
CREATE INDEX "devices_user_index" ON "devices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_channel_index" ON "favourites" USING btree ("profile_id","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_program_index" ON "favourites" USING btree ("profile_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_person_index" ON "favourites" USING btree ("profile_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_content_index" ON "favourites" USING btree ("profile_id","content_id");--> statement-breakpoint
CREATE INDEX "playbacks_profile_index" ON "playbacks" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profiles_user_index" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_choices_text_index" ON "search_choices" USING btree ("text");--> statement-breakpoint
CREATE INDEX "tokens_device_index" ON "tokens" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry_index" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree (lower("email"));