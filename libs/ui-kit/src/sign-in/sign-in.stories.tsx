import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { MaskedField } from '../forms/masked-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { StepForm } from './step-form.tsx';

const meta: Meta = { title: 'Sign in/Steps', component: StepForm, subcomponents: { ChoiceList } };
export default meta;
type Story = StoryObj;

const WAYS = [
  { id: 'phone', title: 'По номеру телефона', detail: 'Пришлём код в SMS' },
  { id: 'email', title: 'По электронной почте', detail: 'Пришлём код в письме' },
  { id: 'password', title: 'По логину и паролю' },
];
const HOMES = [
  { id: 1, title: 'Абая 150, кв. 12' },
  { id: 2, title: 'Қабанбай батыр даңғылы, 7-үй, 88-пәтер, үшінші кіреберіс, жетінші қабат' },
  { id: 3, title: 'რუსთაველის გამზირი 24, ბინა 15', detail: 'თბილისი' },
];

const chosen = fn();
const sent = fn();

export const Ways: Story = {
  args: {},
  render: () => <ChoiceList label="Как войти" choices={WAYS} onChoose={chosen} />,
};

export const LongAddresses: Story = {
  render: () => <ChoiceList label="Ваш адрес" choices={HOMES} onChoose={chosen} />,
};

const phone = (
  <MaskedField label="Номер телефона" mask="+7 (___) ___-__-__" value="701555421" onChange={() => {}} size="large" />
);

export const Phone: Story = {
  render: () => (
    <StepForm
      text="Пришлём код в SMS. Пароль не нужен."
      onSubmit={sent}
      action={
        <Button kind="primary" type="submit" wide>
          Получить код
        </Button>
      }
      more={<Button kind="ghost">Войти по-другому</Button>}
    >
      {phone}
    </StepForm>
  ),
};

export const Refused: Story = {
  render: () => (
    <StepForm
      onSubmit={sent}
      action={
        <Button kind="primary" type="submit" wide busy>
          Войти
        </Button>
      }
    >
      <TextField label="Логин" defaultValue="anna" />
      <TextField label="Пароль" type="password" error="Неверный логин или пароль" />
    </StepForm>
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Enter sends the form; the trap is empty and out of the way of the keyboard',
  render: Refused.render!,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Логин' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
    await userEvent.keyboard('secret{Enter}');
    await expect(sent).toHaveBeenCalledWith('');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.activeElement).not.toHaveAttribute('name', 'name');
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'A choice is a button',
  render: Ways.render!,
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    within(canvasElement).getByRole('button', { name: /почте/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('email');
  },
};
