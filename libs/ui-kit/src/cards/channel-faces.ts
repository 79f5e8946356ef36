/**
 * The faces of a channel card beyond the first (a picture with its words at the foot): CSS by the root's `data-card`, on one
 * structure of parts: `picture`, `words` with `mark`, `programme`, `name` and `time`, and `progress`.
 */

/** Words in the display type, a rule on top, the progress at the very edge. */
const loudFace = `
  :root[data-card='overlay-title'] & {
    border-top: 6px solid var(--color-accent);
    background: var(--color-surface-1);
  }
  :root[data-card='overlay-title'] & [data-part='scrim'],
  :root[data-card='overlay-title'] & [data-part='mark'],
  :root[data-card='overlay-title'] & [data-part='time']::before {
    display: none;
  }
  :root[data-card='overlay-title'] & [data-part='live'] {
    display: block;
    position: absolute;
    top: 0;
    left: 0;
  }
  :root[data-card='overlay-title'] & [data-part='badges'] {
    top: auto;
    bottom: 8px;
  }
  :root[data-card='overlay-title'] & [data-part='programme'] {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    line-height: 1.15;
  }
  :root[data-card='overlay-title'] & [data-part='words'] {
    position: static;
    padding: 12px 14px 22px;
    color: var(--color-text-strong);
  }
  :root[data-card='overlay-title'] & [data-part='meta'] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--color-text-muted);
  }
  :root[data-card='overlay-title'] & [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--color-text-normal);
  }
  :root[data-card='overlay-title'] & [data-part='progress'] {
    --progress-height: 8px;
  }
`;

/** A framed picture at the left; mark and name, title, progress, time at the right. */
const framedFace = `
  :root[data-card='framed-mat'] & {
    display: grid;
    grid-template-columns: minmax(84px, 36%) auto minmax(0, 1fr);
    grid-template-rows: 1fr auto auto auto auto 1fr;
    column-gap: 10px;
    align-items: center;
    --tile-size: 24px;
    @media (min-width: 1100px) {
      padding-right: 10px;
    }
  }
  :root[data-card='framed-mat'] & [data-part='picture'] {
    grid-area: 1 / 1 / -1 / 2;
    margin-right: 4px;
  }
  :root[data-card='framed-mat'] & [data-ratio='wide'] {
    aspect-ratio: 1;
  }
  :root[data-card='framed-mat'] & [data-part='scrim'] {
    display: none;
  }
  :root[data-card='framed-mat'] & [data-part='words'],
  :root[data-card='framed-mat'] & [data-part='lines'],
  :root[data-card='framed-mat'] & [data-part='meta'] {
    display: contents;
  }
  :root[data-card='framed-mat'] & [data-part='mark'] {
    grid-area: 2 / 2;
  }
  :root[data-card='framed-mat'] & [data-part='name'] {
    grid-area: 2 / 3;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: var(--color-text-muted);
    font-size: var(--type-0);
  }
  :root[data-card='framed-mat'] & [data-part='programme'] {
    grid-area: 3 / 2 / 4 / 4;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-height: 2.7em;
    margin-top: 4px;
    white-space: normal;
    color: var(--color-text-strong);
  }
  :root[data-card='framed-mat'] & [data-part='progress'] {
    position: static;
    grid-area: 4 / 2 / 5 / 4;
    margin: 4px 0;
    --progress-height: 6px;
    --progress-shape: var(--radius-pill);
  }
  :root[data-card='framed-mat'] & [data-part='time'] {
    grid-area: 5 / 2 / 6 / 4;
    color: var(--color-text-muted);
  }
  :root[data-card='framed-mat'] & [data-part='time']::before {
    display: none;
  }
`;

