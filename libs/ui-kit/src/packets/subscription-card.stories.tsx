import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { SubscriptionCard, SubscriptionSkeleton } from './subscription-card.tsx';

const meta = {
  title: 'Packets/SubscriptionCard',
  component: SubscriptionCard,
  subcomponents: { SubscriptionSkeleton },
  args: {
    title: 'Семья',
    href: '#family',
    mark: 'Подключена',
    price: { amount: '1 990 ₸', period: 'в месяц' },
    contents: '170 каналов · START, Amediateka',
    status: 'Следующий платёж 05.12.2026: 1 990 ₸',
    after: 'Если отключить до этого дня, платёж не пройдёт, а каналы останутся до конца срока.',
    elapsed: 0.64,
    facts: [
      { id: 'start', label: 'Подключён', value: '05.11.2026' },
      { id: 'end', label: 'Оплачен до', value: '05.12.2026' },
      { id: 'next', label: 'Следующий платёж', value: '05.12.2026' },
    ],
    actions: (
      <>
        <Button>Сменить срок</Button>
        <Button kind="ghost">Отключить продление</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <SubscriptionCard {...args} />
    </div>
  ),
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'Семья' })).toHaveTextContent('Следующий платёж');
  },
};

export const Planned: Story = {
  args: {
    status: 'Следующий платёж 05.12.2026: 33\u00a0500\u00a0₸',
    after: 'Дальше: пакет «Всё сразу», 1 год, 33\u00a0500\u00a0₸, с 05.12.2026',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'Семья' })).toHaveTextContent('Всё сразу');
  },
};

export const Ending: Story = {
  args: {
    tone: 'ending',
    mark: 'Не продлится',
    status: 'Действует до 05.12.2026',
    after: 'Потом эти каналы и фильмы закроются. Больше ничего не спишется.',
    actions: <Button kind="primary">Продлевать снова</Button>,
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    mark: 'Нужен платёж',
    status: 'На балансе не хватает 790 ₸: 5 декабря каналы отключатся.',
    after: undefined,
    elapsed: 0.97,
    actions: <Button kind="primary">Пополнить</Button>,
  },
};

export const Ended: Story = {
  args: {
    tone: 'ended',
    mark: 'Закончилась',
    status: 'Закончилась 5 ноября.',
    after: undefined,
    elapsed: undefined,
    facts: [],
    actions: <Button>Подключить снова</Button>,
  },
};

/** All of a house, one under another. */
export const Several: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 780 }}>
      <SubscriptionCard {...args} />
      <SubscriptionCard {...args} {...Ending.args} title="Спорт" price={{ amount: '990 ₸', period: 'в месяц' }} />
      <SubscriptionCard {...args} {...Warning.args} title="Кино" />
    </div>
  ),
};

export const Loading: Story = { render: () => <SubscriptionSkeleton /> };

export const LongText: Story = {
  args: {
    title: 'Отбасылық мерекелік және балаларға арналған',
    mark: 'Уақытша тоқтатылған',
    tone: 'warning',
    status: 'Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады, сондықтан теңгерімді толтырыңыз.',
    facts: [
      { id: 'a', label: 'Келесі төлемнің күні мен сомасы', value: '12 345 678 ₸, 31 желтоқсан' },
      { id: 'b', label: 'Төлем тәсілі', value: 'Жеке шоттағы қаражат' },
    ],
    actions: <Button>Автоматты ұзартуды өшіру</Button>,
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <SubscriptionCard {...args} />
    </div>
  ),
};
