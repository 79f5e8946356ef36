import type { Profile } from '@livery/contract/profiles/entities';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../machine/listening.ts';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { startEffects } from '../machine/effects.ts';
import type { ApiFailure } from '../session/session-api.ts';
import { isEditorBusy, profileEditor, profileEditorEffects, type ProfileEditorState } from './profile-editor.ts';
import type { ProfileDraft } from './profile-rules.ts';

const { actions } = profileEditor;
const ADULT: Profile = { id: 1, name: 'Aru', role: 'adult', iconAvatarId: 4 };
const CHILD: Profile = { id: 2, name: 'Tima', role: 'child', iconAvatarId: 5 };
const NEW: ProfileDraft = { name: 'Profile 3', role: 'adult', iconAvatarId: 6 };
const FAILURE: ApiFailure = { kind: 'http', status: 500, message: 'broken' };

/** A server that holds profiles, says what is asked of it, and answers when the test lets it. */
function openDesk() {
  const profiles = new Map([ADULT, CHILD].map((profile) => [profile.id, profile]));
  const sent: unknown[] = [];
  const changed: Profile[] = [];
  const states: ProfileEditorState[] = [];
  let failure: ApiFailure | null = null;
  let nextId = 3;
  const answer = async <Data>(call: unknown, act: () => Data) => {
    sent.push(call);
    const refused = failure;
    await Promise.resolve();
    return refused ? { error: refused } : { data: act() };
  };
  const keep = (profile: Profile) => {
    profiles.set(profile.id, profile);
    return profile;
  };
  const full = ({ iconAvatarId, ...draft }: ProfileDraft, id: number): Profile => ({
    ...draft,
    id,
    ...(iconAvatarId !== null && { iconAvatarId }),
  });
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(profileEditor),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
  const state = () => profileEditor.select(store.getState());
  store.subscribe(() => {
    if (states.at(-1) !== state()) states.push(state());
  });
  const stop = startEffects(
    profileEditor,
    listeners.startListening,
    profileEditorEffects({
      create: (draft) => answer(['create', draft], () => keep(full(draft, nextId++))),
      update: (id, change) =>
        answer(['update', id, change], () => {
          const { name = '', role, iconAvatarId = null } = profiles.get(id)!;
          return keep(full({ name, role, iconAvatarId, ...change }, id));
        }),
      remove: (id) => answer(['remove', id], () => profiles.delete(id)),
      onChanged: (profile) => void changed.push(profile),
    }),
  );
  onTestFinished(stop);
  return {
    profiles,
    sent,
    changed,
    states,
    state,
    dispatch: store.dispatch,
    fail: (next: ApiFailure | null) => (failure = next),
    settled: async () => {
      for (let turns = 0; isEditorBusy(state()) && turns < 200; turns += 1) await Promise.resolve();
      expect(isEditorBusy(state())).toBe(false);
    },
    /** Opens the editor of a profile, or of a new one. */
    edit(profile: Profile | null) {
      if (state().kind === 'choosing') store.dispatch(actions.managingChosen());
      store.dispatch(profile ? actions.profileOpened({ profile }) : actions.newOneWanted({ draft: NEW }));
    },
  };
}

it('PROF-002 in manage mode a profile opens its editor; otherwise nothing does', () => {
  const { dispatch, state, edit } = openDesk();
  dispatch(actions.profileOpened({ profile: CHILD }));
  expect(state().kind).toBe('choosing');
  edit(CHILD);
  expect(state()).toEqual({
    kind: 'editing',
    saved: CHILD,
    draft: { name: 'Tima', role: 'child', iconAvatarId: 5 },
    problem: null,
  });
});

it.each([
  ['', 'required'],
  [' \t', 'required'],
  ['x'.repeat(31), 'error_too_long'],
])('PROF-012 the name %j is not saved: %s', (name, problem) => {
  const { dispatch, state, sent, edit } = openDesk();
  edit(CHILD);
  dispatch(actions.nameTyped({ name }));
  dispatch(actions.submitted());
  expect(state()).toMatchObject({ kind: 'editing', draft: { name }, problem: { kind: 'name', problem } });
  expect(sent).toEqual([]);
});

it('PROF-016 a new profile is sent by submit with its defaults, once', async () => {
  const { dispatch, state, sent, edit, settled } = openDesk();
  edit(null);
  dispatch(actions.submitted());
  dispatch(actions.submitted());
  await settled();
  expect(sent).toEqual([['create', NEW]]);
  expect(state()).toEqual({ kind: 'managing' });
});

it('PROF-017 the child switch of an existing profile saves at once, and alone', async () => {
  const { dispatch, state, sent, changed, edit, settled } = openDesk();
  edit(ADULT);
  dispatch(actions.nameTyped({ name: 'Aruzhan' }));
  dispatch(actions.childToggled({ isChild: true }));
  dispatch(actions.nameTyped({ name: 'Aruzhan K.' }));
  await settled();
  expect(sent).toEqual([['update', 1, { role: 'child' }]]);
  expect(changed).toEqual([{ ...ADULT, role: 'child' }]);
  expect(state()).toMatchObject({
    kind: 'editing',
    saved: { role: 'child' },
    draft: { name: 'Aruzhan K.', role: 'child' },
  });
});

it('PROF-017 PROF-026 who leaves before the answer to the switch has a child’s profile all the same', async () => {
  const { dispatch, state, changed, edit } = openDesk();
  edit(ADULT);
  dispatch(actions.childToggled({ isChild: true }));
  dispatch(actions.left());
  expect(state()).toEqual({ kind: 'managing' });
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  expect(changed).toEqual([{ ...ADULT, role: 'child' }]);
});

