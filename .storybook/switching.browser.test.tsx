import { Button, Chip } from '@livery/ui-kit/actions';
import { PosterCard, WideCard } from '@livery/ui-kit/cards';
import { Alert, ProgressBar } from '@livery/ui-kit/feedback';
import { Switch, TextField } from '@livery/ui-kit/forms';
import { Grid } from '@livery/ui-kit/rows';
import { Heading } from '@livery/ui-kit/text';
import { GlobalStyle } from '@livery/ui-kit/theme';
import { Profiler } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount } from '../libs/ui-kit/src/stories/mount.tsx';
import { looks, wearBrand } from './brands.ts';

/**
 * A switch changes the values of the page's custom properties, so it may cost what restyling and laying out the page costs anyway, and
 * little more. A multiple, not milliseconds: these measure the machine (its figure stands in docs/benchmarks.md).
 */
const MOST_RESTYLES = 3;
/** Other tests work beside this one: more than one look at it. */
const ROUNDS = 4;

const CARDS = Array.from({ length: 24 }, (_, index) => `Картина ${index}`);
const nothing = () => {};

/** A page of everything that a brand draws in its own way. It has no pictures: one that comes late is a render of its own. */
function Page() {
  return (
    <main>
      <Heading level={1} size="page">
        Смотрят в этом месяце
      </Heading>
      <Button kind="primary">Смотреть</Button>
      <Button kind="secondary">Трейлер</Button>
      <Chip selected>Кино</Chip>
      <Chip filled>Сериалы</Chip>
      <Switch label="Не спрашивать полчаса" checked onChange={nothing} />
      <TextField label="Имя" value="Асан" onChange={nothing} />
      <ProgressBar percent={40} label="Просмотрено" />
      <Alert title="Готово">Подписка подключена.</Alert>
      <Grid cards="poster" label="Картины">
        {CARDS.map((title) => (
          <PosterCard key={title} title={title} meta="2026 · Драма" />
        ))}
      </Grid>
      <Grid cards="wide" label="Передачи">
        {CARDS.map((title) => (
          <WideCard key={title} title={title} meta="2026 · Драма" />
        ))}
      </Grid>
    </main>
  );
}

interface Session {
  send(method: 'Performance.enable', parameters: { timeDomain: 'threadTicks' }): Promise<void>;
  send(method: 'Performance.disable'): Promise<void>;
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}

const session = () => cdp() as unknown as Session;

/** Time that the page's own thread has worked so far, ms: what others do on the machine does not count. */
async function workedMs(): Promise<number> {
  const { metrics } = await session().send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** Resolves behind the style, layout and paint of the current frame. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

async function costMs(change: () => void): Promise<number> {
  await frame();
  await painted();
  const before = await workedMs();
  await frame();
  change();
  await painted();
  return (await workedMs()) - before;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const onRender = vi.fn();
let page: ReturnType<typeof mount>;

beforeAll(async () => {
  await session().send('Performance.enable', { timeDomain: 'threadTicks' });
  page = mount(
    <>
      <GlobalStyle />
      <Profiler id="page" onRender={onRender}>
        <Page />
      </Profiler>
    </>,
  );
  // Typefaces and pictures of the first look are no part of a switch.
  for (const { brand, scheme } of looks) {
    wearBrand(brand, { scheme });
    await frame();
    await document.fonts.ready;
  }
});

afterAll(async () => {
  page.unmount();
  await session().send('Performance.disable');
});

/** The work of a page that has to be styled and laid out anew as a whole. */
const restyleMs = () =>
  costMs(() => {
    const { style } = document.documentElement;
    style.fontSize = style.fontSize ? '' : '101%';
  });

it('a mounted page changes brand and scheme without a render, for the work of a few restyles', async () => {
  onRender.mockClear();
  const grounds = new Set<string>();
  const rounds: { switchMs: number; restyleMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const switches: number[] = [];
    const restyles: number[] = [];
    for (const { brand, scheme } of looks) {
      switches.push(await costMs(() => wearBrand(brand, { scheme })));
      restyles.push(await restyleMs());
      grounds.add(getComputedStyle(document.body).backgroundColor);
    }
    rounds.push({ switchMs: median(switches), restyleMs: median(restyles) });
  }
  expect(grounds.size).toBe(looks.length);
  expect(onRender).not.toHaveBeenCalled();
  expect(Math.min(...rounds.map((round) => round.switchMs / round.restyleMs))).toBeLessThanOrEqual(MOST_RESTYLES);
});
