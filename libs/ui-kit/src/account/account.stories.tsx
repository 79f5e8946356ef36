import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Badge } from '../feedback/badge.tsx';
import { TextField } from '../forms/text-field.tsx';
import { lockIcon, tvIcon, userIcon } from '../icons/shapes.ts';
import { cardIcon, deviceIcon, heartIcon, laptopIcon, peopleIcon, phoneIcon } from '../icons/page-shapes.ts';
import { Avatar } from '../pictures/avatar.tsx';
import { EmptyState, ErrorState } from '../states/states.tsx';
import { EditForm } from './edit-form.tsx';
import { FactList } from './fact-list.tsx';
import { ItemList } from './item-list.tsx';
import { OrderList, type OrderWords } from './order-list.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { type SettingsLink, SettingsLinks } from './settings-links.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

const meta: Meta = {
  title: 'Account/Settings',
  component: SettingsFrame,
  subcomponents: { SettingsLinks, FactList, EditForm, ItemList, OrderList, SettingsSkeleton },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const closed = fn();
const saved = fn();
const BACK = { title: 'Настройки', href: '#settings' };

const LINKS: readonly SettingsLink[] = [
  { id: 'profiles', label: 'Управление профилями', detail: 'Айгерим', icon: peopleIcon, href: '#profiles' },
  { id: 'account', label: 'Аккаунт', detail: '+7 701 555 44 21', icon: userIcon, href: '#account' },
  { id: 'subscriptions', label: 'Мои подписки', detail: 'Семья, Спорт', icon: heartIcon, href: '#subscriptions' },
  { id: 'payment', label: 'Способы оплаты', detail: 'Баланс 12 450 ₸', icon: cardIcon, href: '#payment' },
  { id: 'devices', label: 'Устройства', detail: '3 из 5', icon: deviceIcon, href: '#devices', current: true },
  { id: 'parental', label: 'Родительский контроль', detail: 'PIN-код включён', icon: lockIcon, href: '#parental' },
];

const aside = <SettingsLinks label="Настройки" links={LINKS} look="aside" />;
const remove = (
  <Button kind="secondary" size="small">
    Удалить
  </Button>
);

/** Beside the summary, which says what is set. */
const pages = (
  <SettingsLinks
    label="Разделы настроек"
    links={LINKS.map(({ detail: _, ...link }) => ({ ...link, current: false }))}
    look="aside"
  />
);

export const Index: Story = {
  render: () => (
    <SettingsFrame
      title="Настройки"
      back={{ title: 'Главная', href: '#home' }}
      width="wide"
      aside={pages}
      onClose={closed}
    >
      <SettingsLinks label="Настройки" links={LINKS.map((link) => ({ ...link, current: false }))} look="tiles" />
    </SettingsFrame>
  ),
};

/** With the face of whoever is watching. */
export const IndexOfMember: Story = {
  render: () => (
    <SettingsFrame
      title="Настройки"
      lead="Айгерім"
      face={<Avatar name="Айгерім" />}
      back={{ title: 'Главная', href: '#home' }}
      width="wide"
      aside={pages}
      onClose={closed}
    >
      <SettingsLinks
        label="Настройки"
        links={LINKS.map((link) => ({
          ...link,
          detail: link.detail ?? 'Не қосылған және қашанға дейін',
          current: false,
        }))}
        look="tiles"
      />
    </SettingsFrame>
  ),
};

export const Account: Story = {
  render: () => (
    <SettingsFrame title="Аккаунт" back={BACK} aside={aside} onClose={closed}>
      <FactList
        facts={[
          { id: 'name', label: 'Имя', value: 'Айгерим', action: <Button size="small">Изменить</Button> },
          { id: 'phone', label: 'Телефон', value: '+7 701 555 44 21' },
          {
            id: 'email',
            label: 'Электронная почта',
            value: 'a-very-long-address-that-somebody-really-has@department.university.example.kz',
          },
          { id: 'balance', label: 'Баланс', value: '12 450 ₸' },
        ]}
      />
    </SettingsFrame>
  ),
};

export const Devices: Story = {
  render: () => (
    <SettingsFrame title="Устройства" lead="3 из 5" back={BACK} aside={aside} onClose={closed}>
      <ItemList
        label="Устройства"
        items={[
          {
            id: 1,
            icon: laptopIcon,
            title: 'Chrome 150',
            badge: <Badge tone="accent">Это устройство</Badge>,
            detail: 'Вход 21.11.2026, 12:04',
          },
          { id: 2, icon: tvIcon, title: 'Android TV', detail: 'Вход 20.11.2026, 21:30', action: remove },
          { id: 3, icon: phoneIcon, title: 'Телефон Android', detail: 'Вход 02.11.2026, 08:12', action: remove },
          { id: 4, icon: deviceIcon, title: 'Другое устройство', action: remove },
        ]}
      />
    </SettingsFrame>
  ),
};

export const NeedsTheViewer: Story = {
  render: () => (
    <ItemList
      label="Подписки"
      items={[
        {
          id: 1,
          icon: heartIcon,
          title: 'Семья',
          badge: <Badge tone="outline">Приостановлена</Badge>,
          detail: 'Не хватило денег на балансе. Пополните его до 30.11.2026.',
          tone: 'warning',
        },
      ]}
    />
  ),
};

function Form({ failed = false }: { readonly failed?: boolean }) {
  const [name, setName] = useState('Айгерим');
  return (
    <SettingsFrame title="Личные данные" back={BACK} aside={aside} onClose={closed}>
      <EditForm
        label="Личные данные"
        onSubmit={saved}
        problem={failed && <Alert tone="danger">Не удалось соединиться с сервером.</Alert>}
        actions={
          <Button kind="primary" type="submit">
            Сохранить
          </Button>
        }
      >
        <TextField label="Имя" value={name} onChange={(event) => setName(event.target.value)} />
        <TextField label="Электронная почта" defaultValue="aigerim@" error="Проверьте адрес почты" />
      </EditForm>
    </SettingsFrame>
  );
}

export const Editing: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    saved.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Имя' }), '!{Enter}');
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};
export const NotSaved: Story = { render: () => <Form failed /> };

