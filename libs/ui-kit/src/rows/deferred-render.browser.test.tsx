import { expect, it } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { useDeferredRender } from './deferred-render.ts';

const frame = () => new Promise(requestAnimationFrame);

it('ROWS-025 those who want to draw do so one after the other, each in a frame of its own', async () => {
  const drawn: { name: string; frame: number }[] = [];
  let frames = 0;
  function Part({ name }: { name: string }) {
    if (useDeferredRender(true) && !drawn.some((one) => one.name === name)) drawn.push({ name, frame: frames });
    return null;
  }
  const page = mount(['a', 'b', 'c'].map((name) => <Part key={name} name={name} />));
  expect(drawn).toEqual([]);
  while (drawn.length < 3) {
    await frame();
    frames += 1;
    expect(frames).toBeLessThan(100);
  }
  expect(drawn.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(new Set(drawn.map((one) => one.frame)).size).toBe(3);
  page.unmount();
});

it('whoever has gone gives the turn on', async () => {
  const drawn: string[] = [];
  function Part({ name }: { name: string }) {
    if (useDeferredRender(true)) drawn.push(name);
    return null;
  }
  const gone = mount(<Part name="gone" />);
  const page = mount(<Part name="stays" />);
  gone.unmount();
  await expect.poll(() => drawn).toContain('stays');
  expect(drawn).not.toContain('gone');
  page.unmount();
});
