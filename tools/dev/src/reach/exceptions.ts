/** Capabilities that are still to come, and what of the rules, calls and settings waits for each. */
export type Capability =
  | 'advertising'
  | 'analytics'
  | 'documents'
  | 'notices'
  | 'packets'
  | 'payment'
  /** All broadcasts of a programme that a viewer favours: nothing asks for a page of it yet. */
  | 'programmes'
  | 'surveys';

export type Waiting = Readonly<Record<string, Capability>>;

/** Every line goes when its capability comes; none is added for something that nobody needs. */
export const RULES: Waiting = {
  'platform/environment.ts trackingDeviceCode': 'analytics',
};

export const CALLS: Waiting = {
  activatePurchase: 'payment',
  answerSurvey: 'surveys',
  getAdIds: 'advertising',
  getMessage: 'notices',
  getProgrammeSchedule: 'programmes',
  getSurvey: 'surveys',
  ping: 'analytics',
  saveAdId: 'advertising',
  updateUserById: 'notices',
};

export const STORED_KEYS: Waiting = {
  'clickId is never read': 'analytics',
  'skipApp is never read': 'notices',
  'skipApp is never written': 'notices',
};

export const SETTINGS: Waiting = {
  'Rules notices.panelKinds': 'notices',
};