export const Loading: Story = {
  render: () => (
    <SettingsFrame title="Устройства" back={BACK} aside={aside} onClose={closed}>
      <SettingsSkeleton />
    </SettingsFrame>
  ),
};

export const Nothing: Story = {
  render: () => (
    <SettingsFrame title="Способы оплаты" back={BACK} aside={aside} onClose={closed}>
      <EmptyState title="Карт пока нет" text="Карта появится здесь после первой оплаты." />
    </SettingsFrame>
  ),
};

export const Failed: Story = {
  render: () => (
    <SettingsFrame title="Устройства" back={BACK} aside={aside} onClose={closed}>
      <ErrorState title="Что-то пошло не так" text="Не удалось соединиться с сервером." onRetry={() => {}} />
    </SettingsFrame>
  ),
};

const WORDS: OrderWords = {
  up: (label) => `${label}: выше`,
  down: (label) => `${label}: ниже`,
  hint: 'Alt и стрелки вверх и вниз переставляют язык',
  moved: (label, place, total) => `${label}: ${place} из ${total}`,
};

function Ordered() {
  const [ids, setIds] = useState(['Қазақша', 'Русский', 'Oʻzbekcha']);
  return (
    <OrderList
      label="Порядок языков"
      words={WORDS}
      items={ids.map((id) => ({ id, label: id }))}
      onMove={(id, by) =>
        setIds((before) => {
          const index = before.indexOf(id);
          const next = before.filter((other) => other !== id);
          return [...next.slice(0, index + by), id, ...next.slice(index + by)];
        })
      }
    />
  );
}

export const Order: Story = { render: () => <Ordered /> };

export const OrderByKeyboardAndPointer: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a line goes up and down by Alt with arrows and by its buttons, keeps the focus, and its place is read out',
  render: () => <Ordered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = () => canvas.getAllByRole('listitem').map((line) => line.textContent);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(lines()).toEqual(['1Русский', '2Қазақша', '3Oʻzbekcha']);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Қазақша: 2 из 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Қазақша: ниже' }));
    await expect(lines()).toEqual(['1Русский', '2Oʻzbekcha', '3Қазақша']);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Қазақша: ниже' })).toBeDisabled();
  },
};
