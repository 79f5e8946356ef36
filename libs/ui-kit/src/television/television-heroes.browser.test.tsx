import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ChannelColumns } from '../channels/channel-columns.ts';
import { ProgrammePanel } from '../channels/programme-panel.tsx';
import { PromoSlider } from '../hero/promo-slider.tsx';
import { LOOKS } from '../looks/all-looks.ts';
import { PacketHead } from '../packets/packet-head.tsx';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { wayIn } from './controls.ts';
import { TelevisionHead } from './television-head.tsx';
import { TelevisionStyle } from './television-style.ts';

const root = document.documentElement;
afterEach(async () => {
  delete root.dataset['hero'];
  delete root.dataset['density'];
  await page.viewport(1280, 720);
});

const LOGO = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"/>';
const promo = {
  id: '1',
  title: 'Бабушкин рецепт на целую зиму',
  kicker: 'Комедия месяца',
  description:
    'Столичный повар едет к бабушке за одним рецептом, а получает целую кухню и сорок гостей до самой весны.',
  actions: <a href="/watch">Смотреть</a>,
};

it.each(Object.keys(LOOKS.hero))('on a television the words of a hero stand below the logo: %s', async (hero) => {
  root.dataset['hero'] = hero;
  root.dataset['density'] = 'tv';
  await page.viewport(1920, 1080);
  const { host, unmount } = mount(
    <div data-layout="desktop">
      <GlobalStyle />
      <TelevisionStyle />
      <TelevisionHead logo={<img alt="" src={LOGO} />} time="21:38" />
      <main id="content" tabIndex={-1}>
        <div>
          <PromoSlider promos={[promo]} />
        </div>
      </main>
    </div>,
  );
  onTestFinished(unmount);
  const logo = host.querySelector('[data-part="logo"] img') as HTMLImageElement;
  await expect.poll(() => logo.getBoundingClientRect().height).toBeGreaterThan(0);
  const words = [...host.querySelectorAll('[data-part="kicker"], [data-part="title"]')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  expect(words.length).toBeGreaterThan(0);
  for (const { top } of words) expect(top).toBeGreaterThanOrEqual(logo.getBoundingClientRect().bottom);
});

/** The look whose list of channels stands before the picture. */
const LIST_FIRST = 'full-bleed-cinema';

it.each(Object.keys(LOOKS.hero))(
  'on a television the picture of a channel begins at the edge of the logo or at the rail, or behind the list: %s',
  async (hero) => {
    root.dataset['hero'] = hero;
    root.dataset['density'] = 'tv';
    await page.viewport(1920, 1080);
    const { host, unmount } = mount(
      <div data-layout="desktop">
        <GlobalStyle />
        <TelevisionStyle />
        <TelevisionHead logo={<img alt="" src={LOGO} />} time="21:38" />
        <main id="content" tabIndex={-1}>
          <ChannelColumns data-page="channel">
            <div data-testid="first" style={{ gridArea: 'picture', height: 40 }} />
          </ChannelColumns>
        </main>
      </div>,
    );
    onTestFinished(unmount);
    const logo = host.querySelector('[data-part="logo"]')!.getBoundingClientRect();
    const first = host.querySelector('[data-testid="first"]')!.getBoundingClientRect();
    expect(logo.left).toBeGreaterThan(0);
    if (hero === LIST_FIRST) expect(first.left).toBeGreaterThan(innerWidth / 4);
    else expect(first.left).toBeLessThanOrEqual(logo.left);
  },
);

/** As wide as the signs are. */
const SIGNS = { Russian: [191, 178, 314, 171], English: [242, 141, 286, 187] };

it.each(
  ['split-statement', 'scoreboard'].flatMap((hero) => Object.entries(SIGNS).map((signs) => [hero, ...signs] as const)),
)(
  'on a television all that can be done with a programme stands on one line below what is told of it: %s, in %s',
  async (hero, _, widths) => {
    root.dataset['hero'] = hero;
    root.dataset['density'] = 'tv';
    await page.viewport(1920, 1080);
    const signs = widths.map((width) => <span key={width} style={{ flex: 'none', width, height: 62 }} />);
    const { host, unmount } = mount(
      <div data-layout="desktop">
        <WornBrand />
        <TelevisionStyle />
        <main id="content" tabIndex={-1}>
          <ChannelColumns data-page="channel">
            <ProgrammePanel
              title="Утренний чай"
              meta="Алатау 24, 07:00–09:00"
              about="Погода, зарядка, варенье и хорошие новости."
              facts={[{ id: 'left', label: 'Осталось', value: '1 ч 14 мин' }]}
              actions={<div data-part="signs">{signs}</div>}
              next={<p>Далее</p>}
            />
          </ChannelColumns>
        </main>
      </div>,
    );
    onTestFinished(unmount);
    const boxes = [...host.querySelectorAll('[data-part="signs"] > span')].map((sign) => sign.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const told = host.querySelector('[data-part="panel"]')!.getBoundingClientRect();
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(told.right);
  },
);

it('the page of a packet begins at what can be done with it, above its rows', () => {
  const { host, unmount } = mount(
    <main>
      <PacketHead title="Семья" actions={<button>Подключить</button>} />
      <a data-card-target href="#film">
        Film
      </a>
    </main>,
  );
  onTestFinished(unmount);
  expect(wayIn(host)).toHaveTextContent('Подключить');
});
