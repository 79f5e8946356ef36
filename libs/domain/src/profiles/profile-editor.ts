import type { Profile } from '@livery/contract/profiles/entities';
import { defineMachine, event, to, type Transitions } from '../machine/define-machine.ts';
import type { Effects } from '../machine/effects.ts';
import type { CallAnswer, ApiFailure } from '../session/session-api.ts';
import { type ProfileDraft, profileChange, profileNameProblem } from './profile-rules.ts';
import { roleOf } from './role.ts';

/** What an editor holds: the profile as the server has it (null: a new one), and what the viewer has made of it. */
interface Editing {
  readonly saved: Profile | null;
  readonly draft: ProfileDraft;
}

export type EditorProblem =
  | { readonly kind: 'name'; readonly problem: 'required' | 'error_too_long' }
  | { readonly kind: 'server'; readonly failure: ApiFailure };

/** Where the dialogue of profiles stands. Everything typed lives in `draft` until it is saved or left. */
export type ProfileEditorState =
  /** A press goes over to a profile. */
  | { readonly kind: 'choosing' }
  /** A press opens a profile's editor. PROF-002 */
  | { readonly kind: 'managing' }
  | ({ readonly kind: 'editing'; readonly problem: EditorProblem | null } & Editing)
  | ({ readonly kind: 'saving' } & Editing)
  /** The switch of an existing profile saves by itself; the rest of the draft waits. PROF-017 */
  | ({ readonly kind: 'savingRole'; readonly saved: Profile } & Omit<Editing, 'saved'>)
  | ({ readonly kind: 'confirming'; readonly saved: Profile } & Omit<Editing, 'saved'>)
  | ({ readonly kind: 'removing'; readonly saved: Profile } & Omit<Editing, 'saved'>);

const events = {
  managingChosen: event(),
  choosingChosen: event(),
  profileOpened: event<{ profile: Profile }>(),
  newOneWanted: event<{ draft: ProfileDraft }>(),
  nameTyped: event<{ name: string }>(),
  avatarChosen: event<{ iconAvatarId: number }>(),
  childToggled: event<{ isChild: boolean }>(),
  submitted: event(),
  removalAsked: event(),
  removalDeclined: event(),
  removalConfirmed: event(),
  left: event(),
  saved: event(),
  roleSaved: event<{ profile: Profile }>(),
  removed: event(),
  failed: event<{ failure: ApiFailure }>(),
};

export const draftOf = (profile: Profile): ProfileDraft => ({
  name: profile.name ?? '',
  role: roleOf(profile),
  iconAvatarId: profile.iconAvatarId ?? null,
});

const withDraft = (state: { readonly draft: ProfileDraft }, change: Partial<ProfileDraft>): ProfileDraft => ({
  ...state.draft,
  ...change,
});

type Row<Kind extends ProfileEditorState['kind']> = Transitions<
  ProfileEditorState,
  Extract<ProfileEditorState, { kind: Kind }>,
  typeof events
>;

/** A viewer may go on typing while the switch is being saved. */
const takesInput: Row<'editing' | 'savingRole'> = {
  nameTyped: to(['editing', 'savingRole'], (state, { name }) => ({
    ...state,
    draft: withDraft(state, { name }),
    ...(state.kind === 'editing' && { problem: null }),
  })),
  avatarChosen: to(['editing', 'savingRole'], (state, { iconAvatarId }) => ({
    ...state,
    draft: withDraft(state, { iconAvatarId }),
  })),
};

const leaves: Row<'editing' | 'savingRole'> = { left: to('managing', () => ({ kind: 'managing' })) };