/** A line of a ledger: tile and words at the left, the times over the progress at the right. On a phone the progress lies under the words. */
const ledgerFace = `
  :root[data-card='outlined-sheet'] & {
    min-height: var(--ledger-line, 61px);
    padding: 9px 0;
    border-radius: inherit;
    --tile-size: 42px;
  }
  :root[data-card='outlined-sheet'] & [data-part='picture'] {
    display: none;
  }
  :root[data-card='outlined-sheet'] & [data-part='words'] {
    position: static;
    gap: 16px;
    padding-right: 170px;
    color: var(--color-text-strong);
  }
  :root[data-card='outlined-sheet'] & [data-part='meta'] {
    color: var(--color-text-muted);
  }
  :root[data-card='outlined-sheet'] & [data-part='time'] {
    position: absolute;
    top: 10px;
    right: 0;
    display: flex;
    justify-content: space-between;
    width: 150px;
  }
  :root[data-card='outlined-sheet'] & [data-part='time']::before,
  :root[data-card='outlined-sheet'] & [data-part='time'] > i {
    display: none;
  }
  :root[data-card='outlined-sheet'] & [data-part='progress'] {
    left: auto;
    right: 0;
    bottom: 20px;
    width: 150px;
    border-radius: 0;
    --progress-height: 4px;
  }
  @media (max-width: 767px) {
    :root[data-card='outlined-sheet'] & [data-part='words'] {
      gap: 12px;
      padding-right: 0;
    }
    :root[data-card='outlined-sheet'] & [data-part='time'] {
      position: static;
      display: inline;
    }
    :root[data-card='outlined-sheet'] & [data-part='time']::before,
    :root[data-card='outlined-sheet'] & [data-part='time'] > i {
      display: inline;
    }
    :root[data-card='outlined-sheet'] & [data-part='progress'] {
      left: 54px;
      bottom: 8px;
      width: auto;
      --progress-height: 3px;
    }
  }
`;

/** A line of a list that lies in the page: only when it ends stands at the right. */
const insetFace = `
  :root[data-card='inset-list'] & {
    min-height: var(--ledger-line, 59px);
    padding: 8px 14px 11px 12px;
    border-radius: inherit;
    --tile-size: 40px;
  }
  :root[data-card='inset-list'] & [data-part='picture'] {
    display: none;
  }
  :root[data-card='inset-list'] & [data-part='words'] {
    position: static;
    gap: 14px;
    padding-right: 48px;
    color: var(--color-text-strong);
  }
  :root[data-card='inset-list'] & [data-part='meta'] {
    color: var(--color-text-muted);
  }
  :root[data-card='inset-list'] & [data-part='time'] {
    position: absolute;
    top: 9px;
    right: 14px;
  }
  :root[data-card='inset-list'] & [data-part='time']::before,
  :root[data-card='inset-list'] & [data-part='time'] > :not(:last-child) {
    display: none;
  }
  :root[data-card='inset-list'] & [data-part='progress'] {
    left: 66px;
    right: 14px;
    bottom: 6px;
    border-radius: 0;
  }
`;

/** Progress on a sheet instead of on a picture. */
const ledgerProgress = `
  :root[data-card='framed-mat'] & [data-part='progress'],
  :root[data-card='outlined-sheet'] & [data-part='progress'],
  :root[data-card='inset-list'] & [data-part='progress'] {
    --live-on-art-from: var(--live-from);
    --live-on-art-to: var(--live-to);
  }
  :root[data-card='outlined-sheet'] & [data-on-art]::before,
  :root[data-card='inset-list'] & [data-on-art]::before {
    background: var(--color-text-strong);
    opacity: 0.2;
  }
`;

/** An orb whose ring is the progress; the channel's name comes first. */
const orbFace = `
  :root[data-card='glow-caption'] & {
    padding-top: 4px;
  }
  :root[data-card='glow-caption'] :focus-visible > & {
    outline: none;
    box-shadow: none;
  }
  :root[data-card='glow-caption'] :focus-visible > & [data-part='mark'] {
    outline: var(--card-picture-ring);
    outline-offset: var(--focus-gap);
    box-shadow: var(--focus-shadow);
  }
  :root[data-card='glow-caption'] & [data-part='picture'] {
    display: none;
  }
  :root[data-card='glow-caption'] & [data-part='words'] {
    position: static;
    flex-direction: column;
    gap: 8px;
    text-align: center;
    color: var(--color-text-muted);
  }
  :root[data-card='glow-caption'] & [data-part='lines'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
  }
  :root[data-card='glow-caption'] & [data-part='meta'] {
    order: -1;
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  :root[data-card='glow-caption'] & [data-part='programme'] {
    font-size: var(--type--1);
    font-weight: var(--weight-text);
  }
  :root[data-card='glow-caption'] & [data-part='time'],
  :root[data-card='glow-caption'] & [data-part='progress'] {
    display: none;
  }
`;

export const channelFacesCss = [loudFace, framedFace, ledgerFace, insetFace, ledgerProgress, orbFace].join('\n');
