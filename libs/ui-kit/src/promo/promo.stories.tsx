import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { artwork } from '../stories/artwork.ts';
import { Held } from '../stories/held.tsx';
import { PromoConfirmation } from './promo-confirmation.tsx';
import { PromoForm } from './promo-form.tsx';
import { PromoLanding } from './promo-landing.tsx';
import { StepCount } from './step-count.tsx';

const meta: Meta = {
  title: 'Promo/Parts',
  component: PromoForm,
  subcomponents: { StepCount, PromoConfirmation, PromoLanding },
};
export default meta;
type Story = StoryObj;

const sent = fn();

const Code = ({ start = '', ...props }: Partial<Parameters<typeof PromoForm>[0]> & { readonly start?: string }) => (
  <Held start={start}>
    {(value, change) => (
      <PromoForm label="Промокод" action="Применить" value={value} onChange={change} onSubmit={sent} {...props} />
    )}
  </Held>
);
const Narrow = ({ children }: { readonly children: React.ReactNode }) => (
  <div style={{ maxWidth: 472, display: 'grid', gap: 24 }}>{children}</div>
);

export const Form: Story = {
  render: () => (
    <Narrow>
      <StepCount text="Шаг 1 из 2" step={1} count={2} />
      <Code hint="До 15 знаков, как на карточке" />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const field = within(canvasElement).getByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'LiVery-2026-Winter');
    await expect(field).toHaveValue('LiVery-2026-Win');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
export const Refused: Story = {
  render: () => (
    <Narrow>
      <Code start="SUMMER25" error="Срок этого кода закончился 1 октября" />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/Срок этого кода/);
  },
};
export const BeingSent: Story = {
  render: () => (
    <Narrow>
      <Code start="LIVERY26" busy />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const InOneLine: Story = {
  render: () => (
    <Narrow>
      <Code look="line" />
      <Code look="line" start="SUMMER25" error="Такого кода нет" />
      <Code look="line" disabled />
    </Narrow>
  ),
};
export const Confirmation: Story = {
  render: () => (
    <Narrow>
      <StepCount text="Шаг 2 из 2" step={2} count={2} />
      <PromoConfirmation
        title="30 дней подписки «Семья»"
        text="Бесплатно, потом 1 990 ₸ в месяц."
        description="Отменить можно в любой день. Код действует один раз."
        picture={artwork('Громче!', 'stage', 'wide')}
        actions={
          <>
            <Button kind="primary">Применить код</Button>
            <Button>Отмена</Button>
          </>
        }
      />
    </Narrow>
  ),
};
export const ConfirmationWithoutPicture: Story = {
  render: () => (
    <Narrow>
      <PromoConfirmation title="30 дней бесплатно" actions={<Button kind="primary">Применить код</Button>} />
    </Narrow>
  ),
};
export const Landing: Story = {
  render: () => (
    <PromoLanding
      title="30 дней кино в подарок"
      text="Введите код с карточки и смотрите сегодня же."
      picture={artwork('Тихий перевал', 'steppe', 'hero')}
      note="Действует до 31 декабря для новых подписок."
    >
      <Code look="line" />
    </PromoLanding>
  ),
};
export const LandingWithoutPicture: Story = {
  render: () => (
    <PromoLanding title="30 дней кино в подарок" text="Введите код с карточки и смотрите сегодня же.">
      <Code look="line" />
    </PromoLanding>
  ),
};
export const LongText: Story = {
  render: () => (
    <div style={{ width: 288, display: 'grid', gap: 24 }}>
      <StepCount text="Екі қадамның бірінші қадамы аяқталуға жақын" step={1} count={2} />
      <Code
        look="line"
        label="Жарнамалық кодты енгізіңіз"
        action="Кодты қолдану"
        start="LIVERY-2026-KZT"
        error="Бұл код тек жаңа пайдаланушыларға арналған, басқасын енгізіңіз"
      />
      <PromoLanding
        title="Отбасылық мерекелік жазылымға отыз күн сыйлық"
        text="Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады."
      />
    </div>
  ),
};
