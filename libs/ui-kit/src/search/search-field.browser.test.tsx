import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { byItself, mount } from '../stories/mount.tsx';
import { SearchField } from './search-field.tsx';
import type { SearchOptions } from './search-lines.ts';

const onValue = vi.fn();
const onSearch = vi.fn();
const onChoose = vi.fn();

const groups: readonly SearchOptions[] = [
  { heading: 'History', options: [{ id: '1', text: 'first' }] },
  {
    heading: 'Popular',
    options: [
      { id: '1', text: 'second' },
      { id: '2', text: 'third' },
    ],
  },
];

function Held({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <SearchField
        label="Search"
        clearLabel="Clear"
        value={text}
        groups={groups}
        status="3 lines"
        onValue={(next) => {
          onValue(next);
          setText(next);
        }}
        onSearch={onSearch}
        onChoose={({ text: chosen }) => onChoose(chosen)}
        size="page"
      />
      <button>After</button>
    </>
  );
}

let page: ReturnType<typeof mount>;
const field = () => page.host.querySelector('input')!;
const isShown = () => field().ariaExpanded === 'true';
/** The text of the active line; `null` while the keys are the field's. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'an id of nothing');
};
const open = (start = 'word') => {
  page = mount(<Held start={start} />);
  act(() => field().focus());
};
const press = (keys: string) => byItself(userEvent.keyboard(keys));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  page.unmount();
});

/** The keyboard table of the ARIA practices: editable combobox with list autocomplete, and its listbox. */
describe('in the field', () => {
  beforeEach(() => open());

  it.each([
    { key: 'ArrowDown', is: { isShown: true, active: 'first' } },
    { key: 'ArrowUp', is: { isShown: true, active: 'third' } },
    { key: 'Alt>}{ArrowDown}{/Alt', is: { isShown: true, active: null } },
    { key: 'Escape', is: { isShown: false, active: null } },
    { key: 'Home', is: { isShown: false, active: null } },
  ])('$key, the list hidden', async ({ key, is }) => {
    await press(`{${key}}`);
    expect({ isShown: isShown(), active: active() }).toEqual(is);
    expect(field().value).toBe('word');
    expect(document.activeElement).toBe(field());
  });

  it('Enter searches for the text and hides the list', async () => {
    await press('{Alt>}{ArrowDown}{/Alt}{Enter}');
    expect(onSearch.mock.calls).toEqual([['word']]);
    expect(isShown()).toBe(false);
  });

  it('letters are typed, and show the list', async () => {
    await press('s');
    expect(onValue.mock.calls).toEqual([['words']]);
    expect(isShown()).toBe(true);
  });
});

describe('on a line', () => {
  beforeEach(async () => {
    open();
    await press('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('second');
  });

  it.each([
    { key: 'ArrowDown', is: { isShown: true, active: 'third', value: 'word' } },
    { key: 'ArrowDown}{ArrowDown', is: { isShown: true, active: null, value: 'word' } },
    { key: 'ArrowUp', is: { isShown: true, active: 'first', value: 'word' } },
    { key: 'ArrowUp}{ArrowUp', is: { isShown: true, active: null, value: 'word' } },
    { key: 'Alt>}{ArrowUp}{/Alt', is: { isShown: false, active: null, value: 'word' } },
    { key: 'Escape', is: { isShown: false, active: null, value: 'word' } },
    { key: 'Home', is: { isShown: true, active: null, value: 'word' } },
    { key: 'End', is: { isShown: true, active: null, value: 'word' } },
    { key: 'ArrowLeft', is: { isShown: true, active: null, value: 'word' } },
    { key: 'ArrowRight', is: { isShown: true, active: null, value: 'word' } },
    { key: 'Backspace', is: { isShown: true, active: null, value: 'wor' } },
    { key: 'Delete', is: { isShown: true, active: 'second', value: 'word' } },
    { key: 's', is: { isShown: true, active: null, value: 'words' } },
  ])('$key', async ({ key, is }) => {
    await press(key.length === 1 ? key : `{${key}}`);
    expect({ isShown: isShown(), active: active(), value: field().value }).toEqual(is);
    expect(document.activeElement).toBe(field());
  });

  it('Home and End move the caret of the text', async () => {
    await press('{Home}');
    expect(field().selectionStart).toBe(0);
    await press('{End}');
    expect(field().selectionStart).toBe(4);
  });

  it('Enter takes it, hides the list and does not search', async () => {
    await press('{Enter}');
    expect(onChoose.mock.calls).toEqual([['second']]);
    expect(onSearch).not.toHaveBeenCalled();
    expect(isShown()).toBe(false);
  });

  it('Tab hides the list, takes nothing and leaves', async () => {
    await byItself(userEvent.tab());
    expect(isShown()).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(field());
  });

  it('the active line is the selected one, in a group with a name, and how many there are is said', () => {
    const [line] = page.host.querySelectorAll('[aria-selected="true"]');
    expect(line?.textContent).toBe('second');
    const group = line?.closest('[role="group"]');
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Popular');
    expect(page.host.querySelector('[role="status"]')?.textContent).toBe('3 lines');
  });
});

it('SRCH-009 FIND-009 no more than 255 characters go in, typed or pasted', async () => {
  open('x'.repeat(254));
  await press('yz');
  expect(field().value).toBe(`${'x'.repeat(254)}y`);
  await byItself(userEvent.clear(field()));
  await byItself(userEvent.fill(field(), 'long '.repeat(100)));
  expect(onValue.mock.lastCall?.[0]).toHaveLength(255);
});

describe('what an input method composes', () => {
  interface Composer {
    send(method: string, parameters: Record<string, unknown>): Promise<void>;
  }
  const send = (method: string, parameters: Record<string, unknown>) =>
    byItself((cdp() as unknown as Composer).send(method, parameters));
  const compose = (text: string) =>
    send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const settle = (text: string) => send('Input.insertText', { text });

  it('is shown while it is begun, and told when it is done', async () => {
    open('');
    await compose('ni');
    await compose('nihao');
    expect(field().value).toBe('nihao');
    expect(onValue).not.toHaveBeenCalled();
    await settle('你好');
    expect(onValue.mock.lastCall).toEqual(['你好']);
    expect(field().value).toBe('你好');
  });

  it('is told letter by letter where it is a touch keyboard’s', async () => {
    open('');
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
    await compose('п');
    await compose('пе');
    expect(onValue.mock.calls).toEqual([['п'], ['пе']]);
    expect(field().value).toBe('пе');
  });
});

describe('with the clock held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    open();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const show = () => act(() => field().click());

  it('SRCH-011 the list is hidden 500 ms after the focus has gone', () => {
    show();
    act(() => field().blur());
    pass(499);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  it('SRCH-011 a focus that comes back keeps it', () => {
    show();
    act(() => field().blur());
    pass(499);
    act(() => field().click());
    pass(10_000);
    expect(isShown()).toBe(true);
  });
});
