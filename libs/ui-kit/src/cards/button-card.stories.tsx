import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLE, LONG_TITLES } from '../stories/samples.tsx';
import { ButtonCard } from './button-card.tsx';
import { expect, fireEvent, userEvent, within, waitFor } from 'storybook/test';

const meta = { title: 'Cards/ButtonCard', component: ButtonCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const PlainAndBranded: Story = show(
  'button',
  [
    <ButtonCard key="1" title="Ввести промокод" />,
    <ButtonCard
      key="2"
      title="Мультфильмы на ночь"
      icon={artwork('Лиса', 'moon', 'poster')}
      tip="До девяти вечера."
      tipLabel="Подробнее"
      href="/2"
    />,
    <ButtonCard key="3" title={LONG_TITLE} />,
    <ButtonCard key="4" title="Вернуться к просмотру" icon={artwork('Эфир', 'stage', 'poster')} href="/4" />,
    <ButtonCard key="5" title={LONG_TITLE} icon={artwork('Дети', 'moon', 'poster')} href="/5" />,
  ],
  'ROWS-037 buttons among the rows',
  { name: /Ввести промокод/ },
);

export const InfoTip: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-038 a branded button tells its tip on demand, and to whoever hears the page',
  render: () => (
    <div style={{ width: 260, padding: 32, minHeight: 240 }}>
      <ButtonCard
        title="Кешбэк за просмотр"
        tip="Баллы приходят в конце месяца."
        tipLabel="Подробнее"
        icon={artwork('Кешбэк', 'rays', 'poster')}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Подробнее' });
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveAccessibleDescription('Баллы приходят в конце месяца.');
    button.focus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('в конце месяца');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    // A press by itself: no pointer has come over it, and the focus is there already.
    fireEvent.click(button);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    button.blur();
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = show(
  'button',
  LONG_TITLES.map((text) => <ButtonCard key={text} title={text} href="/" />),
);

export const Loading: Story = showLoading('button');