it('PROF-018 the child switch of a new profile is sent by submit alone', async () => {
  const { dispatch, sent, edit, settled } = openDesk();
  edit(null);
  dispatch(actions.childToggled({ isChild: true }));
  expect(sent).toEqual([]);
  dispatch(actions.submitted());
  await settled();
  expect(sent).toEqual([['create', { ...NEW, role: 'child' }]]);
});

it('PROF-019 name and face are sent by submit, without blanks around, and nothing when nothing has changed', async () => {
  const { dispatch, sent, edit, settled } = openDesk();
  edit(ADULT);
  dispatch(actions.avatarChosen({ iconAvatarId: 7 }));
  dispatch(actions.nameTyped({ name: '  Аружан ' }));
  dispatch(actions.submitted());
  await settled();
  expect(sent).toEqual([['update', 1, { name: 'Аружан', iconAvatarId: 7 }]]);
  edit(CHILD);
  dispatch(actions.submitted());
  await settled();
  expect(sent).toHaveLength(1);
});

it('PROF-021 PROF-022 a profile goes only when the question was answered with yes', async () => {
  const { dispatch, state, sent, profiles, edit, settled } = openDesk();
  edit(CHILD);
  dispatch(actions.removalConfirmed());
  dispatch(actions.removalAsked());
  dispatch(actions.removalDeclined());
  expect(state()).toMatchObject({ kind: 'editing', saved: CHILD });
  expect(sent).toEqual([]);
  dispatch(actions.removalAsked());
  dispatch(actions.removalConfirmed());
  await settled();
  expect(sent).toEqual([['remove', 2]]);
  expect([...profiles.keys()]).toEqual([1]);
  expect(state()).toEqual({ kind: 'managing' });
});

it('a profile that is gone already counts as removed', async () => {
  const { dispatch, state, edit, fail, settled } = openDesk();
  fail({ kind: 'http', status: 404, message: 'gone' });
  edit(CHILD);
  dispatch(actions.removalAsked());
  dispatch(actions.removalConfirmed());
  await settled();
  expect(state()).toEqual({ kind: 'managing' });
});

it.each([
  ['submit', actions.submitted(), { name: 'Typed', role: 'child' }],
  ['the switch', actions.childToggled({ isChild: false }), { name: 'Typed', role: 'child' }],
])(
  'PROF-023 when %s fails, what was typed stays, and the switch shows what the server has',
  async (_, event, draft) => {
    const { dispatch, state, edit, fail, settled, profiles } = openDesk();
    edit(CHILD);
    dispatch(actions.nameTyped({ name: 'Typed' }));
    fail(FAILURE);
    dispatch(event);
    await settled();
    expect(state()).toMatchObject({ kind: 'editing', draft, problem: { kind: 'server', failure: FAILURE } });
    expect(profiles.get(2)).toEqual(CHILD);
  },
);

it('PROF-023 whatever the viewer does and the server answers: nothing typed is lost, nothing goes unasked, nothing hangs', async () => {
  const doings = fc.oneof(
    fc.constantFrom('manage', 'new', 'submit', 'submit', 'ask', 'decline', 'confirm', 'leave', 'wait', 'choose'),
    fc.record({ open: fc.constantFrom(ADULT, CHILD) }),
    fc.record({ type: fc.constantFrom('', ' ', 'Тима', '王', 'y'.repeat(31)) }),
    fc.record({ child: fc.boolean() }),
    fc.record({ fail: fc.constantFrom(null, 400, 401, 403, 404, 409, 429, 500) }),
  );
  const plain = {
    manage: actions.managingChosen(),
    choose: actions.choosingChosen(),
    new: actions.newOneWanted({ draft: NEW }),
    submit: actions.submitted(),
    ask: actions.removalAsked(),
    decline: actions.removalDeclined(),
    confirm: actions.removalConfirmed(),
    leave: actions.left(),
  };
  let saved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(doings, { maxLength: 40 }), async (history) => {
      const desk = openDesk();
      desk.dispatch(actions.managingChosen());
      for (const doing of history) {
        if (doing === 'wait') await desk.settled();
        else if (typeof doing === 'string') desk.dispatch(plain[doing]);
        else if ('open' in doing)
          desk.dispatch(actions.profileOpened({ profile: desk.profiles.get(doing.open.id) ?? doing.open }));
        else if ('type' in doing) desk.dispatch(actions.nameTyped({ name: doing.type }));
        else if ('child' in doing) desk.dispatch(actions.childToggled({ isChild: doing.child }));
        else desk.fail(doing.fail === null ? null : { kind: 'http', status: doing.fail, message: 'no' });
      }
      await desk.settled();
      for (const [index, state] of desk.states.entries()) {
        const before = desk.states[index - 1];
        if (
          before &&
          'draft' in before &&
          before.kind !== 'editing' &&
          before.kind !== 'savingRole' &&
          'draft' in state
        ) {
          expect(state.draft.name).toBe(before.draft.name);
        }
        if (state.kind === 'removing') expect(before?.kind).toBe('confirming');
        if (state.kind === 'saving') expect(state.draft.name.trim()).not.toBe('');
      }
      const removals = desk.states.filter(({ kind }) => kind === 'removing').length;
      expect(desk.sent.filter((call) => (call as unknown[])[0] === 'remove')).toHaveLength(removals);
      for (const { name } of desk.profiles.values()) expect((name ?? '').trim()).not.toBe('');
      saved += desk.sent.length;
    }),
    { numRuns: 200 },
  );
  expect(saved).toBeGreaterThan(3);
});
