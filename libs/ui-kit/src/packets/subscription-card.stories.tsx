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
    status: 'Действует до 5 декабря и продлится за 1 990 ₸.',
    facts: [
      { id: 'price', label: 'Цена', value: '1 990 ₸ в месяц' },
      { id: 'next', label: 'Следующий платёж', value: '5 декабря' },
      { id: 'pay', label: 'Откуда', value: 'Баланс, 4 200 ₸' },
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

export const Warning: Story = {
  args: {
    tone: 'warning',
    mark: 'Нужен платёж',
    status: 'На балансе не хватает 790 ₸: 5 декабря каналы отключатся.',
    actions: <Button kind="primary">Пополнить</Button>,
  },
};

export const Ended: Story = {
  args: {
    tone: 'ended',
    mark: 'Закончилась',
    status: 'Закончилась 5 ноября.',
    facts: [{ id: 'price', label: 'Цена', value: '1 990 ₸ в месяц' }],
    actions: <Button>Подключить снова</Button>,
  },
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
