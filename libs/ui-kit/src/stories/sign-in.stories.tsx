import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { MaskedField } from '../forms/masked-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { BrandAside, ChoiceList, EntranceDialog, FinePrint, SentTo, StepForm, StepStack } from '../sign-in/index.ts';

const meta = {
  title: 'Screens/SignIn',
  parameters: { bare: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const aside = (
  <BrandAside
    voice="Город не спит. Заходи."
    reasons={[
      'Цена и день списания видны заранее',
      'Один вход для телефона, компьютера и телевизора',
      'Подписка отключается в настройках, без звонков',
    ]}
  />
);
const finePrint = (
  <FinePrint>
    <span>Продолжая, вы принимаете:</span>
    <TextLink href="/faq/agreement" tone="plain">
      Соглашение
    </TextLink>
    <TextLink href="/faq/privacy" tone="plain">
      Конфиденциальность
    </TextLink>
  </FinePrint>
);

const Screen = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main style={{ minHeight: '100vh' }}>
    <EntranceDialog open title={title} aside={aside} onClose={nothing}>
      <StepStack>
        {children}
        {finePrint}
      </StepStack>
    </EntranceDialog>
  </main>
);
const other = (
  <Button kind="ghost" size="small">
    Войти по-другому
  </Button>
);
const go = (label: string, busy = false) => (
  <Button kind="primary" type="submit" wide busy={busy}>
    {label}
  </Button>
);

function CodeForm({ error, seconds = 42 }: { readonly error?: string; readonly seconds?: number }) {
  const [code, setCode] = useState(error ? '' : '40');
  return (
    <StepForm
      text={
        <SentTo
          sentence="Отправили на +7 701 555 42 18"
          address="+7 701 555 42 18"
          change="Изменить"
          onChange={nothing}
        />
      }
      onSubmit={nothing}
      action={
        <Button kind="secondary" wide disabled={seconds > 0}>
          {seconds > 0 ? 'Новый код через 0:42' : 'Отправить ещё раз'}
        </Button>
      }
    >
      <CodeField
        label="Код из сообщения"
        hideLabel
        length={4}
        value={code}
        onChange={setCode}
        autoFocus
        error={error}
        hint="Код можно вставить целиком, вход произойдёт сам."
      />
    </StepForm>
  );
}

const Code = (state: Parameters<typeof CodeForm>[0]) => (
  <Screen title="Код из SMS">
    <CodeForm {...state} />
  </Screen>
);

function SignIn({ error, busy = false }: { readonly error?: string; readonly busy?: boolean }) {
  const [atCode, setAtCode] = useState(false);
  const [digits, setDigits] = useState('701555421');
  return (
    <Screen title={atCode ? 'Код из SMS' : 'Номер телефона'}>
      {atCode ? (
        <CodeForm />
      ) : (
        <StepForm
          text="Пришлём код в SMS. Пароль не нужен."
          onSubmit={() => setAtCode(true)}
          action={go('Получить код', busy)}
          more={other}
        >
          <MaskedField
            label="Номер телефона"
            hideLabel
            size="large"
            mask="+7 ___ ___ __ __"
            value={digits}
            onChange={setDigits}
            error={error}
            autoFocus
          />
        </StepForm>
      )}
    </Screen>
  );
}

export const Phone: Story = { render: () => <SignIn /> };
export const PhoneRefused: Story = { render: () => <SignIn error="Проверьте номер телефона" /> };
export const PhoneSending: Story = { render: () => <SignIn busy /> };
/** As it is reached: the field has the focus. */
const atTheField: Story['play'] = ({ canvasElement }) =>
  within(canvasElement.ownerDocument.body).getByRole('textbox', { name: 'Код из сообщения' }).focus();
export const CodeFromMessage: Story = { name: 'Code', render: () => <Code />, play: atTheField };
export const CodeWrong: Story = { render: () => <Code error="Неверный код" seconds={0} />, play: atTheField };

export const Email: Story = {
  render: () => (
    <Screen title="Электронная почта">
      <StepForm
        text="Пришлём код в письме. Пароль не нужен."
        onSubmit={nothing}
        action={go('Получить код')}
        more={other}
      >
        <TextField label="Электронная почта" hideLabel size="large" type="email" defaultValue="anna@mail.kz" />
      </StepForm>
    </Screen>
  ),
};

export const Password: Story = {
  render: () => (
    <Screen title="По логину и паролю">
      <StepForm onSubmit={nothing} action={go('Войти')} more={other}>
        <TextField label="Логин" defaultValue="anna" />
        <TextField label="Пароль" type="password" defaultValue="secret" error="Неверный логин или пароль" />
      </StepForm>
    </Screen>
  ),
};

const choice = (title: string, choices: readonly { id: string; title: string; detail?: string }[]) => (
  <Screen title={title}>
    <ChoiceList label={title} choices={choices} onChoose={nothing} />
  </Screen>
);
export const Ways: Story = {
  render: () =>
    choice('Вход', [
      { id: 'phone', title: 'По номеру телефона', detail: 'Пришлём код в SMS' },
      { id: 'email', title: 'По электронной почте', detail: 'Пришлём код в письме' },
      { id: 'telegram', title: 'Через Telegram' },
      { id: 'password', title: 'По логину и паролю', detail: 'Из договора с провайдером' },
    ]),
};
export const Home: Story = {
  render: () =>
    choice('Ваш адрес', [
      { id: '1', title: 'Абая 150, кв. 12' },
      { id: '2', title: 'Қабанбай батыр даңғылы, 7-үй, 88-пәтер, үшінші кіреберіс, жетінші қабат' },
    ]),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Enter sends the number, the code is typed at once',
  render: () => <SignIn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('8{Enter}');
    const code = canvas.getByRole('textbox', { name: 'Код из сообщения' });
    await expect(code).toHaveFocus();
    await userEvent.clear(code);
    await userEvent.paste('4018');
    await expect(code).toHaveValue('4018');
  },
};
