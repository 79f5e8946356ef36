/** What the page tells its service worker. */
export type MessageToWorker = { type: 'viewerChanged'; viewer: string };

/** Names of the worker's caches; a new version beside an incompatible change of what they hold. */
export const CACHES = { files: 'files-1', pages: 'pages-1', answers: 'answers-1', viewer: 'viewer-1' } as const;
