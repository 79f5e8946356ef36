import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { heartIcon } from '../icons/page-shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { showLoading } from '../stories/cards-in-grid.tsx';
import { LOOKS } from '../looks/all-looks.ts';
import { ButtonCard } from './button-card.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { type CardKind, cardSteps } from './card-sizes.ts';
import { ChannelCard } from './channel-card.tsx';
import { CollectionCard } from './collection-card.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PosterCard } from './poster-card.tsx';
import { PromoWideCard } from './promo-wide-card.tsx';
import { WideCard } from './wide-card.tsx';

const meta = { title: 'Cards/CardSkeleton', component: CardSkeleton, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Each kind has the shape of what comes. */
export const EveryKind: Story = {
  args: { kind: 'poster' },
  render: () => (
    <>
      {(Object.keys(cardSteps) as CardKind[]).map((kind) => (
        <div key={kind}>{showLoading(kind).render()}</div>
      ))}
    </>
  ),
};

const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());
const onHeart = fn();

/** The whole card is one target with one name; a control on it is another. */
export const OneTarget: Story = {
  render: () => (
    <div style={{ width: 240, padding: 32 }}>
      <PosterCard
        title="Тихий перевал"
        meta="2026 · Драма"
        href="/contents/1"
        focusKey="content-1"
        onOpen={onOpen}
        extra={<IconButton icon={heartIcon} label="В избранное" kind="on-art" round onClick={onHeart} />}
        picture={artwork('Тихий перевал', 'steppe', 'poster')}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    onHeart.mockClear();
    const canvas = within(canvasElement);
    const card = canvas.getByRole('link', { name: /Тихий перевал.*2026 · Драма/ });
    await expect(card).toHaveAttribute('data-focus-key', 'content-1');
    await userEvent.click(card);
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное' }));
    await expect(onHeart).toHaveBeenCalledTimes(1);
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

export const FocusShows: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The focus draws a ring on every kind of card, in every brand',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 220px)', gap: 24, padding: 32 }}>
      {[
        <PosterCard key="poster" title="Poster" href="/" />,
        <WideCard key="wide" title="Wide" href="/" />,
        <HistoryCard key="history" title="History" percent={50} href="/" />,
        <EpisodeCard key="episode" title="Episode" href="/" />,
        <ChannelCard key="channel" title="Channel" programme="Programme" percent={50} href="/" />,
        <PersonCard key="person" title="Person" href="/" />,
        <CollectionCard key="collection" title="Collection" href="/" />,
        <ButtonCard key="button" title="Button" href="/" />,
        <PromoWideCard key="promo" title="Promo" href="/" />,
      ].map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const own = root.dataset['card'] ?? '';
    const ringless: string[] = [];
    for (const look of Object.keys(LOOKS.card)) {
      root.dataset['card'] = look;
      (document.activeElement as HTMLElement | null)?.blur();
      for (const card of within(canvasElement).getAllByRole('link')) {
        await userEvent.tab();
        await expect(card).toHaveFocus();
        const ringed = [card, ...card.querySelectorAll('*')].some((part) => {
          const { outlineStyle, outlineWidth, display } = getComputedStyle(part);
          return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && display !== 'none';
        });
        if (!ringed) ringless.push(`${look}: ${card.textContent}`);
      }
    }
    root.dataset['card'] = own;
    await expect(ringless).toEqual([]);
  },
};
