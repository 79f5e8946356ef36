import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChannelCard } from '../cards/channel-card.tsx';
import { HistoryCard } from '../cards/history-card.tsx';
import { LONG_TITLE, channelCards, historyCards, personCards, posterCards, wideCards } from '../stories/samples.tsx';
import { RowPlace, RowSkeleton } from './row-skeleton.tsx';
import { RowStack } from './row-stack.tsx';
import { Row } from './row.tsx';

const meta = { title: 'Rows/Row', component: Row, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OfEachKind: Story = {
  render: () => (
    <RowStack>
      <Row title="Продолжить просмотр" cards="history">
        {historyCards(6)}
      </Row>
      <Row title="Сейчас в эфире" cards="channel" href="/channels">
        {channelCards(8)}
      </Row>
      <Row title="Смотрят в этом месяце" cards="poster" href="/row/1">
        {posterCards(8)}
      </Row>
      <Row title="Актёры" cards="person">
        {personCards(6)}
      </Row>
    </RowStack>
  ),
};

export const NoneOneTwoFiveMany: Story = {
  render: () => (
    <RowStack>
      {[0, 1, 2, 5, 21].map((count) => (
        <Row key={count} title={`Карточек: ${count}`} cards="wide" href={`/row/${count}`}>
          {wideCards(count)}
        </Row>
      ))}
    </RowStack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(4);
  },
};

/** Lines in brands that keep accounts, cards elsewhere. */
export const NoneOneTwoFiveManyChannels: Story = {
  parameters: { contrast: false },
  render: () => (
    <RowStack>
      {[0, 1, 2, 5, 21].map((count) => (
        <Row key={count} title={`Каналов: ${count}`} cards="channel" href="/channels">
          {channelCards(count)}
        </Row>
      ))}
    </RowStack>
  ),
};

export const LongNames: Story = {
  render: () => (
    <RowStack>
      <Row title={LONG_TITLE} cards="channel" href="/channels" moreCount={1200}>
        {[
          'Қазақстанның ең қызықты өңірлері туралы ұзақ әңгіме',
          'საღამოს დიდი საუბარი მთის სოფლების მომავალზე',
          LONG_TITLE,
        ].map((name) => (
          <ChannelCard key={name} title={name} programme={name} time={['00:00', '23:59']} percent={50} href="/" />
        ))}
      </Row>
      <Row title="Продолжить просмотр" cards="history">
        {['Қазақстанның ең қызықты өңірлері туралы ұзақ әңгіме', 'საღამოს დიდი საუბარი მთის სოფლების მომავალზე'].map(
          (name) => (
            <HistoryCard key={name} title={name} meta={name} percent={50} genre={4} href="/" />
          ),
        )}
      </Row>
    </RowStack>
  ),
};

export const Loading: Story = {
  render: () => (
    <RowStack>
      <RowSkeleton cards="history" />
      <RowSkeleton cards="channel" />
      <RowSkeleton cards="poster" />
    </RowStack>
  ),
};

export const NotYetNear: Story = {
  render: () => (
    <RowStack>
      <RowPlace title="Смотрят в этом месяце" cards="poster" />
      <RowPlace title="Сейчас в эфире" cards="channel" />
    </RowStack>
  ),
};

export const OpenAll: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-046 ROWS-103 more than six items show "Open all", with the number of the others',
  render: () => (
    <RowStack>
      <Row title="Шесть" cards="poster" href="/row/6">
        {posterCards(6)}
      </Row>
      <Row title="Семь" cards="poster" href="/row/7">
        {posterCards(7)}
      </Row>
      <Row title="Ещё больше" cards="poster" href="/row/8" moreCount={1200}>
        {posterCards(7)}
      </Row>
    </RowStack>
  ),
  play: async ({ canvasElement }) => {
    const row = (name: string) => within(within(canvasElement).getByRole('region', { name }));
    await expect(row('Шесть').queryByRole('link', { name: /Открыть все/ })).toBeNull();
    await expect(row('Семь').getByRole('link', { name: 'Открыть все' })).toHaveAttribute('href', '/row/7');
    await expect(row('Ещё больше').getByRole('link', { name: /Открыть все, ещё 1\s200/ })).toHaveAttribute(
      'href',
      '/row/8',
    );
  },
};

export const TitleLinks: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-047 ROWS-048 the title is a link from three items on',
  render: () => (
    <RowStack>
      <Row title="Два" cards="poster" href="/row/2">
        {posterCards(2)}
      </Row>
      <Row title="Три" cards="poster" href="/row/3">
        {posterCards(3)}
      </Row>
    </RowStack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('heading', { name: 'Два' })).queryByRole('link')).toBeNull();
    await expect(within(canvas.getByRole('heading', { name: 'Три' })).getByRole('link')).toHaveAttribute(
      'href',
      '/row/3',
    );
  },
};

export const Arrows: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-043 arrows page through the row, each only where it leads somewhere',
  render: () => (
    <Row title="Кино" cards="wide" rowKey="kino">
      {wideCards(21)}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Вперёд' })).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Назад' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Вперёд' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Назад' })).toBeInTheDocument());
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Вперёд' })).toBeNull());
    await expect(list).toHaveAttribute('data-row-key', 'kino');
  },
};

export const NextCardPeeks: Story = {
  tags: ['rule', '!autodocs'],
  name: 'A part of the next card shows at the edge',
  render: () => (
    <Row title="Кино" cards="poster">
      {posterCards(21)}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const edge = list.getBoundingClientRect().right;
    const cut = [...list.children]
      .map((item) => item.getBoundingClientRect())
      .find(({ left, right }) => left < edge && right > edge);
    const shown = cut ? (edge - cut.left) / cut.width : 0;
    await expect(shown).toBeGreaterThan(0.2);
    await expect(shown).toBeLessThan(0.61);
  },
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'One stop for Tab, arrows inside',
  render: () => (
    <RowStack>
      <Row title="Кино" cards="poster">
        {posterCards(21)}
      </Row>
      <Row title="Эфир" cards="channel">
        {channelCards(8)}
      </Row>
    </RowStack>
  ),
  play: async ({ canvasElement }) => {
    const row = (name: string) => within(canvasElement).getByRole('region', { name });
    const cards = (name: string) => within(row(name)).getAllByRole('link');
    await userEvent.tab();
    await expect(cards('Кино')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cards('Кино')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cards('Кино')[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cards('Кино')[20]).toHaveFocus();
    const last = cards('Кино')[20];
    await waitFor(() => expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth), {
      timeout: 5_000,
    });
    // Back from elsewhere the row remembers where it was.
    cards('Эфир')[0]?.focus();
    cards('Кино')[5]?.focus();
    await expect(cards('Кино').filter((card) => card.tabIndex === 0)).toEqual([cards('Кино')[5]]);
  },
};
