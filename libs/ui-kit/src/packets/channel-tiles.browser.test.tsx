import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { PacketChannels } from './channel-tiles.tsx';

const ANSWERS_MS = 50;
const NODES = 800;

const channels = Array.from({ length: 300 }, (_, id) => ({ id, name: `Channel ${id}`, href: `#${id}` }));

function open() {
  const { host, unmount } = mount(<PacketChannels label="Channels" channels={channels} />);
  onTestFinished(unmount);
  const field = host.querySelector('input')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const type = (text: string) =>
    act(() => {
      write.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const names = () => [...host.querySelectorAll('li')].map((tile) => tile.textContent);
  return { host, type, names };
}

it('of 300 channels the first are in the page', () => {
  const { host, names } = open();
  expect(names()).toHaveLength(60);
  expect(host.querySelectorAll('*').length).toBeLessThan(NODES);
});

it('a search over 300 channels answers at once', () => {
  const { type, names } = open();
  /** A busy machine may take its time from any one of them: the shortest is what the search itself takes. */
  const tookMs = ['25', '26', '27', '28', '29'].map((number) => {
    type('channel 1');
    const before = performance.now();
    type(`channel ${number}`);
    return performance.now() - before;
  });
  expect(Math.min(...tookMs)).toBeLessThan(ANSWERS_MS);
  // 29, 129, 229 and 290 to 299.
  expect(names()).toHaveLength(13);
  expect(names().every((name) => name.includes('29'))).toBe(true);
  type('');
  expect(names()).toHaveLength(60);
});
