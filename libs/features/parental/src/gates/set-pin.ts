import type { OpenGate } from '@livery/widgets/capability';

/** A first PIN is chosen. PIN-032 */
const setPinGate: OpenGate = async ({ show }, _request, signal) => {
  let isSaved = false;
  await show('parental_set', { onSaved: () => (isSaved = true) }, signal);
  return isSaved;
};
export default setPinGate;
