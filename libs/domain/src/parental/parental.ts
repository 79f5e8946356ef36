// The door of parental control: everything that other libraries may use stands here.
export {
  graceMinutesOf,
  isLeftToHost,
  PARENTAL_ACTIONS,
  type ParentalAction,
  type ParentalCircumstances,
  type ParentalVerdict,
  parentalVerdict,
} from './verdict.ts';
export {
  isPin,
  isRightPin,
  parentalChannelsOf,
  pinEntry,
  type PinEntryState,
  pinFlag,
  type PinOutcome,
  type PinProblem,
  type PinTries,
  resting,
  secondsLocked,
  secondsToNextMessage,
  triesLeft,
} from './pin-entry.ts';
export { pinSetting, pinSettingEffects, type PinSettingState, type SavePin } from './pin-setting.ts';
export {
  dialogueChoice,
  type DialogueChoice,
  graceChoices,
  PROTECTABLE,
  type Protectable,
  WITHOUT_PIN,
} from './dialogue.ts';
export {
  acceptedPinAtMs,
  hasJustPaidWithoutPin,
  lastTransactionAtMs,
  type PinHolder,
  rememberAcceptedPin,
  rememberedTries,
  rememberTransaction,
  rememberTries,
} from './pin-memory.ts';
export { NOT_REMEMBERED_MINUTES, PIN_DIGITS, REMEMBERED_MINUTES } from './constants.ts';
