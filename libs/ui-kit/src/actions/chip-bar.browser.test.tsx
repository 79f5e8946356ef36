import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { ChipBar } from './chip-bar.tsx';
import { Chip } from './chip.tsx';

it('the ring of a chip is whole, however wide the brand draws rings', async () => {
  const { host, unmount } = mount(
    <div style={{ width: 300, padding: 20, '--focus-width': '8px', '--focus-gap': '6px' } as React.CSSProperties}>
      <GlobalStyle />
      <ChipBar label="Kinds">
        {['First', 'Second', 'Third'].map((name) => (
          <Chip key={name} onClick={() => {}}>
            {name}
          </Chip>
        ))}
      </ChipBar>
    </div>,
  );
  await expect.poll(() => host.querySelector('button')).not.toBeNull();
  await userEvent.tab();
  const chip = document.activeElement!;
  expect(chip.textContent).toBe('First');
  const { outlineWidth, outlineOffset } = getComputedStyle(chip);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [inner, outer] = [chip, chip.parentElement!].map((element) => element.getBoundingClientRect());
  expect(ring).toBeGreaterThan(3);
  expect(inner!.left - outer!.left).toBeGreaterThanOrEqual(ring);
  expect(inner!.top - outer!.top).toBeGreaterThanOrEqual(ring);
  unmount();
});

it('a choice is one stop for Tab, at what is chosen; arrows walk over it', async () => {
  const names = ['First', 'Second', 'Third'];
  const { host, unmount } = mount(
    <>
      <button>Before</button>
      <ChipBar label="Days">
        {names.map((name) => (
          <Chip key={name} selected={name === 'Second'} onClick={() => {}}>
            {name}
          </Chip>
        ))}
      </ChipBar>
      <button>After</button>
    </>,
  );
  await expect.poll(() => host.querySelectorAll('button').length).toBe(5);
  const focused = () => document.activeElement?.textContent;
  host.querySelector('button')?.focus();
  await userEvent.tab();
  expect(focused()).toBe('Second');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Third');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('First');
  await userEvent.tab();
  expect(focused()).toBe('After');
  unmount();
});
