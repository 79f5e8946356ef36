import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { backIcon, fullscreenEnterIcon } from '../icons/player-shapes.ts';
import { pauseIcon, volumeIcon } from '../icons/shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { SpotOverlay } from './spot-overlay.tsx';

const meta: Meta = { title: 'Player/SpotOverlay', component: SpotOverlay, parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const onSkip = fn();
const onVisit = fn();
const onRemove = fn();
const onResume = fn();

const TOOLS = (
  <>
    <IconButton icon={pauseIcon} label="Пауза" />
    <IconButton icon={volumeIcon} label="Выключить звук" />
    <IconButton icon={fullscreenEnterIcon} label="На весь экран" />
  </>
);

type Film = Partial<ComponentProps<typeof SpotOverlay>> & { width?: number; isMini?: boolean };

/** As large as the picture that it lies over. */
function OverFilm({ width = 960, isMini = false, ...props }: Film) {
  return (
    <div
      style={{
        ...(isMini && { container: 'mini-player / size' }),
        position: 'relative',
        width,
        maxWidth: '100%',
        aspectRatio: '16 / 9',
        background: `#000 url("${artwork('Чай', 'sea', 'hero').src}") center / cover`,
      }}
    >
      <SpotOverlay
        label="Реклама 1 из 2"
        time="0:08"
        title="Таң шай"
        start={<IconButton icon={backIcon} label="Выйти из просмотра" />}
        tools={TOOLS}
        announcement="Реклама 1 из 2"
        visit={{ label: 'На сайт рекламодателя', onVisit }}
        {...props}
      />
    </div>
  );
}

const soon = { label: 'Пропустить через 3', isReady: false, onSkip };
const now = { label: 'Пропустить', isReady: true, onSkip };
const remove = { label: 'Отключить рекламу', onRemove };

export const Plain: Story = { render: () => <OverFilm /> };
export const SkipsSoon: Story = { render: () => <OverFilm skip={soon} remove={remove} text="Пиала горячего чая" /> };
export const SkipsNow: Story = { render: () => <OverFilm skip={now} remove={remove} /> };
export const Paused: Story = { render: () => <OverFilm resume={{ label: 'Смотреть', onResume }} /> };
export const NothingKnown: Story = {
  render: () => <OverFilm time={null} title={undefined} visit={undefined} label="Реклама" />,
};
export const LongWords: Story = {
  render: () => <OverFilm title={LONG_TITLE} text={`${LONG_TITLE} ${LONG_TITLE}`} skip={now} remove={remove} />,
};
export const OnPhone: Story = { render: () => <OverFilm width={390} skip={now} remove={remove} text="Пиала чая" /> };
export const InMiniPlayer: Story = { render: () => <OverFilm width={340} isMini skip={now} remove={remove} /> };
export const InMiniPlayerOfPhone: Story = { render: () => <OverFilm width={128} isMini skip={now} /> };

const UPRIGHT = [430, 390, 360, 320];
const LONGEST = {
  ru: { label: 'Реклама', skip: 'Пропустить через 15', visit: 'На сайт рекламодателя', remove: 'Отключить рекламу' },
  kk: {
    label: 'Жарнама',
    skip: '15 с кейін өткізуге болады',
    visit: 'Жарнама берушінің сайтына',
    remove: 'Жарнаманы өшіру',
  },
  en: { label: 'Advertisement', skip: 'Skip in 15', visit: 'Visit the advertiser’s site', remove: 'Remove ads' },
};
/** Of the brand that shows the story, and of the largest. */
const BUTTONS = [undefined, '60px'];

export const UprightPhone: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ADS-014 CTRL-020 on the picture of a phone that is held upright every way is there, and none lies on another',
  render: () => (
    <>
      {BUTTONS.map((height, at) => (
        <div key={height} style={{ '--button-height': height } as React.CSSProperties}>
          {Object.entries(LONGEST).flatMap(([language, words]) =>
            UPRIGHT.map((width) => (
              <OverFilm
                key={`${language} ${width}`}
                width={width}
                label={`${words.label} ${10 + at} / ${width}`}
                skip={{ label: words.skip, isReady: false, onSkip }}
                visit={{ label: words.visit, onVisit }}
                remove={{ label: words.remove, onRemove }}
              />
            )),
          )}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const film of canvasElement.querySelectorAll('section')) {
      const whole = film.getBoundingClientRect();
      const boxes = [...film.querySelectorAll('button, p')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
      await expect(film.querySelectorAll('button')).toHaveLength(7);
      await expect([...film.querySelectorAll('button')].every((one) => one.checkVisibility())).toBe(true);
      for (const [index, box] of boxes.entries()) {
        await expect(box.left).toBeGreaterThanOrEqual(whole.left);
        await expect(box.right).toBeLessThanOrEqual(whole.right);
        await expect(box.bottom).toBeLessThanOrEqual(whole.bottom);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            other.left >= box.right - 1 ||
            box.left >= other.right - 1 ||
            other.top >= box.bottom - 1 ||
            box.top >= other.bottom - 1;
          await expect(isApart).toBe(true);
        }
      }
    }
  },
};

export const InMini: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-020 in the mini player its name and the way past it are left',
  render: () => <OverFilm width={390} isMini skip={now} remove={remove} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Пропустить' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отключить рекламу' })).toBeNull();
    await expect(canvas.getByText('Реклама 1 из 2', { selector: 'p span' })).toBeVisible();
  },
};

export const Pressed: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CTRL-020 ADS-014 an ad is named, can be followed, skipped and bought away, by keyboard too',
  render: () => <OverFilm skip={now} remove={remove} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Реклама 1 из 2' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Реклама 1 из 2');
    await expect(canvas.getByRole('button', { name: 'Пропустить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'На сайт рекламодателя' }));
    await expect(onVisit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Отключить рекламу' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const NotYet: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ADS-015 CTRL-020 before its time it cannot be skipped, and nothing is offered that was not allowed',
  render: () => <OverFilm skip={soon} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Пропустить через 3' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Отключить рекламу' })).toBeNull();
  },
};
