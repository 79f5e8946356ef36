import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { MaskedField } from '../forms/masked-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Board } from '../stories/board.tsx';
import { Text } from '../text/text.tsx';
import { BrandAside } from './brand-aside.tsx';
import { ChoiceList } from './choice-list.tsx';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';
import { StepPage } from './step-page.tsx';
import { StepStack } from './step-stack.tsx';

const meta = { title: 'Sign in/Every step', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Look {
  /** The sentence under the step. */
  readonly error?: string;
  /** The server is being asked. */
  readonly busy?: boolean;
}
type Step = (look: Look) => ReactNode;

const nothing = () => {};
const go = (label: string, busy = false) => (
  <Button kind="primary" type="submit" wide busy={busy}>
    {label}
  </Button>
);
const small = (label: string, disabled = false) => (
  <Button kind="ghost" size="small" disabled={disabled}>
    {label}
  </Button>
);

const byPhone: Step = ({ error, busy }) => (
  <StepForm
    text="Пришлём код в SMS"
    onSubmit={nothing}
    action={go('Получить код', busy)}
    more={small('Войти по-другому')}
  >
    <MaskedField
      label="Номер телефона"
      mask="+7 (___) ___-__-__"
      value="7015554217"
      onChange={nothing}
      size="large"
      error={error}
    />
  </StepForm>
);
const byEmail: Step = ({ error, busy }) => (
  <StepForm
    text="Пришлём код в письме"
    onSubmit={nothing}
    action={go('Получить код', busy)}
    more={small('Войти по-другому')}
  >
    <TextField label="Электронная почта" type="email" defaultValue="anna@mail.kz" error={error} />
  </StepForm>
);
const byPassword: Step = ({ error, busy }) => (
  <StepForm
    text="Из договора с провайдером"
    onSubmit={nothing}
    action={go('Войти', busy)}
    more={small('Войти по-другому')}
  >
    <TextField label="Логин" defaultValue="anna" />
    <TextField label="Пароль" type="password" defaultValue="secret" error={error} />
  </StepForm>
);
const code: Step = ({ error, busy }) => (
  <StepForm
    text="Отправили код на +7 (701) 555-42-17"
    onSubmit={nothing}
    action={go('Войти', busy)}
    more={
      <>
        {small('Изменить')}
        {small('Новый код через 58 с', true)}
      </>
    }
  >
    <CodeField label="Код из сообщения" length={4} value={error ? '' : '47'} onChange={nothing} error={error} />
  </StepForm>
);
const inMessenger: Step = ({ busy }) => (
  <StepForm
    text="Код для +998 90 123 45 67 придёт в Telegram. Откройте его и вернитесь сюда."
    onSubmit={nothing}
    action={go('Открыть Telegram', busy)}
    more={
      <>
        {small('Изменить')}
        {small('Код уже есть')}
      </>
    }
  />
);
const choice =
  (label: string, titles: readonly string[]): Step =>
  ({ error, busy }) => (
    <StepStack>
      {error && <Alert tone="danger">{error}</Alert>}
      <ChoiceList
        label={label}
        choices={titles.map((title) => ({ id: title, title }))}
        disabled={busy ?? false}
        onChoose={nothing}
      />
      <div>{small('Назад')}</div>
    </StepStack>
  );
const city = choice('Ваш город', ['Алматы', 'Астана', 'Қарағанды']);
const home = choice('Ваш адрес', ['Абая 150, кв. 12', 'Қабанбай батыр даңғылы, 7-үй, 88-пәтер, үшінші кіреберіс']);

const board = (steps: readonly (readonly [Step, Look])[]) => (
  <Board>
    {steps.map(([step, look], index) => (
      <div key={index}>{step(look)}</div>
    ))}
  </Board>
);
const ALL = [byPhone, byEmail, byPassword, code, inMessenger, city, home];

export const AsTheyBegin: Story = { render: () => board(ALL.map((step) => [step, {}])) };

export const Waiting: Story = { render: () => board(ALL.map((step) => [step, { busy: true }])) };

export const WithErrors: Story = {
  render: () =>
    board([
      [byPhone, { error: 'Заполните это поле' }],
      [byPhone, { error: 'Проверьте номер телефона' }],
      [byPhone, { error: 'Слишком много кодов. Попробуйте через час.' }],
      [byEmail, { error: 'Проверьте адрес почты' }],
      [byEmail, { error: 'Не удалось соединиться с сервером.' }],
      [byPassword, { error: 'Неверный логин или пароль' }],
      [byPassword, { error: 'Сервер ответил непонятно. Мы уже знаем об этом.' }],
      [code, { error: 'Неверный код' }],
      [code, { error: 'Код устарел. Попросите новый.' }],
      [city, { error: 'Не удалось соединиться с сервером.' }],
      [home, { error: 'Этот адрес подключён к другому договору.' }],
    ]),
};

export const TheServerHasAccepted: Story = {
  render: () => (
    <Board>
      <div>
        <Spinner />
      </div>
      <div>
        <StepStack>
          <Alert tone="danger">Устройство не записано</Alert>
          <Button kind="primary" wide>
            Повторить
          </Button>
        </StepStack>
      </div>
    </Board>
  ),
};

export const AsAPage: Story = {
  render: () => (
    <StepPage
      title="Добро пожаловать в Orbit"
      aside={<BrandAside voice="Свет гаснет. Ваше место свободно." reasons={['Цена и день списания видны заранее']} />}
    >
      <StepStack>
        <Text>Прежде чем начать, прочитайте и примите документы.</Text>
        <Checkbox
          label={<TextLink href="https://operator.example/1">Пользовательское соглашение</TextLink>}
          checked
          onChange={nothing}
          required
        />
        <Checkbox label="Новости о премьерах" checked={false} onChange={nothing} />
        <StepActions>
          <Button kind="primary">Войти</Button>
          <Button>Смотреть без входа</Button>
        </StepActions>
      </StepStack>
    </StepPage>
  ),
};
