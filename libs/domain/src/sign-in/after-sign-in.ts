import { defineMachine, fact, to } from '../machine/define-machine.ts';

/** What a viewer was about to do when the sign-in came in between: where they go on afterwards. AUTH-040, AUTH-041, AUTH-043 */
export interface AfterSignIn {
  /** Path and query of a page. */
  readonly page?: string;
  /** A modal's id. */
  readonly modal?: string;
  /** The packet whose purchase starts again. */
  readonly buy?: { readonly packetId: number };
}

type State = { readonly kind: 'nothing' } | ({ readonly kind: 'remembered' } & AfterSignIn);

const facts = {
  /** A later wish of one kind takes the place of an earlier one; wishes of other kinds stay. */
  remembered: fact<AfterSignIn>(),
  /** The next step was taken. */
  replayed: fact<{ step: keyof AfterSignIn }>(),
  /** The viewer has closed the dialogue without signing in. AUTH-044 */
  dropped: fact(),
};

/** Wishes that outlive the sign-in dialogue, and no longer. */
export const afterSignIn = defineMachine<State, typeof facts, 'afterSignIn'>({
  name: 'afterSignIn',
  initial: { kind: 'nothing' },
  facts,
  on: {
    nothing: { remembered: to('remembered', (_, wish) => ({ kind: 'remembered', ...wish })) },
    remembered: {
      remembered: to('remembered', (state, wish) => ({ ...state, ...wish })),
      replayed: to(['remembered', 'nothing'], ({ kind: _, ...wishes }, { step }) => {
        const { [step]: _done, ...left } = wishes;
        return Object.keys(left).length > 0 ? { kind: 'remembered', ...left } : { kind: 'nothing' };
      }),
      dropped: to('nothing', () => ({ kind: 'nothing' })),
    },
  },
});

const ORDER = ['page', 'modal', 'buy'] as const satisfies readonly (keyof AfterSignIn)[];

/** What is left to do, in order: the page, on it the modal, then the purchase. AUTH-042, AUTH-044 */
export function stepsAfterSignIn(state: State): readonly (keyof AfterSignIn)[] {
  return state.kind === 'nothing' ? [] : ORDER.filter((step) => state[step] !== undefined);
}
