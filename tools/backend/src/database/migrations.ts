import { fileURLToPath } from 'node:url';

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };
