import { completeRules } from '@livery/brand-kit/rules';
import { FEATURE_CAPABILITIES } from '@livery/features/testing';
import { createValue } from '@livery/value';
import { overlayQueue } from '@livery/widgets/overlay-queue';
import { mountScreen, pass } from '@livery/widgets/testing';
import { useToast } from '@livery/widgets/toasts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineBar } from './offline-bar.tsx';

const SENTENCE = 'Канал теперь в избранном';

/** A site at whose foot a message, the connection and the question for consent may all want to stand. */
async function foot() {
  const consentPanel = FEATURE_CAPABILITIES.find(({ name }) => name === 'figures-answer')?.overlays?.['figuresAnswer'];
  const ConsentPanel = (await consentPanel?.())?.default;
  if (!ConsentPanel) throw new Error('No capability asks for consent.');
  function Says() {
    const say = useToast();
    return <button onClick={() => say(SENTENCE)}>Say it</button>;
  }
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const online = createValue(true);
  const { services } = await mountScreen(
    <>
      <OfflineBar />
      <ConsentPanel />
      <Says />
    </>,
    {
      network: { online, suspect: () => {} },
      brand: { rules: completeRules({ figures: { consent: 'asked' } }) },
    },
  );
  await pass(0);
  return {
    online,
    queue: services.get(overlayQueue),
    say: async () => {
      press();
      await pass(0);
    },
  };
}

const press = () => (page.getByRole('button', { name: 'Say it' }).element() as HTMLElement).click();

/** What can be seen at the foot, by name. */
const seen = () => {
  const found = {
    message: page.getByText(SENTENCE).query(),
    connection: page.getByText(/^(Сервер не отвечает|Снова на связи)$/).query(),
    consent: document.querySelector('section[aria-label="Учёт просмотров"]'),
  };
  return Object.entries(found).flatMap(([name, element]) =>
    element?.checkVisibility({ visibilityProperty: true }) ? name : [],
  );
};

it('a message, the connection and a question never stand over one another', async () => {
  const { online, say } = await foot();
  expect(seen()).toEqual(['consent']);
  online.set(false);
  await pass(0);
  expect(seen()).toEqual(['connection']);
  await say();
  expect(seen()).toEqual(['message']);
  await pass(3_000);
  expect(seen()).toEqual(['connection']);
  online.set(true);
  await pass(0);
  expect(seen()).toEqual(['connection']);
  await say();
  expect(seen()).toEqual(['message']);
  await pass(3_000);
  expect(seen()).toEqual(['consent']);
});

it('a question that gives way keeps its room: the page does not jump', async () => {
  await foot();
  vi.useRealTimers();
  await expect.poll(() => document.body.style.paddingBottom).toMatch(/^[1-9]\d*px$/);
  const room = document.body.style.paddingBottom;
  press();
  await expect.poll(seen).toEqual(['message']);
  expect(document.body.style.paddingBottom).toBe(room);
});

it('a question waits while a modal is open', async () => {
  const { queue } = await foot();
  queue.want('modal', true);
  await pass(0);
  expect(seen()).toEqual([]);
  queue.want('modal', false);
  await pass(0);
  expect(seen()).toEqual(['consent']);
});
