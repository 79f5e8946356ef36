import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { SearchBar } from './search-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('SRCH-010 the search is gone 300 ms after it was closed, and its opener has the focus', () => {
  const onClosed = vi.fn();
  const page = mount(<button>Open</button>);
  const opener = page.host.querySelector('button')!;
  opener.focus();
  page.render(
    <>
      <button>Open</button>
      <SearchBar label="Search" onClosed={onClosed}>
        {(close) => (
          <form onSubmit={close}>
            <input aria-label="Text" />
            <button type="button" onClick={close}>
              Search
            </button>
          </form>
        )}
      </SearchBar>
    </>,
  );
  expect(document.activeElement?.tagName).toBe('INPUT');
  act(() => page.host.querySelector<HTMLElement>('form button')?.click());
  act(() => vi.advanceTimersByTime(299));
  expect(onClosed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(page.host.querySelector('button'));
  page.unmount();
});
