import type { InKind } from '@livery/domain/machine';
import type { SignInState } from '@livery/domain/sign-in';
import type { UnknownAction } from '@reduxjs/toolkit';

/** What a step is given: where the dialogue stands, and how it tells what the viewer does. */
export interface StepProps<Kind extends SignInState['kind']> {
  readonly state: InKind<SignInState, Kind>;
  readonly send: (event: UnknownAction) => void;
}
