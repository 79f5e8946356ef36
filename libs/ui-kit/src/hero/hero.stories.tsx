import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { channelMark } from '../stories/marks.ts';
import { artwork } from '../stories/artwork.ts';
import { channels, LONG_TITLE, promos } from '../stories/samples.tsx';
import { ComingSheet, FigureBlock, SideTile, Ticker } from './beside.tsx';
import { ComingPlace } from './coming-place.tsx';
import { PromoSkeleton } from './promo-skeleton.tsx';
import { PromoSlider } from './promo-slider.tsx';

const meta = { title: 'Rows/Hero', component: PromoSlider, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Slides: Story = { render: () => <PromoSlider promos={promos} /> };
/** So many stories, each of its own. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...promos[at % promos.length],
    id: `story-${at}`,
    title: `${at + 1}. Тихий перевал`,
  }));

export const None: Story = { render: () => <PromoSlider promos={[]} /> };
export const Two: Story = { render: () => <PromoSlider promos={many(2)} /> };
export const TwentyOne: Story = { render: () => <PromoSlider promos={many(21)} /> };
export const Sides: Story = {
  render: () => <PromoSlider promos={[{ ...promos[0], id: 'match', title: 'Тұлпар — Жұлдыз', kicker: 'Арена 1' }]} />,
};
export const Kazakh: Story = {
  render: () => (
    <PromoSlider
      promos={[
        {
          ...promos[0],
          id: 'kk',
          title: 'Әжемнің құпия қоржыны және өзге де үлкен оқиғалар',
          kicker: 'Бүкіл отбасыға премьера',
          description:
            'Жазғы демалысқа келген немере ешбір картада жоқ алма ағашын табады, ал атасы оны елу жыл бойы жасырып келген.',
        },
      ]}
    />
  ),
};
export const Georgian: Story = {
  render: () => (
    <PromoSlider
      promos={[
        {
          ...promos[0],
          id: 'ka',
          title: 'მშვიდი უღელტეხილის დიდი ისტორია',
          kicker: 'ახალი სეზონი ხუთშაბათობით',
          description: 'ორი ძმა უკანასკნელ ქარავანს მიუძღვება უღელტეხილზე, რომელიც ოცდაათი წელია დაკეტილია.',
        },
      ]}
    />
  ),
};

const lines = (count: number, title?: string) =>
  Array.from({ length: count }, (_, at) => {
    const { name, programme } = channels[at % channels.length] ?? channels[0];
    return {
      id: at,
      time: `${18 + at}:30`,
      title: title ?? programme,
      note: at === 0 ? `Идёт сейчас, ${name}` : name,
      live: at === 0,
      channel: name,
      logo: channelMark(name),
      href: `/channels/all/${at}`,
    };
  });
const beside = (count: number, title?: string) => (
  <>
    <ComingSheet title="Сегодня вечером" lines={lines(count, title)} nothing="Здесь пока ничего не объявлено" />
    <SideTile title="Малышам до шести лет" picture={artwork('Лиса и Луна', 'moon', 'wide')} href="/row/little-ones" />
  </>
);

export const Beside: Story = { render: () => <PromoSlider promos={promos} side={beside(3)} /> };
export const BesideLongText: Story = { render: () => <PromoSlider promos={promos} side={beside(3, LONG_TITLE)} /> };
export const BesideNothing: Story = { render: () => <PromoSlider promos={promos} side={beside(0)} /> };
export const BesideFigure: Story = {
  render: () => (
    <PromoSlider
      promos={promos}
      side={
        <>
          <ComingSheet title="Дальше сегодня" lines={lines(4)} nothing="" />
          <Ticker
            label="В эфире"
            lines={lines(8).map(({ id, channel, title, href }) => ({ id, text: `${channel}: ${title} · 67′`, href }))}
          />
          <FigureBlock figure="67′" label="Арена 1" spoken="Тулпар — Жулдыз" href="/channels/all/1" />
        </>
      }
    />
  ),
};

export const One: Story = { render: () => <PromoSlider promos={promos.slice(0, 1)} /> };
export const LongText: Story = {
  render: () => (
    <PromoSlider promos={promos.map((promo) => ({ ...promo, title: LONG_TITLE, description: LONG_TITLE.repeat(4) }))} />
  ),
};
export const WithoutPicture: Story = {
  render: () => <PromoSlider promos={promos.map((promo) => ({ ...promo, picture: null }))} />,
};
export const Loading: Story = { render: () => <PromoSkeleton /> };

export const LoadingBeside: Story = {
  render: () => <PromoSkeleton side={<ComingPlace title="Сегодня вечером" count={3} />} />,
};

export const Dots: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-045 a dot for each slide; a press shows it, the others leave the keyboard',
  render: () => <PromoSlider promos={promos} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dots = canvas.getAllByRole('button', { name: /^Афиша \d из 5/ });
    await expect(dots).toHaveLength(5);
    await expect(dots[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dots[2] as HTMLElement);
    await expect(dots[2]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Город без сна' })).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-part="slides"] > :not([inert])')).toHaveLength(1);
  },
};

const TITLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><text x="0" y="96" font-size="96" font-family="serif" fill="#fff">Перевал</text></svg>',
)}`;

export const TitleAsPicture: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-040 a title that is a picture has the title as its name, and one that does not come is the title',
  render: () => (
    <PromoSlider
      promos={[TITLE_PICTURE, 'data:image/png;base64,'].map((titlePicture, at) => ({
        ...promos[at],
        id: `picture-${at}`,
        title: ['Тихий перевал', 'Маяк на Каспии'][at] ?? '',
        titlePicture,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Тихий перевал' })).toContainElement(
      canvas.getByRole('img', { name: 'Тихий перевал' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Афиша 2 из 2/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Маяк на Каспии' })).toHaveTextContent('Маяк'));
  },
};

const onTrailerMuted = fn();

export const Trailer: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-040 a slide with a trailer has a mute switch',
  render: () => (
    <PromoSlider
      promos={[
        { ...promos[0], id: 'trailer', title: 'Тихий перевал', trailer: <div />, trailerMuted: true, onTrailerMuted },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Включить звук трейлера' }));
    await expect(onTrailerMuted).toHaveBeenCalledWith(false);
  },
};
