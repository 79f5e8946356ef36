import { requireNode } from './node-version.mjs';
import { requirePackages } from './packages.mjs';

requireNode();
requirePackages();
await import('./src/test.ts');