/** The dialogue and the page of profiles: a list to choose from, the same list to manage, and one editor. */
export const profileEditor = defineMachine<ProfileEditorState, typeof events, 'profileEditor'>({
  name: 'profileEditor',
  initial: { kind: 'choosing' },
  events,
  on: {
    choosing: {
      managingChosen: to('managing', () => ({ kind: 'managing' })),
      newOneWanted: to('editing', (_, { draft }) => ({ kind: 'editing', saved: null, draft, problem: null })),
    },
    managing: {
      choosingChosen: to('choosing', () => ({ kind: 'choosing' })),
      profileOpened: to('editing', (_, { profile }) => ({
        kind: 'editing',
        saved: profile,
        draft: draftOf(profile),
        problem: null,
      })),
      newOneWanted: to('editing', (_, { draft }) => ({ kind: 'editing', saved: null, draft, problem: null })),
    },
    editing: {
      ...takesInput,
      ...leaves,
      childToggled: to(['editing', 'savingRole'], ({ saved, draft, ...state }, { isChild }) => {
        const next = { ...draft, role: isChild ? 'child' : 'adult' } as const;
        return saved ? { kind: 'savingRole', saved, draft: next } : { ...state, saved, draft: next, problem: null };
      }),
      submitted: to(['editing', 'saving', 'managing'], (state) => submitted(state)),
      removalAsked: to('confirming', ({ saved, draft }) => saved && { kind: 'confirming', saved, draft }),
    },
    saving: {
      saved: to('managing', () => ({ kind: 'managing' })),
      failed: to('editing', ({ saved, draft }, { failure }) => ({
        kind: 'editing',
        saved,
        draft,
        problem: { kind: 'server', failure },
      })),
    },
    savingRole: {
      ...takesInput,
      ...leaves,
      roleSaved: to('editing', ({ draft }, { profile }) => ({ kind: 'editing', saved: profile, draft, problem: null })),
      // The switch goes back to what the server has; what was typed stays.
      failed: to('editing', ({ saved, draft }, { failure }) => ({
        kind: 'editing',
        saved,
        draft: { ...draft, role: roleOf(saved) },
        problem: { kind: 'server', failure },
      })),
    },
    confirming: {
      removalDeclined: to('editing', ({ saved, draft }) => ({ kind: 'editing', saved, draft, problem: null })),
      removalConfirmed: to('removing', ({ saved, draft }) => ({ kind: 'removing', saved, draft })),
    },
    removing: {
      removed: to('managing', () => ({ kind: 'managing' })),
      failed: to('editing', ({ saved, draft }, { failure }) => ({
        kind: 'editing',
        saved,
        draft,
        problem: { kind: 'server', failure },
      })),
    },
  },
});

/** PROF-012, PROF-016, PROF-019: nothing is sent where nothing has changed. */
function submitted(state: Extract<ProfileEditorState, { kind: 'editing' }>) {
  const problem = profileNameProblem(state.draft.name);
  if (problem) return { ...state, problem: { kind: 'name', problem } } as const;
  const { saved, draft } = state;
  const isSame = saved !== null && Object.keys(profileChange(saved, trimmed(draft))).length === 0;
  return isSame ? ({ kind: 'managing' } as const) : ({ kind: 'saving', saved, draft } as const);
}

const trimmed = (draft: ProfileDraft): ProfileDraft => ({ ...draft, name: draft.name.trim() });

/** What the dialogue needs from the outside. */
export interface ProfileEditorPorts {
  /** POST /v2/users/self/profiles */
  create(draft: ProfileDraft): Promise<CallAnswer<Profile>>;
  /** PATCH /v2/users/self/profiles/{id} */
  update(id: number, change: Partial<ProfileDraft>): Promise<CallAnswer<Profile>>;
  /** DELETE /v2/users/self/profiles/{id} */
  remove(id: number): Promise<CallAnswer<unknown>>;
  /** The server has changed a profile: it may be the one in use. */
  onChanged(profile: Profile): void;
}

const { actions } = profileEditor;

/** What the dialogue does by itself. A new profile is made once, whatever the viewer presses meanwhile. */
export function profileEditorEffects(ports: ProfileEditorPorts): Effects<ProfileEditorState> {
  /** Told also where the dialogue is closed before the answer: the server has changed it all the same. */
  const update = async (...change: Parameters<ProfileEditorPorts['update']>) => {
    const answer = await ports.update(...change);
    if (!answer.error) ports.onChanged(answer.data);
    return answer;
  };
  return {
    saving: async ({ saved, draft }, { pause, dispatch }) => {
      const asked = trimmed(draft);
      const answer = await pause(saved ? update(saved.id, profileChange(saved, asked)) : ports.create(asked));
      if (answer.error) return dispatch(actions.failed({ failure: answer.error }));
      dispatch(actions.saved());
    },
    savingRole: async ({ saved, draft }, { pause, dispatch }) => {
      const answer = await pause(update(saved.id, { role: draft.role }));
      if (answer.error) return dispatch(actions.failed({ failure: answer.error }));
      dispatch(actions.roleSaved({ profile: answer.data }));
    },
    removing: async ({ saved }, { pause, dispatch }) => {
      const { error } = await pause(ports.remove(saved.id));
      // It is gone, whoever has removed it.
      dispatch(error && error.status !== 404 ? actions.failed({ failure: error }) : actions.removed());
    },
  };
}

/** Something is on its way to the server. */
export const isEditorBusy = ({ kind }: ProfileEditorState): boolean =>
  kind === 'saving' || kind === 'savingRole' || kind === 'removing';
