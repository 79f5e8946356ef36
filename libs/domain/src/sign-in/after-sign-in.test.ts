import { expect, it } from 'vitest';
import { afterSignIn, stepsAfterSignIn } from './after-sign-in.ts';

const { remembered, replayed, dropped } = afterSignIn.actions;
const after = (...facts: Parameters<typeof afterSignIn.reducer>[1][]) =>
  facts.reduce(afterSignIn.reducer, afterSignIn.initial);

it('AUTH-040 AUTH-041 AUTH-042 AUTH-044 goes on with the page, then the modal, then the purchase', () => {
  const state = after(
    remembered({ buy: { packetId: 7 } }),
    remembered({ modal: 'profiles' }),
    remembered({ page: '/lk' }),
  );
  expect(stepsAfterSignIn(state)).toEqual(['page', 'modal', 'buy']);
  expect(state).toMatchObject({ page: '/lk', modal: 'profiles', buy: { packetId: 7 } });
});

it('AUTH-044 takes each step once', () => {
  const both = [remembered({ page: '/lk', modal: 'profiles' })];
  expect(stepsAfterSignIn(after(...both, replayed({ step: 'page' })))).toEqual(['modal']);
  expect(after(...both, replayed({ step: 'page' }), replayed({ step: 'modal' }))).toEqual({ kind: 'nothing' });
});

it('AUTH-044 forgets everything when the dialogue is closed by the viewer', () => {
  expect(after(remembered({ page: '/lk', buy: { packetId: 7 } }), dropped())).toEqual({ kind: 'nothing' });
  expect(stepsAfterSignIn(after(dropped()))).toEqual([]);
});

it('AUTH-043 the last wish of a kind counts', () => {
  expect(after(remembered({ buy: { packetId: 7 } }), remembered({ buy: { packetId: 8 } }))).toMatchObject({
    buy: { packetId: 8 },
  });
});
