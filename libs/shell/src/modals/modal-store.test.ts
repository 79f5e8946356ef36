import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModalStore } from './modal-store.ts';

const FLAGS = { auth: {}, confirm: {}, message: { exemptFromHash: true }, subscription: { pushesHistory: true } };

function page() {
  let hash = '';
  const changes: string[] = [];
  const store = createModalStore(FLAGS, {
    hash: () => hash,
    change(next, how) {
      hash = next;
      changes.push(`${how} ${next}`);
      store.hashChanged(next);
    },
  });
  const goBack = () => {
    hash = '';
    store.hashChanged('');
  };
  return { store, changes, goBack, hash: () => hash };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('NAV-059 NAV-061 MISC-013 MISC-014 an open modal stands in the hash, a closed one clears it', () => {
  const { store, hash } = page();
  store.open('auth', {});
  expect([store.state().kind, hash()]).toEqual(['open', '#auth']);
  store.close();
  expect([store.state().kind, hash()]).toEqual(['closing', '']);
  vi.advanceTimersByTime(300);
  expect(store.state().kind).toBe('none');
});

it('NAV-078 a closing modal stays for its animation of 300 ms', () => {
  const { store } = page();
  store.open('auth', {});
  store.close();
  vi.advanceTimersByTime(299);
  expect(store.state()).toMatchObject({ kind: 'closing', id: 'auth' });
  vi.advanceTimersByTime(1);
  expect(store.state().kind).toBe('none');
});

it('NAV-077 MISC-018 a second modal closes the first and opens 600 ms later', () => {
  const { store } = page();
  store.open('auth', {});
  store.open('confirm', { title: 'x' });
  expect(store.state()).toMatchObject({ kind: 'closing', id: 'auth' });
  vi.advanceTimersByTime(599);
  expect(store.state().kind).toBe('pause');
  vi.advanceTimersByTime(1);
  expect(store.state()).toEqual({ kind: 'open', id: 'confirm', request: { title: 'x' } });
});

it('of many modals asked for at once the last one opens', () => {
  const { store } = page();
  store.open('auth', {});
  store.open('confirm', {});
  store.open('message', {});
  vi.advanceTimersByTime(600);
  expect(store.state()).toMatchObject({ kind: 'open', id: 'message' });
});

it('a modal that waits can be called off', () => {
  const { store } = page();
  store.open('auth', {});
  store.open('confirm', {});
  vi.advanceTimersByTime(400);
  store.close();
  vi.advanceTimersByTime(1000);
  expect(store.state().kind).toBe('none');
});

it('NAV-072 MISC-017 a hash that goes away closes its modal, but not a message', () => {
  const first = page();
  first.store.open('auth', {});
  first.store.hashChanged('');
  expect(first.store.state().kind).toBe('closing');
  const second = page();
  second.store.open('message', {});
  second.store.hashChanged('');
  expect(second.store.state().kind).toBe('open');
});

it('MISC-019 MISC-020 only a modal marked so adds to the history, any other takes the entry over', () => {
  const { store, changes } = page();
  store.open('subscription', {});
  expect(changes).toEqual(['push #subscription']);
  const other = page();
  other.store.open('auth', {});
  expect(other.changes).toEqual(['replace #auth']);
});

it('whoever opened a modal is told once that it has gone: closed, replaced, called off, or taken by the address', () => {
  const gone = vi.fn();
  const closed = page();
  closed.store.open('auth', {}, () => gone('closed'));
  closed.store.close();
  closed.store.close();
  const replaced = page();
  replaced.store.open('auth', {}, () => gone('replaced'));
  replaced.store.open('confirm', {}, () => gone('called off'));
  replaced.store.close();
  const overtaken = page();
  overtaken.store.open('auth', {});
  overtaken.store.open('confirm', {}, () => gone('overtaken'));
  overtaken.store.open('message', {});
  const byAddress = page();
  byAddress.store.open('auth', {}, () => gone('by address'));
  byAddress.store.hashChanged('');
  vi.advanceTimersByTime(2_000);
  expect(gone.mock.calls.flat()).toEqual(['closed', 'replaced', 'called off', 'overtaken', 'by address']);
});

it('NAV-061 NAV-072 NAV-077 whatever is opened, closed and pressed back: one modal at a time, each told once that it has gone, and no hash without its modal', () => {
  const step = fc.oneof(
    fc.record({ open: fc.constantFrom('auth', 'confirm', 'message', 'subscription') }),
    fc.record({ close: fc.constant(true) }),
    fc.record({ back: fc.constant(true) }),
    fc.record({ passMs: fc.integer({ min: 0, max: 700 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { store, goBack, hash } = page();
      const opened: string[] = [];
      const gone: string[] = [];
      for (const each of steps) {
        if ('open' in each) {
          const name = `${each.open} ${opened.length}`;
          opened.push(name);
          store.open(each.open, {}, () => gone.push(name));
        } else if ('close' in each) store.close();
        else if ('back' in each) goBack();
        else vi.advanceTimersByTime(each.passMs);
        const state = store.state();
        const stands = state.kind === 'open' ? ['', `#${state.id}`] : [''];
        expect(stands, 'the hash').toContain(hash());
      }
      store.close();
      vi.advanceTimersByTime(2_000);
      store.close();
      vi.advanceTimersByTime(2_000);
      expect([store.state().kind, hash()]).toEqual(['none', '']);
      expect(gone.toSorted()).toEqual(opened.toSorted());
    }),
  );
});

it('a store that has ended opens nothing that waited for its turn, and leaves the address alone', () => {
  const { store, changes } = page();
  store.open('auth', {});
  store.open('confirm', {});
  const before = [...changes];
  store.dispose();
  vi.advanceTimersByTime(1_000);
  expect(changes).toEqual(before);
  expect(store.state().kind).toBe('closing');
});

it('the steps of a sheet take each other’s place at once, in one dialogue, also while it closes', () => {
  const rules = { period: { sheet: 'pay' }, systems: { sheet: 'pay' }, auth: {} };
  let hash = '';
  const store = createModalStore(rules, { hash: () => hash, change: (next) => (hash = next) });
  const gone = vi.fn();
  store.open('period', {}, gone);
  store.open('systems', { from: 'period' });
  expect([store.state(), hash]).toEqual([{ kind: 'open', id: 'systems', request: { from: 'period' } }, '#systems']);
  expect(gone).toHaveBeenCalledOnce();
  store.close();
  store.open('period', {});
  expect(store.state()).toMatchObject({ kind: 'open', id: 'period' });
  vi.advanceTimersByTime(2_000);
  expect([store.state().kind, hash]).toEqual(['open', '#period']);
  store.open('auth', {});
  expect(store.state()).toMatchObject({ kind: 'closing', id: 'period' });
});
