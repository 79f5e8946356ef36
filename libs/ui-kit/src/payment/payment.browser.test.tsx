import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { AgreementText } from './agreement-text.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { StepBack } from './step-back.tsx';

const show = (node: React.ReactNode) => {
  const worn = (content: React.ReactNode) => (
    <>
      <WornBrand />
      {content}
    </>
  );
  const view = mount(worn(node));
  onTestFinished(view.unmount);
  return { host: view.host, render: (content: React.ReactNode) => view.render(worn(content)) };
};

/** Until the browser has measured: a size is told before the next frame but one. */
const frames = async () => {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
};

const LONG = <div style={{ height: 2000 }}>long</div>;

it('NAV-123 an agreement is read within 100 px of its end, and says so once', async () => {
  const onReadToEnd = vi.fn();
  const terms = () => (
    <AgreementText label="terms" onReadToEnd={onReadToEnd}>
      {[<div key="long" style={{ height: 2000 }} />]}
    </AgreementText>
  );
  const { host, render } = show(terms());
  const box = host.querySelector<HTMLElement>('[role=region]')!;
  await frames();
  expect(onReadToEnd).not.toHaveBeenCalled();
  const end = box.scrollHeight - box.clientHeight;
  for (const [top, times] of [
    [end - 101, 0],
    [end - 100, 1],
    [end, 1],
    [0, 1],
    [end, 1],
  ] as const) {
    box.scrollTop = top;
    render(terms());
    await frames();
    expect(onReadToEnd).toHaveBeenCalledTimes(times);
  }
});

it('NAV-123 an agreement that is seen whole is read at once', async () => {
  const onReadToEnd = vi.fn();
  show(
    <AgreementText label="terms" onReadToEnd={onReadToEnd}>
      short
    </AgreementText>,
  );
  await expect.poll(() => onReadToEnd).toHaveBeenCalledTimes(1);
});

it('NAV-123 keys read an agreement: it is a stop for Tab, and End goes to its end', async () => {
  const onReadToEnd = vi.fn();
  const { host } = show(
    <AgreementText label="terms" onReadToEnd={onReadToEnd}>
      {LONG}
    </AgreementText>,
  );
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(host.querySelector('[role=region]'));
  await userEvent.keyboard('{End}');
  await expect.poll(() => onReadToEnd).toHaveBeenCalledTimes(1);
});

const summary = <PaymentSummary label="purchase" title="Family" detail="a month" amount="1 990 ₸" then="each month" />;

it('what is paid for stays in sight on a small phone, however far a step is scrolled, and hides no control with the focus', async () => {
  await page.viewport(390, 640);
  onTestFinished(() => page.viewport(414, 896));
  const { host } = show(
    <Dialog open title="How to pay" stepKey="a" pinned={summary} onClose={() => {}}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>
          <Button>{`way ${index}`}</Button>
        </p>
      ))}
    </Dialog>,
  );
  const dialog = host.querySelector('dialog')!;
  const pinned = host.querySelector('section')!;
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
  await expect.poll(() => dialog.getAnimations()).toHaveLength(0);
  const inSight = () => {
    const box = pinned.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= 640 && dialog.contains(document.elementFromPoint(box.left + 20, box.top + 10));
  };
  const first = pinned.getBoundingClientRect().top;
  dialog.scrollTop = 700;
  await frames();
  expect(inSight()).toBe(true);
  const buttons = [...host.querySelectorAll<HTMLElement>('p button')];
  buttons.at(-1)?.focus();
  for (const button of buttons.slice(-8).reverse()) {
    button.focus();
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(pinned.getBoundingClientRect().bottom);
  }
  dialog.scrollTop = 0;
  await frames();
  expect(Math.abs(pinned.getBoundingClientRect().top - first)).toBeLessThan(1);
});

