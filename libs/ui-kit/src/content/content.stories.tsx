import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { heartIcon } from '../icons/page-shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { AboutColumns, AboutPart } from './about-columns.tsx';
import { AirLine, AirList } from './air-list.tsx';
import { BesideRows } from './beside-rows.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { PersonHead } from './person-head.tsx';
import { SectionPlace, SectionTabs } from './section-tabs.tsx';
import { StillGallery } from './still-gallery.tsx';

const meta = {
  title: 'Content/Parts',
  component: FactSheet,
  subcomponents: {
    AboutColumns,
    AboutPart,
    AirLine,
    AirList,
    BesideRows,
    PersonHead,
    SectionPlace,
    SectionTabs,
    StillGallery,
  },
  parameters: { bare: true },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const FACTS = [
  {
    id: 'director',
    label: 'Режиссёр',
    value: (
      <TextLink href="/persons/1" tone="plain">
        Ержан Гроховский
      </TextLink>
    ),
  },
  { id: 'writer', label: 'Сценарист', value: 'Райхан Холматова' },
  { id: 'original', label: 'В оригинале', value: LONG_TITLE },
  { id: 'genre', label: 'Жанр', value: 'Драма, семейная драма' },
  { id: 'country', label: 'Страна', value: 'Казахстан' },
  { id: 'year', label: 'Год', value: '2025' },
  { id: 'age', label: 'Возраст', value: '16+' },
];

const air = (
  <AirList>
    {['Вчера, 21:45', '24 ноября, 21:45', '23 ноября, 21:50'].map((when, at) => (
      <AirLine
        key={when}
        channel={{ name: at === 2 ? LONG_TITLE : 'Сериал Азия' }}
        when={when}
        href={`/channels/${at}`}
      />
    ))}
  </AirList>
);

export const FactsAndBroadcasts: Story = {
  render: () => (
    <AboutColumns>
      <AboutPart title="О сериале">
        <FactSheet facts={FACTS} />
      </AboutPart>
      <AboutPart
        title="Уже было в эфире"
        action={
          <Button kind="ghost" size="small">
            Показать все
          </Button>
        }
      >
        {air}
      </AboutPart>
    </AboutColumns>
  ),
};

export const FactsAlone: Story = {
  render: () => (
    <AboutColumns>
      <AboutPart title="О фильме">
        <FactSheet facts={FACTS} />
      </AboutPart>
    </AboutColumns>
  ),
};

export const OneFact: Story = {
  render: () => (
    <AboutColumns>
      <AboutPart title="О фильме">
        <FactSheet facts={FACTS.slice(3, 4)} />
      </AboutPart>
      <AboutPart title="Уже было в эфире">{air}</AboutPart>
    </AboutColumns>
  ),
};

const STILLS = (['steppe', 'city', 'sea'] as const).map((scene) => ({
  id: scene,
  picture: artwork(scene, scene, 'wide'),
}));

const gallery = (
  <StillGallery
    title="Кадры"
    name="Тихий перевал"
    rowKey="stills"
    stills={STILLS}
    label={(index) => `Кадр ${index + 1} из ${STILLS.length}`}
  />
);

export const Stills: Story = { render: () => gallery };

export const StillsLarge: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a still opens large, arrows lead round to the others, and Escape leads back to it',
  render: () => gallery,
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('button', { name: 'Кадр 2 из 3' });
    await userEvent.click(second);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Тихий перевал' });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'Кадр 2 из 3' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'Кадр 1 из 3' })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'Кадр 3 из 3' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
  },
};

const ways = (
  <>
    <Button kind="ghost" size="small">
      20 фильмов
    </Button>
    <Button kind="secondary" size="small" icon={heartIcon}>
      В избранное
    </Button>
  </>
);

export const Person: Story = {
  render: () => (
    <PersonHead
      name="Севара Гроховская"
      roles="Актёр, режиссёр, сценарист"
      picture={artwork('Севара', 'stage', 'wide')}
    >
      {ways}
    </PersonHead>
  ),
};

export const PersonWithoutPhotograph: Story = {
  render: () => <PersonHead name={`Карлыгаш ${LONG_TITLE}`}>{ways}</PersonHead>,
};

export const Sections: Story = {
  render: () => (
    <>
      <SectionTabs
        label="Разделы страницы"
        sections={[
          { id: 'episodes', label: 'Серии' },
          { id: 'about', label: 'О сериале' },
        ]}
        onChoose={() => {}}
      />
      <SectionPlace data-section="episodes">{gallery}</SectionPlace>
      <SectionPlace data-section="about">
        <AboutColumns>
          <AboutPart title="О сериале">
            <FactSheet facts={FACTS} />
          </AboutPart>
        </AboutColumns>
      </SectionPlace>
    </>
  ),
};
