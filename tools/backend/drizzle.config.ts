import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config tools/backend/drizzle.config.ts --name what-changed`, from the project's root. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './tools/backend/src/database/schema/*.ts',
  out: './tools/backend/migrations',
});
