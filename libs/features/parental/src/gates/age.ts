import type { OpenGate } from '@livery/widgets/capability';

/** Says that this is not for children, and waits for nobody: the access request is over. CHAN-060 */
const ageGate: OpenGate = ({ modals, t }) => {
  const onAnswer = (accepted: boolean) => accepted && modals.open('profiles', {});
  const words = { heading: t('gate_age_title'), text: t('gate_age_text'), accept: t('gate_age_action') };
  modals.open('confirm', { ...words, onAnswer });
  return Promise.resolve(false);
};
export default ageGate;