it('the ring of what stands first in a step is seen whole: the head that stays in sight does not lie over it', async () => {
  await page.viewport(390, 640);
  onTestFinished(() => page.viewport(414, 896));
  const { host } = show(
    <Dialog open title="How to pay" stepKey="a" pinned={summary} onClose={() => {}}>
      <Button>pay</Button>
    </Dialog>,
  );
  const dialog = host.querySelector('dialog')!;
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
  await expect.poll(() => dialog.getAnimations()).toHaveLength(0);
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  const button = page.getByRole('button', { name: 'pay' }).element();
  (button as HTMLElement).focus();
  const { outlineWidth, outlineOffset } = getComputedStyle(button);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  expect(ring).toBeGreaterThan(0);
  const { bottom } = host.querySelector('header')!.getBoundingClientRect();
  expect(button.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(bottom - 0.5);
});

it('a line is left for what is not known yet, and none where nothing will ever be said', () => {
  const lines = (detail: undefined | null) =>
    show(<PaymentSummary label="purchase" title="Debt" detail={detail} amount="2 500 ₸" />).host.querySelectorAll('p')
      .length;
  expect([lines(undefined), lines(null)]).toEqual([1, 0]);
});

it('a name and a sum that stay alone stand in the middle of their box, which is as high as with a line below them', () => {
  const family = { label: 'purchase', title: 'Family', amount: '1 990 ₸' };
  for (const size of ['12px', '24px']) {
    const of = (summary: React.ReactNode) => {
      const { host } = show(<div style={{ '--type--1': size } as React.CSSProperties}>{summary}</div>);
      const box = (part: string) => host.querySelector(part)!.getBoundingClientRect();
      const middle = (part: string) => (box(part).top + box(part).bottom) / 2;
      return { height: box('section').height, isAside: (part: string) => Math.abs(middle(part) - middle('section')) };
    };
    const alone = of(<PaymentSummary {...family} isComplete />);
    for (const part of ['strong', 'b']) expect(alone.isAside(part), `${part} at ${size}`).toBeLessThan(4);
    for (const detail of [undefined, 'a month'])
      expect(alone.height, size).toBeCloseTo(of(<PaymentSummary {...family} detail={detail} />).height, 0);
  }
});

it('a name and a sum stay where they are when what follows comes', () => {
  const { host, render } = show(<PaymentSummary label="purchase" title="Family" amount="1 990 ₸" />);
  const places = () => ['strong', 'b'].map((part) => host.querySelector(part)!.getBoundingClientRect().top);
  const before = places();
  render(<PaymentSummary label="purchase" title="Family" amount="1 990 ₸" detail="a month" />);
  expect(host.textContent).toContain('a month');
  expect(places()).toEqual(before);
});

it('a short name stays on the line of a sum of six digits in a phone', () => {
  // Wide letters: the sum takes 173 px of 358.
  const wide = { '--font-display': 'monospace', '--type-3': '24px', '--display-tracking': '0' };
  const { host } = show(
    <div style={{ width: 358, ...wide }}>
      <PaymentSummary label="purchase" title="Всё сразу" detail="1 год" amount="825 550 so’m" />
    </div>,
  );
  const box = (part: string) => host.querySelector(part)!.getBoundingClientRect();
  expect(box('b').top).toBeLessThan(box('strong').bottom);
});

it('where a phone lies on its side the head scrolls with the step, and leaves the room to it', async () => {
  await page.viewport(640, 360);
  onTestFinished(() => page.viewport(414, 896));
  const { host } = show(
    <Dialog open title="How to pay" stepKey="a" pinned={summary} onClose={() => {}}>
      {LONG}
    </Dialog>,
  );
  const dialog = host.querySelector('dialog')!;
  dialog.scrollTop = 700;
  await frames();
  expect(host.querySelector('section')!.getBoundingClientRect().bottom).toBeLessThan(0);
});

it('a step with nothing to keep in sight leaves no room for it', () => {
  const Nothing = () => null;
  const dialog = (pinned?: React.ReactNode) => (
    <Dialog open title="t" stepKey="a" pinned={pinned} onClose={() => {}}>
      text
    </Dialog>
  );
  const { host, render } = show(dialog(<Nothing />));
  const height = () => host.querySelector('header')!.offsetHeight;
  const withNothing = height();
  render(dialog());
  expect(withNothing).toBe(height());
});

it('a dialog that goes to its next step begins at its top, with the focus on its heading', async () => {
  const step = (key: string) => (
    <Dialog
      open
      title={key}
      stepKey={key}
      back={key === 'second' && <StepBack label="back" onClick={() => {}} />}
      pinned={summary}
      onClose={() => {}}
    >
      <div style={{ height: 2000 }} />
      <button>on</button>
    </Dialog>
  );
  const { host, render } = show(step('first'));
  const dialog = host.querySelector('dialog')!;
  expect(document.activeElement?.textContent).toBe('on');
  dialog.scrollTop = 900;
  render(step('second'));
  expect(dialog.scrollTop).toBe(0);
  expect(document.activeElement).toBe(host.querySelector('h2'));
  expect(document.activeElement?.textContent).toBe('second');
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
  expect(document.activeElement?.textContent).toBe('second');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('back');
  render(step('second'));
  expect(document.activeElement?.getAttribute('aria-label'), 'the same step leaves it').toBe('back');
});

it('PAY-042 PAY-043 how it ended is read out first: its heading has the focus, in a dialog and when the kind changes', () => {
  const outcome = (kind: 'failed' | 'success' | 'unknown') => (
    <Dialog open title="Payment" stepKey={kind === 'unknown' ? 'asking' : 'done'} onClose={() => {}}>
      <PaymentOutcome kind={kind} title={kind} actions={<button>on</button>} />
    </Dialog>
  );
  const { host, render } = show(outcome('unknown'));
  const heading = () => host.querySelector('h3');
  expect(document.activeElement).toBe(heading());
  act(() => host.querySelector('button')?.focus());
  render(outcome('success'));
  expect(document.activeElement).toBe(heading());
  act(() => host.querySelector('button')?.focus());
  render(outcome('failed'));
  expect(document.activeElement).toBe(heading());
});
