/** The beginning of an absolute address: everything that can make it impossible. Relative ones are always possible. */
const AUTHORITY = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i;
const TARGET_DURATION = /^#EXT-X-TARGETDURATION: *\d*[1-9]/m;
const MULTIVARIANT = /^#EXT-X-STREAM-INF:/m;

/** @returns whether what came as a playlist is one; a page, JSON, nothing and a list without a single line of content are not */
export function isPlaylist(text: string): boolean {
  return /^\uFEFF?\s*#EXTM3U/.test(text) && /^#EXT(INF|-X-(STREAM-INF|I-FRAME-STREAM-INF|TARGETDURATION))/m.test(text);
}

/**
 * A playlist as engines take it: what they refuse as a whole for one fault loses the fault alone. Renditions whose address nobody can ask
 * for are left out, such segments are gaps, and a missing or unreadable target duration is what the segments say.
 */
export function mendPlaylist(text: string, address: string): string {
  return MULTIVARIANT.test(text) ? withoutImpossibleRenditions(text, address) : mendMediaPlaylist(text, address);
}

/** @returns whether a browser can ask for `uri` at all */
export function isPossibleAddress(uri: string, base: string): boolean {
  const [authority] = AUTHORITY.exec(uri.trim()) ?? [];
  // A variable (EXT-X-DEFINE) has no value yet.
  if (authority === undefined || authority.includes('{$')) return true;
  try {
    return Boolean(new URL(authority, base));
  } catch {
    return false;
  }
}

function withoutImpossibleRenditions(text: string, address: string): string {
  const lines = text.split('\n');
  const isPossible = rememberingAuthorities(address);
  const kept = lines.filter((line, index) => {
    if (line.startsWith('#EXT-X-STREAM-INF:')) return isPossible(uriAfter(lines, index));
    if (line.startsWith('#')) return isPossible(/[:,]URI="([^"]*)"/.exec(line)?.[1] ?? '');
    return isPossible(line);
  });
  // Without a single one left, the fault is the manifest's.
  return kept.some((line) => line.startsWith('#EXT-X-STREAM-INF:')) ? kept.join('\n') : text;
}

const uriAfter = (lines: readonly string[], index: number): string =>
  lines.slice(index + 1).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';

function mendMediaPlaylist(text: string, address: string): string {
  // Lists of half a day have tens of thousands of lines, and most of them are right.
  if (TARGET_DURATION.test(text) && !text.includes('//')) return text;
  const isPossible = rememberingAuthorities(address);
  const lines = text.split('\n');
  const mended = lines.every((line) => line.startsWith('#') || isPossible(line))
    ? lines
    : lines.flatMap((line) => (line.startsWith('#') || isPossible(line) ? [line] : ['#EXT-X-GAP', 'missing']));
  return withTargetDuration(mended).join('\n');
}

function withTargetDuration(lines: readonly string[]): readonly string[] {
  const seconds = lines.map((line) => Number(/^#EXTINF: *([\d.]+)/.exec(line)?.[1] ?? NaN)).filter(Number.isFinite);
  if (seconds.length === 0 || lines.some((line) => TARGET_DURATION.test(line))) return lines;
  const target = Math.max(1, Math.round(Math.max(...seconds)));
  const others = lines.filter((line) => !line.startsWith('#EXT-X-TARGETDURATION'));
  return [others[0] ?? '', `#EXT-X-TARGETDURATION:${target}`, ...others.slice(1)];
}

/** A list of thousands of segments names a handful of servers. */
function rememberingAuthorities(base: string): (uri: string) => boolean {
  const known = new Map<string, boolean>();
  return (uri) => {
    const [authority] = AUTHORITY.exec(uri) ?? [];
    if (authority === undefined) return true;
    const before = known.get(authority);
    if (before !== undefined) return before;
    const isPossible = isPossibleAddress(uri, base);
    known.set(authority, isPossible);
    return isPossible;
  };
}
