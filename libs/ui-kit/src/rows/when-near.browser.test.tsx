import { expect, it } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { WhenNear } from './when-near.tsx';

it('ROWS-024 draws what is far below the window only when the viewer comes near, and keeps it', async () => {
  const page = mount(
    <>
      <div style={{ height: '500vh' }} />
      <WhenNear place={<div style={{ height: 200 }}>место</div>}>
        <div style={{ height: 200 }}>ряд</div>
      </WhenNear>
    </>,
  );
  const text = () => page.host.textContent;
  expect(text()).toBe('место');
  // Still two windows away.
  window.scrollTo({ top: innerHeight * 2 });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(text()).toBe('место');
  window.scrollTo({ top: innerHeight * 4 });
  await expect.poll(text).toBe('ряд');
  window.scrollTo({ top: 0 });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(text()).toBe('ряд');
  page.unmount();
});

it('ROWS-024 looks further ahead as soon as the viewer scrolls', async () => {
  const page = mount(
    <>
      <div style={{ height: '150vh' }} />
      <WhenNear place={<div style={{ height: 2000 }}>место</div>}>
        <div style={{ height: 2000 }}>ряд</div>
      </WhenNear>
    </>,
  );
  const text = () => page.host.textContent;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(text(), 'half a window below').toBe('место');
  window.scrollTo({ top: 10 });
  await expect.poll(text).toBe('ряд');
  window.scrollTo({ top: 0 });
  page.unmount();
});
