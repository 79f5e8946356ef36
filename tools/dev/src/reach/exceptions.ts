/** Capabilities that are still to come, and what of the rules, calls and settings waits for each. */
export type Capability =
  | 'notices'
  /** Who brought a viewer is remembered; no partner is told of it yet. */
  | 'partners'
  /** Television sets and hosts, which cannot ask the browser whether there is a network. */
  | 'platforms'
  | 'surveys';

export type Waiting = Readonly<Record<string, Capability>>;

/** Every line goes when its capability comes; none is added for something that nobody needs. */
export const EXPORTS: Waiting = {};

export const CALLS: Waiting = {
  answerSurvey: 'surveys',
  getMessage: 'notices',
  getSurvey: 'surveys',
  ping: 'platforms',
  updateUserById: 'notices',
};

export const STORED_KEYS: Waiting = {
  'clickId is never read': 'partners',
};

export const SETTINGS: Waiting = {
  'Rules notices.panelKinds': 'notices',
};
