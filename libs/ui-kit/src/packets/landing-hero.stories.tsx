import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { boxIcon, laptopIcon, phoneIcon } from '../icons/page-shapes.ts';
import { tvIcon } from '../icons/shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { channelMark } from '../stories/marks.ts';
import { Heading } from '../text/heading.tsx';
import { ContactBlock } from './contact-block.tsx';
import { DeviceList, FeatureBlocks } from './feature-blocks.tsx';
import { LandingHero } from './landing-hero.tsx';

const meta = {
  title: 'Packets/LandingHero',
  component: LandingHero,
  subcomponents: { FeatureBlocks, DeviceList, ContactBlock },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ padding: '32px var(--page-margin)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Телевидение вашего оператора',
    text: 'Смотрите 190 каналов дома и в дороге. Первые 14 дней бесплатно.',
    picture: artwork('Тихий перевал', 'steppe', 'hero'),
    actions: (
      <>
        <Button kind="primary">Попробовать бесплатно</Button>
        <Button>Как установить</Button>
      </>
    ),
  },
} satisfies Meta<typeof LandingHero>;
export default meta;
type Story = StoryObj<typeof meta>;

const features = [
  { id: 1, title: 'Архив', text: 'Передачу можно начать сначала или вернуться на неделю.', scene: 'city' },
  { id: 2, title: 'Все экраны', text: 'Один аккаунт на телевизоре, телефоне и ноутбуке.', scene: 'planet' },
  { id: 3, title: 'Детям', text: 'Отдельный профиль, в котором только детское.', scene: 'moon' },
] as const;

export const Hero: Story = {};

export const WithoutPicture: Story = { args: { picture: null, logo: channelMark('Оператор') } };

export const Page: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <LandingHero {...args} />
      <FeatureBlocks
        label="Что есть"
        level={2}
        items={features.map(({ scene, ...feature }) => ({
          ...feature,
          picture: artwork(feature.title, scene, 'wide'),
        }))}
      />
      <Heading level={2}>На чём смотреть</Heading>
      <DeviceList
        label="На чём смотреть"
        devices={[
          { id: 1, title: 'Телевизоры', detail: 'Android TV, Tizen, webOS', icon: tvIcon },
          { id: 2, title: 'Телефоны', detail: 'Android 7 и новее, iOS 15', icon: phoneIcon },
          { id: 3, title: 'Компьютеры', icon: laptopIcon },
          { id: 4, title: 'Приставки', detail: 'Те, что выдаёт оператор', icon: boxIcon },
        ]}
      />
      <ContactBlock
        title="Связаться с оператором"
        logo={channelMark('Оператор')}
        phone={{ label: 'Поддержка', text: '+7 (700) 000-00-00' }}
        email={{ label: 'Почта', text: 'help@example.org' }}
        action={<Button href="#register">Стать абонентом</Button>}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('link', { name: '+7 (700) 000-00-00' });
    await expect(phone).toHaveAttribute('href', 'tel:+77000000000');
  },
};

export const LongText: Story = {
  args: {
    title: 'Байланыс операторыңыздың мерекелік теледидары',
    text: 'Жүз тоқсан арнаны үйде де, жолда да көріңіз, алғашқы он төрт күн тегін.',
    actions: <Button kind="primary">Тегін байқап көру</Button>,
  },
  render: (args) => (
    <div style={{ width: 288, display: 'grid', gap: 24, '--page-margin': '0px' } as CSSProperties}>
      <LandingHero {...args} />
      <FeatureBlocks
        label="Мүмкіндіктер"
        level={2}
        items={[
          { id: 1, title: 'Телеарналардың мұрағаттандырылған бағдарламалары', text: 'Бастапқыдан көру мүмкіндігі.' },
        ]}
      />
      <DeviceList
        label="Құрылғылар"
        devices={[
          { id: 1, title: 'Смартфондар мен планшеттер', detail: 'Заманауи операциялық жүйелер', icon: phoneIcon },
        ]}
      />
      <ContactBlock
        title="Оператормен байланысу орталығы"
        phone={{ label: 'Қолдау көрсету қызметі', text: '+7 (700) 000-00-00' }}
        email={{ label: 'Электрондық пошта', text: 'abonentterge-qoldau-korsetu@example.org' }}
        action={<Button>Абонент болып тіркелу</Button>}
      />
    </div>
  ),
};
