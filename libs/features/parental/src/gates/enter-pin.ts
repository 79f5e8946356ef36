import { actionsOf } from '@livery/domain/gate';
import type { OpenGate } from '@livery/widgets/capability';

/** The PIN is asked for. PIN-030 */
const enterPinGate: OpenGate = async ({ pin, show, refreshPin, role }, want, signal) => {
  refreshPin();
  const [action = 'parental'] = actionsOf(want, role());
  pin.ask(action);
  await show('pincode', { action, door: pin }, signal);
  if (pin.wasAccepted()) return true;
  pin.giveUp();
  return false;
};
export default enterPinGate;
