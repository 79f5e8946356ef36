import { CACHES } from './messages.ts';

const VIEWER = '/viewer';

/** Who watches, as the page has told. */
export async function workerViewer(): Promise<string> {
  const stored = await (await caches.open(CACHES.viewer)).match(VIEWER);
  return (await stored?.text()) ?? '';
}

/** What was kept for somebody else goes. */
export async function changeViewer(next: string): Promise<void> {
  if ((await workerViewer()) === next) return;
  await caches.delete(CACHES.answers);
  await (await caches.open(CACHES.viewer)).put(VIEWER, new Response(next));
}
