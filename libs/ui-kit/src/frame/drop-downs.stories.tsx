import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { globeIcon, infoIcon, lockIcon } from '../icons/shapes.ts';
import { backIcon, settingsIcon } from '../icons/player-shapes.ts';
import { bellIcon, gridIcon, heartIcon, helpIcon, peopleIcon } from '../icons/page-shapes.ts';
import { Dropdown } from '../overlay/dropdown.tsx';
import { portrait } from '../stories/marks.ts';
import { AccountPanel, type AccountFace, type AccountLink } from './account-panel.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { CountedIcon } from './counted-icon.tsx';
import { MessagesPanel } from './messages-panel.tsx';

const meta: Meta = {
  title: 'Frame/Drop-downs',
  component: AccountPanel,
  subcomponents: { MessagesPanel, AvatarButton, CountedIcon },
};
export default meta;
type Story = StoryObj;

const room = { minHeight: 640, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' } as const;

const onChoose = fn();
const onFace = fn();

const faces = (names: readonly string[]): AccountFace[] =>
  names.map((name, index) => ({
    id: index,
    name,
    source: portrait(name),
    active: index === 0,
  }));

const SETTINGS: readonly AccountLink[] = [
  { id: 'profiles', label: 'Управление профилями', icon: peopleIcon, href: '/settings/profiles' },
  { id: 'settings', label: 'Настройки', icon: settingsIcon, href: '/settings' },
  { id: 'language', label: 'Язык', icon: globeIcon, href: '/settings/language/interface' },
  { id: 'parental', label: 'Родительский контроль', icon: lockIcon, href: '/settings/parental' },
];
const MONEY: readonly AccountLink[] = [
  { id: 'subscriptions', label: 'Мои подписки', icon: heartIcon, href: '/settings/subscriptions' },
  { id: 'packets', label: 'Пакеты', icon: gridIcon, href: '/packets' },
];
const HELP: readonly AccountLink[] = [
  { id: 'help', label: 'Помощь', icon: infoIcon, href: '/faq' },
  { id: 'support', label: 'Поддержка', icon: helpIcon, href: 'tel:+77000004200', detail: '+7 700 000 42 00' },
];
const OUT: readonly AccountLink[] = [{ id: 'signOut', label: 'Выйти', icon: backIcon }];

const account = (props: {
  name: string;
  detail?: string;
  profiles: readonly string[];
  groups: readonly (readonly AccountLink[])[];
}) => (
  <div style={room}>
    <Dropdown
      kind="dialog"
      button={(button) => (
        <AvatarButton label="Профиль и настройки" name={props.name} source={portrait(props.name)} {...button} />
      )}
    >
      {(panel) => (
        <AccountPanel
          {...panel}
          title="Профиль и настройки"
          name={props.name}
          detail={props.detail}
          source={portrait(props.name)}
          faces={faces(props.profiles)}
          onFace={onFace}
          groups={props.groups}
          onChoose={onChoose}
        />
      )}
    </Dropdown>
  </div>
);

const opens: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
};

export const Viewer: Story = {
  render: () =>
    account({
      name: 'Айгерим',
      detail: 'Баланс: 12 450 ₸',
      profiles: ['Айгерим', 'Тимур', 'Дети'],
      groups: [SETTINGS, MONEY, HELP, OUT],
    }),
  play: opens,
};
/** The host signs the viewer in and out, and there is no e-mail. */
export const InWebview: Story = {
  render: () => account({ name: '+7 700 123 45 67', profiles: [], groups: [SETTINGS.slice(1, 3), MONEY, HELP] }),
  play: opens,
};
export const Child: Story = {
  render: () => account({ name: 'Дети', profiles: ['Дети', 'Айгерим', 'Тимур'], groups: [SETTINGS.slice(0, 1), HELP] }),
  play: opens,
};
export const LongNames: Story = {
  render: () =>
    account({
      name: 'Қарлығаш-Гүлжазира Нұрмұхамедқызы Төлегенова',
      detail: 'Баланс: 1 234 567 890 сум, следующее списание 14 декабря',
      profiles: ['Қарлығаш-Гүлжазира', 'Бабушка и дедушка', 'Максимилиан', 'Дети', 'Гости нашего дома'],
      groups: [SETTINGS, MONEY, HELP, OUT],
    }),
  play: opens,
};

export const AccountByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ACC-012 the settings drop-down is walked by Tab; Escape and a press outside close it, Escape gives the focus back',
  render: Viewer.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Профиль и настройки' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Айгерим/, current: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await expect(onChoose).toHaveBeenLastCalledWith('signOut');
    await expect(canvas.queryByRole('dialog')).toBeNull();

    await userEvent.click(button);
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const FaceChosen: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ACC-004 a press on a face asks for that profile, one on the active face only closes',
  render: Viewer.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    onFace.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Профиль и настройки' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: /Айгерим/, current: true }));
    await expect(onFace).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: /Тимур/ }));
    await expect(onFace).toHaveBeenCalledWith(1);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const FocusLeaves: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a drop-down closes when the focus goes on to what stands after it',
  render: () => (
    <>
      {account({ name: 'Дети', profiles: [], groups: [OUT] })}
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Профиль и настройки' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

const onOpen = fn();
const onClear = fn();

const TEXTS = [
  ['Новый сезон «Тихого перевала»', 'Первые две серии уже здесь, следующие выходят по четвергам.'],
  ['Списание 14 декабря', 'С карты ·· 4200 спишется 2 490 ₸ за пакет «Семья».'],
  ['Сервис қайта іске қосылды, барлық арналар бұрынғыдай жұмыс істейді, ал мұрағат енді жеті күн бойы сақталады', ''],
] as const;

const messages = (count: number) => (
  <div style={room}>
    <Dropdown
      kind="dialog"
      button={(button) => <CountedIcon icon={bellIcon} label={`${count} сообщений`} count={count} {...button} />}
    >
      {(panel) => (
        <MessagesPanel
          {...panel}
          title="Сообщения"
          empty="Сообщений нет"
          clearLabel="Отметить все прочитанными"
          onOpen={onOpen}
          onClear={onClear}
          messages={Array.from({ length: count }, (_, index) => ({
            id: index + 1,
            title: TEXTS[index % TEXTS.length]?.[0] ?? '',
            text: TEXTS[index % TEXTS.length]?.[1],
            when: `${21 - (index % 20)}.11.2026, 20:15`,
          }))}
        />
      )}
    </Dropdown>
  </div>
);

export const NoMessages: Story = { render: () => messages(0), play: opens };
export const OneMessage: Story = { render: () => messages(1), play: opens };
export const TwentyOneMessages: Story = { render: () => messages(21), play: opens };
export const ManyMessagesCounted: Story = { render: () => messages(120) };

export const MessageOpens: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ACC-040 a message is told by its number when it is pressed, and the list closes',
  render: () => messages(3),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '3 сообщений' }));
    await userEvent.click(canvas.getByRole('button', { name: /Списание/ }));
    await expect(onOpen).toHaveBeenLastCalledWith(2);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 сообщений' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить все прочитанными' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: '3 сообщений' })).toHaveFocus();
  },
};
