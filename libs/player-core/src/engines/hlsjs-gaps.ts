import type { ErrorData, Fragment } from 'hls.js';

/** hls.js' name for the error that the browser raises about bytes, not about the state of things. */
const BROKEN_BYTES = 'HlsJsSourceBufferError';
/** The first time may be the fault of the line. */
const TIMES = 2;

/**
 * A segment that the browser has refused twice is declared missing: hls.js plays up to it and steps over it, where it would break its media
 * source with it for ever.
 */
export function gapsFromErrors(): (data: Pick<ErrorData, 'error' | 'frag'>) => void {
  let url = '';
  let times = 0;
  return ({ error, frag }) => {
    if (error.name !== BROKEN_BYTES || !frag) return;
    times = frag.url === url ? times + 1 : 1;
    url = frag.url;
    if (times === TIMES) declareMissing(frag as Fragment);
  };
}

/** hls.js believes the list alone: the tag makes the mark last. */
function declareMissing(fragment: Fragment): void {
  fragment.gap = true;
  fragment.tagList.push(['GAP']);
}
