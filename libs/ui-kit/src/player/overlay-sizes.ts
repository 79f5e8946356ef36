/**
 * How large controls are, by the room that the window has for them. A look takes its own share of the size of the play button. Ten feet away
 * controls are larger still, and nothing is smaller than the text of a page.
 */
export const sizes = `
  --control: 42px;
  --control-icon: 24px;
  --play: 52px;
  /* What old television sets cut off: a look keeps it free. */
  --safe-x: 0px;
  --safe-y: 0px;
  /* The widest that controls on a panel of their own need. */
  --panel: max(820px, 72vw);
  /* A title in the film's own letters is as high as two lines. */
  --lettering-width: 280px;
  --lettering-height: 60px;

  > header,
  [data-part='bar'] {
    --icon-button-size: var(--control);
    --icon-button-icon: var(--control-icon);
  }
  [data-part='bar'] {
    --play-size: calc(var(--play) * var(--play-share, 1));
  }
  /* A finger's width. */
  @media (pointer: coarse) {
    --control: max(42px, var(--touch-target));
  }
  @media (min-width: 1280px) {
    --control: 52px;
    --control-icon: 30px;
    --play: 64px;
    --lettering-width: 420px;
    --lettering-height: 92px;
  }
  @media (min-width: 1800px) {
    --control: 60px;
    --control-icon: 34px;
    --play: 76px;
    --lettering-width: 520px;
    --lettering-height: 120px;
  }
  @media (max-width: 767px) {
    --control: var(--touch-target);
    --play: var(--touch-target);
    --lettering-width: 100%;
    --lettering-height: 36px;
  }
  :root[data-density='tv'] && {
    --type--1: 1.0625rem;
    --type-0: 1.0625rem;
    --type-1: 1.25rem;
    --control: 80px;
    --control-icon: 44px;
    --play: 108px;
    --play-share: 1;
    --safe-x: var(--gutter);
    --safe-y: 2.5vw;
    --panel: 1500px;
    --lettering-width: 560px;
    --lettering-height: 132px;
  }
  /* A picture in the page is narrower than the set, and nothing of it is cut off. */
  @container picture (max-width: 1500px) {
    :root[data-density='tv'] && {
      --control: 60px;
      --control-icon: 34px;
      --play: 80px;
      --safe-x: 32px;
      --safe-y: 24px;
      --lettering-width: 420px;
      --lettering-height: 92px;
    }
  }
`;
