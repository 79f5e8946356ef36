import { oneLine } from '../theme/css.ts';

/** What plays, and the way back. */
export const head = `
  > header {
    display: flex;
    align-items: center;
    /* A ring does not reach the next one. */
    gap: max(14px, calc(var(--focus-width) + var(--focus-gap) + 4px));
    --tile-size: 40px;
  }
  > header > [data-part='title'] {
    flex: 1;
    min-width: 0;
  }
  > header > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: inherit;
  }
  > header b {
    ${oneLine}
    display: block;
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  > header [data-lettering] {
    width: auto;
    max-width: var(--lettering-width);

    > img {
      width: auto;
    }
  }
  > header small {
    ${oneLine}
    display: block;
    font-size: var(--type-0);
  }
  > header [data-kind='ghost'][aria-pressed='true'] {
    color: var(--color-progress-on-art-from);
  }
  @media (min-width: 1280px) {
    > header {
      --tile-size: 52px;
    }
    > header b {
      font-size: var(--type-2);
    }
    > header small {
      margin-top: 2px;
      font-size: var(--type-1);
    }
  }
  @media (min-width: 1800px) {
    > header small {
      font-size: var(--type-2);
    }
  }
  @media (max-width: 767px) {
    > header {
      gap: 4px;
    }
  }
  :root[data-density='tv'] & > header {
    gap: 24px;
    --tile-size: 88px;
  }
  :root[data-density='tv'] & > header b {
    font-size: var(--type-2);
  }
  :root[data-density='tv'] & > header small {
    font-size: var(--type-1);
  }
`;
