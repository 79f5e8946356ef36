import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { PinPad } from '../forms/pin-pad.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Switch } from '../forms/switch.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { ParentalAsk } from './parental-ask.tsx';
import { PinStep } from './pin-step.tsx';
import { SettingSheet, SettingSheets } from './setting-sheet.tsx';

const meta: Meta = {
  title: 'Parental/Dialogues',
  component: ParentalAsk,
  subcomponents: { PinStep, SettingSheet },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
};
export default meta;
type Story = StoryObj;

const InDialog = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div style={{ minHeight: 760 }}>
    <Dialog open title={title} titleLook="question" size="narrow" onClose={() => {}}>
      {children}
    </Dialog>
  </div>
);
const remember = <Switch label="Не спрашивать 30 мин" checked={false} onChange={() => {}} />;
const forgotten = (
  <Button kind="ghost" size="small">
    Забыли?
  </Button>
);
const pad = { label: 'PIN-код родителя', onChange: () => {}, corner: forgotten };
const ABOUT = 'Это для взрослых. PIN-код знает владелец аккаунта.';

export const Asking: Story = {
  render: () => (
    <InDialog title="PIN-код родителя">
      <PinStep text={ABOUT} more={remember}>
        <PinPad {...pad} value="47" hint="Введите PIN-код, чтобы продолжить" />
      </PinStep>
    </InDialog>
  ),
};

export const Wrong: Story = {
  render: () => (
    <InDialog title="PIN-код родителя">
      <PinStep
        text={ABOUT}
        tone="failed"
        more={
          <>
            {remember}
            <Button kind="ghost" size="small">
              Прислать PIN-код по SMS
            </Button>
          </>
        }
      >
        <PinPad {...pad} value="" error="Неверный код" />
      </PinStep>
    </InDialog>
  ),
};

export const MessageSent: Story = {
  render: () => (
    <InDialog title="PIN-код родителя">
      <PinStep
        text={ABOUT}
        more={
          <>
            {remember}
            <Button kind="ghost" size="small" disabled>
              Отправлено. Ещё раз через 42 с
            </Button>
          </>
        }
      >
        <PinPad {...pad} value="" hint="Введите PIN-код, чтобы продолжить" />
      </PinStep>
    </InDialog>
  ),
};

export const Locked: Story = {
  render: () => (
    <InDialog title="PIN-код родителя">
      <PinStep text={ABOUT} tone="failed" more={remember}>
        <PinPad {...pad} value="" busy hint="Слишком много неверных попыток. Подождите 58 с." />
      </PinStep>
    </InDialog>
  ),
};

export const Accepted: Story = {
  render: () => (
    <InDialog title="PIN-код родителя">
      <PinStep text={ABOUT} tone="accepted" more={remember}>
        <PinPad {...pad} value="" />
      </PinStep>
    </InDialog>
  ),
};

export const SettingFirstStep: Story = {
  render: () => (
    <InDialog title="Придумайте PIN-код">
      <PinStep text="Четыре цифры, которые дети не угадают.">
        <PinPad {...pad} corner={undefined} value="4" hint="Шаг 1 из 2" />
      </PinStep>
    </InDialog>
  ),
};

export const SettingSecondStep: Story = {
  render: () => (
    <InDialog title="Повторите PIN-код">
      <PinStep
        text="Те же четыре цифры ещё раз."
        more={
          <Button kind="ghost" size="small">
            Назад
          </Button>
        }
      >
        <PinPad {...pad} corner={undefined} value="" error="Коды не совпали. Попробуйте ещё раз." />
      </PinStep>
    </InDialog>
  ),
};

const ICON =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="%23ff7a59"/></svg>';
const BUTTONS = [
  { label: 'Установить PIN-код', action: 'set', isPrimary: true },
  { label: 'Не сейчас', action: 'close', isPrimary: false },
  { label: 'Обойтись без него', action: 'ignore', isPrimary: false },
];
const chosen = fn();

export const Asked: Story = {
  tags: ['rule'],
  name: 'PIN-039 PIN-040 PIN-041 what the server asks: its picture, its words, its buttons',
  render: () => (
    <InDialog title="Родительский контроль">
      <ParentalAsk
        icon={{ src: ICON, width: 96, height: 96 }}
        message="Дома есть дети? Четыре цифры закроют от них фильмы и каналы 18+, покупки и настройки."
        buttons={BUTTONS}
        onChoose={chosen}
      />
    </InDialog>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Установить PIN-код' })).toHaveAttribute('data-kind', 'primary');
    await userEvent.click(canvas.getByRole('button', { name: 'Обойтись без него' }));
    await expect(chosen).toHaveBeenLastCalledWith('ignore');
  },
};

export const AskedWithoutPicture: Story = {
  render: () => (
    <InDialog title="Ата-ана бақылауы">
      <ParentalAsk
        message="Үйде балалар бар ма? Төрт сан олардан 18+ фильмдер мен арналарды, сатып алуды және баптауларды жабады."
        buttons={BUTTONS}
        busy="ignore"
        onChoose={() => {}}
      />
    </InDialog>
  ),
};

export const Settings: Story = {
  render: () => (
    <SettingSheets>
      <SettingSheet title="PIN-код родителя" text="PIN-код установлен. Его знаете только вы.">
        <Button>Сменить PIN-код</Button>
      </SettingSheet>
      <SettingSheet title="Спрашивать PIN-код">
        <Switch label="Фильмы и сериалы 18+" checked onChange={() => {}} />
        <Switch label="Каналы 18+" checked onChange={() => {}} />
        <Switch label="Покупки и оплата" checked={false} busy onChange={() => {}} />
      </SettingSheet>
      <SettingSheet title="После верного PIN-кода не спрашивать">
        <RadioGroup
          label="После верного PIN-кода не спрашивать"
          hideLabel
          look="segments"
          options={[
            { id: '1', label: '1 мин' },
            { id: '30', label: '30 мин' },
            { id: '60', label: '60 мин' },
          ]}
          value="30"
          onChange={() => {}}
        />
      </SettingSheet>
    </SettingSheets>
  ),
};
