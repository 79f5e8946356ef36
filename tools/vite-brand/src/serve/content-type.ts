import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const contentType = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** Whether an address names a file; what ends in anything else is a page, such as a film called "2.0". */
export const isFilePath = (path: string): boolean => extname(path) in TYPES;

/** Text compresses; pictures and typefaces are compressed already. */
export const isCompressible = (path: string): boolean => contentType(path).includes('charset');
