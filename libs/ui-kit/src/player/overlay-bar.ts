import { oneLine } from '../theme/css.ts';

/** The picture may be much narrower than the window: what the bar drops follows from its own width. */
const drops = `
  > footer {
    container: player-bar / inline-size;
  }
  @container (max-width: 1000px) {
    [data-control='programme'] {
      display: none;
    }
  }
  @container (max-width: 740px) {
    [data-part='time'] > [data-part='note'] {
      display: none;
    }
  }
  @container (max-width: 760px) {
    /* The day under the clock: side by side they are as wide as two buttons. */
    [data-part='time'] {
      flex: none;
      line-height: 1.2;
    }
    [data-part='time'] > [data-part='day'] {
      display: block;
      font-size: var(--type--1);
    }
    [data-part='time'][data-dated] > b::after {
      content: none;
    }
    /* The way back to now says that it is not now. */
    [data-part='end'] > [data-kind='on-art'] ~ span {
      display: none;
    }
  }
  /* A line of seven fingers: the small window, which a phone opens by itself, goes first, and what the list of episodes has too. */
  @media (max-width: 479px) {
    [data-control='picture-in-picture'],
    [data-control='previous'] {
      display: none;
    }
  }
  /* Live, the clock of the picture is the phone's own; the list of episodes has the next one too. */
  @container (max-width: 320px) {
    [data-part='time']:has(+ [data-part='end'] > [data-live]),
    [data-control='next'] {
      display: none;
    }
  }
`;

/** Under the line of time: what is pressed, the clock, and at the end where else the picture may be. */
export const bar = `
  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
  }
  /* Whatever stands beside it, a control keeps its width. */
  [data-part='bar'] button {
    flex: none;
  }
  [data-part='time'] {
    ${oneLine}
    margin: 0 8px;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='time'] > b {
    font-weight: var(--weight-bold);
  }
  [data-part='time'][data-dated] > b::after {
    content: ',';
  }
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  [data-part='end'] > [data-kind='on-art'] {
    white-space: nowrap;
  }
  @media (min-width: 1280px) {
    [data-part='time'] {
      margin: 0 12px;
      font-size: var(--type-1);
    }
  }
  @media (min-width: 1800px) {
    [data-part='time'] {
      font-size: var(--type-2);
    }
  }
  @media (max-width: 767px) {
    [data-part='bar'],
    [data-part='end'] {
      gap: 0;
    }
    [data-part='time'] {
      flex: none;
      margin: 0 4px;
    }
    [data-control='skip-back'] {
      margin-right: 4px;
    }
    [data-part='time'] > [data-part='note'],
    [data-part='end'] > [data-kind='on-art'] {
      display: none;
    }
  }
  ${drops}
  /* In every look: a ring does not reach the next one. */
  :root[data-density='tv'] && [data-part='bar'],
  :root[data-density='tv'] && [data-part='end'] {
    gap: max(16px, calc(var(--focus-width) + var(--focus-gap) + 4px));
  }
`;
