import { actionsOf } from '@livery/domain/gate';
import type { OpenGate } from '@livery/widgets/capability';

/** The PIN is asked for. PIN-030 */
const enterPinGate: OpenGate = async ({ pin, show, refreshPin, role }, request, signal) => {
  refreshPin();
  const [action = 'parental'] = actionsOf(request, role());
  pin.ask(action);
  await show('pincode', { action, challenge: pin }, signal);
  if (pin.wasAccepted()) return true;
  pin.giveUp();
  return false;
};
export default enterPinGate;
