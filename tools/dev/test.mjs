import { requireNode } from './node-version.mjs';

requireNode();
await import('./src/test.ts');
