/** A television begins without knowing rather than late. */
const WAIT_MS = 2_000;

/** What the segments of a stream are made of, told by its playlists; unset where that cannot be known in time. */
export async function segmentsOf(url: string, until: AbortSignal): Promise<'ts' | 'fmp4' | undefined> {
  const stop = new AbortController();
  const end = () => stop.abort();
  until.addEventListener('abort', end);
  const timer = setTimeout(end, WAIT_MS);
  try {
    const first = await text(url, stop.signal);
    const below = /^[^#\s].*$/m.exec(first)?.[0];
    const isMaster = first.includes('#EXT-X-STREAM-INF');
    const list = isMaster && below ? await text(new URL(below.trim(), url).href, stop.signal) : first;
    if (!list.includes('#EXTINF')) return undefined;
    return list.includes('#EXT-X-MAP') ? 'fmp4' : 'ts';
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    until.removeEventListener('abort', end);
  }
}

const text = async (url: string, signal: AbortSignal): Promise<string> => (await fetch(url, { signal })).text();
