import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import type { CardKind } from '../cards/card-sizes.ts';
import { CardSkeleton } from '../cards/card-skeleton.tsx';
import { Grid } from '../rows/grid.tsx';

/** What a card must be, whatever it looks like: the name that is read out, and the shape of its picture, width by height. */
interface CardPromise {
  readonly name: RegExp;
  readonly shape?: number;
  readonly progress?: number;
}

const inGrid = (cards: CardKind, children: ReactNode) => (
  <div style={{ padding: '32px 0' }}>
    <Grid cards={cards} label="Карточки">
      {children}
    </Grid>
  </div>
);

/** Cards of a kind in a grid; the requirement that they answer names the story, and the first of them keeps what is promised. */
export const show = (cards: CardKind, children: ReactNode, requirement?: string, promise?: CardPromise) => ({
  ...(requirement && { name: requirement }),
  render: () => inGrid(cards, children),
  ...(promise && {
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const [card] = canvasElement.querySelectorAll<HTMLElement>('[data-card-target]');
      if (!card) throw new Error('There is no card.');
      await expect(card).toHaveAccessibleName(promise.name);
      if (promise.shape) {
        const { width, height } = (card.querySelector('[data-ratio]') ?? card).getBoundingClientRect();
        await expect(width / height).toBeCloseTo(promise.shape, 1);
      }
      if (promise.progress !== undefined)
        await expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(promise.progress));
    },
  }),
});

/** Its places before it comes. */
export const showLoading = (cards: CardKind) =>
  show(
    cards,
    [0, 1, 2, 3].map((index) => <CardSkeleton key={index} kind={cards} />),
  );
