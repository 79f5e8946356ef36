import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Switch } from '../forms/switch.tsx';
import { settingsIcon } from '../icons/player-shapes.ts';
import { heartIcon } from '../icons/page-shapes.ts';
import { portrait } from '../stories/marks.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { type PickedProfile, ProfilePicker } from './profile-picker.tsx';
import { ProfilePickerSkeleton } from './profile-picker-skeleton.tsx';
import { ProfilesWindow } from './profiles-window.tsx';

const meta = { title: 'Profiles/ProfilePicker', component: ProfilePicker, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

const Page = ProfilesWindow;

const family: readonly PickedProfile[] = [
  { id: '1', name: 'Асан', note: 'Новости и кино', picture: portrait('Асан') },
  { id: '2', name: 'Мама', note: 'Сериалы', picture: portrait('Мама') },
  { id: '3', name: 'Тима', note: 'До 12 лет', picture: portrait('Тима') },
  { id: '4', name: 'Зере', note: 'До 6 лет' },
  { id: '5', name: 'Ата', note: 'PIN', picture: portrait('Ата'), locked: true },
];
const onChoose = fn();
const add = { label: 'Добавить', note: 'Ещё 2 места', onAdd: fn() };

export const WhoIsWatching: Story = {
  render: () => (
    <Page>
      <ProfilePicker
        title="Кто сегодня смотрит?"
        lockLabel="С PIN-кодом"
        profiles={family}
        add={add}
        onChoose={onChoose}
        actions={
          <>
            <Button kind="primary" icon={heartIcon}>
              Смотрим все вместе
            </Button>
            <Button kind="secondary" icon={settingsIcon}>
              Настроить семью
            </Button>
          </>
        }
      />
    </Page>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Page>
      <ProfilePickerSkeleton place="page" hasActions />
    </Page>
  ),
};

export const Two: Story = {
  render: () => (
    <Page>
      <ProfilePicker title="Кто сегодня смотрит?" profiles={family.slice(1, 3)} add={add} onChoose={onChoose} />
    </Page>
  ),
};

/** More than an account may have today. */
export const Eight: Story = {
  render: () => (
    <Page>
      <ProfilePicker
        title="Кто сегодня смотрит?"
        profiles={[...family, ...family.slice(0, 3).map((each) => ({ ...each, id: `${each.id}-too` }))]}
        onChoose={onChoose}
      />
    </Page>
  ),
};

export const One: Story = {
  render: () => (
    <Page>
      <ProfilePicker title="Кто сегодня смотрит?" profiles={family.slice(0, 1)} add={add} onChoose={onChoose} />
    </Page>
  ),
};

export const LongText: Story = {
  render: () => (
    <Page>
      <ProfilePicker
        title={LONG_TITLE}
        profiles={[{ id: '0', name: 'Абдурахман-Мухаммедяр', note: LONG_TITLE }, ...family]}
        onChoose={onChoose}
      />
    </Page>
  ),
};

export const Managing: Story = {
  render: () => (
    <Page>
      <ProfilePicker title="Кого изменить?" profiles={family} onChoose={onChoose} manage />
    </Page>
  ),
};

/** As it stands in a dialog: one of them is watching, and a press on another is on its way. */
export const InADialog: Story = {
  render: () => (
    <Page>
      <ProfilePicker
        title="Кто сегодня смотрит?"
        place="dialog"
        profiles={family.slice(0, 4).map((each, at) => ({ ...each, active: at === 0, busy: at === 2 }))}
        add={add}
        onChoose={onChoose}
      />
    </Page>
  ),
};

const avatarsOf = (group: string, labels: readonly string[]) => ({
  title: group,
  avatars: labels.map((label) => ({ id: label, label, picture: portrait(label) })),
});
const groups = [
  avatarsOf('Знаки', ['Рассвет', 'Степь', 'Город', 'Море', 'Лес', 'Орбита', 'Маяк', 'Юрта']),
  avatarsOf('Детям', ['Лиса', 'Кит', 'Луна', 'Солнце']),
];
function Editor({ error, empty = false }: { readonly error?: string; readonly empty?: boolean }) {
  const [name, setName] = useState(error ? '' : 'Тима');
  const [avatarId, setAvatarId] = useState<string>('Степь');
  const [forChild, setForChild] = useState(true);
  return (
    <Page>
      <ProfileEditor
        nameLabel="Имя"
        name={name}
        nameError={error}
        avatarsLabel="Лицо профиля"
        groups={empty ? [] : groups}
        avatarsState={<Alert tone="danger">Лица профиля не загрузились.</Alert>}
        avatarId={avatarId}
        onName={setName}
        onAvatar={setAvatarId}
        onSubmit={fn()}
        actions={
          <>
            <Button kind="primary">Сохранить</Button>
            <Button kind="ghost">Удалить профиль</Button>
          </>
        }
      >
        <Switch label="Детский профиль" hint="Только то, что до 12 лет" checked={forChild} onChange={setForChild} />
      </ProfileEditor>
    </Page>
  );
}

export const Editing: Story = { render: () => <Editor /> };
export const WithError: Story = { render: () => <Editor error="Как зовут того, кто смотрит?" /> };

export const WithoutAvatars: Story = { render: () => <Editor empty /> };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the faces are one stop for Tab, arrows walk over them, and Enter chooses',
  render: () => (
    <Page>
      <ProfilePicker title="Кто сегодня смотрит?" profiles={family} onChoose={onChoose} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Асан/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('2');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const NothingTwice: Story = {
  tags: ['rule', '!autodocs'],
  name: 'while a press is on its way no other one counts',
  render: InADialog.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Асан/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Мама/ }));
    await expect(onChoose).not.toHaveBeenCalled();
  },
};

export const ChoosingAFace: Story = {
  tags: ['rule', '!autodocs'],
  name: 'PROF-006 a face is chosen by arrows and read out by its name',
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const face = canvas.getByRole('radio', { name: 'Степь' });
    await expect(face).toBeChecked();
    face.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Город' })).toBeChecked();
  },
};
