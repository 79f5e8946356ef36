import type { AreaLook } from '../../look.ts';

export default {
  benefits: `
    border-width: 0 0 0 6px;
    border-color: var(--color-surface-3);
  `,
  comparisonGround: `
    --ground: var(--color-surface-1);
    --edge: 6px;
    --apart: 8px;
  `,
  comparisonReasons: `
    & > p {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-weight: var(--weight-display);
      font-size: var(--type-1);
      text-transform: uppercase;
    }
  `,
  comparisonTable: `
    & > thead > tr:first-child > th {
      font-size: var(--type-4);
      line-height: 0.95;
    }
    &[data-columns='4'] > thead > tr:first-child > th {
      font-size: var(--type-3);
    }
    & > thead > tr:first-child > [data-tone='recommended'] {
      color: var(--color-accent-text);
    }
  `,
  packetHead: `
    border-bottom: 8px solid var(--color-accent);
  `,
  packetTitle: `
    & > :first-child {
      font-size: var(--type-4);
    }
  `,
  recommendedTitle: `
    & > :first-child {
      color: var(--color-accent-text);
      font-size: var(--type-5);
    }
  `,
  packetFeatures: `
    border-top: 4px solid var(--color-surface-3);
  `,
  packetFoot: `
    & > [data-part='promise'] {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-weight: var(--weight-display);
      font-size: var(--type-2);
      text-transform: uppercase;
      line-height: 1;
    }
  `,
  packetList: `
    gap: 8px;
  `,
  packetListCard: `
    & > [data-part='words'] > :first-child {
      font-size: var(--type-2);
    }
    &[data-tone='owned'] {
      border-left-color: var(--color-good);
      box-shadow: none;
    }
  `,
  packetGrid: `
    column-gap: 8px;
  `,
  packetCard: `
    border: 0;
    border-top: 8px solid var(--color-surface-3);
    @media (max-width: 900px) {
      &[data-recommended] {
        margin-top: 40px;
      }
    }
    @media (min-width: 901px) {
      &[data-recommended] {
        margin-top: -32px;
        padding-top: calc(var(--space-6) + 26px);
      }
    }
    &[data-owned] {
      border-top-color: var(--color-good);
      box-shadow: none;
    }
    &[data-recommended] {
      border: 6px solid var(--color-accent);
      box-shadow: none;
    }
  `,
  packetReason: `
    left: auto;
    right: 0;
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-weight: var(--weight-display);
    font-size: var(--type-1);
    text-transform: uppercase;
    transform: none;
    @media (max-width: 900px) {
      left: -6px;
      right: -6px;
      max-width: none;
      transform: translateY(-100%);
    }
  `,
  periodText: `
    & > strong {
      font-size: var(--type-3);
      line-height: 1;
    }
  `,
  priceBlock: `
    & > [data-part='trial'] {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-weight: var(--weight-display);
      font-size: var(--type-2);
      text-transform: uppercase;
      line-height: 1;
    }
  `,
  price: `
    /* Loud: the number, and what it is a number of stands small beside it. */
    &[data-size='large'] [data-part='amount'] {
      font-size: var(--type-5);
      line-height: 0.9;
    }
    &[data-size='large'] > p {
      gap: 0 12px;
      align-items: flex-end;
    }
  `,
  purchaseBlock: `
    & [data-part='promise'] {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-weight: var(--weight-display);
      font-size: var(--type-2);
      text-transform: uppercase;
      line-height: 1;
    }
  `,
  subscriptionCard: `
    border-left-color: var(--tone);
    box-shadow: none;
  `,
} satisfies AreaLook<'packets'>;
