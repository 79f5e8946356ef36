import type { Look } from '../../look.ts';
import actions from './actions.ts';
import values from './values.ts';

export default { values, slots: { actions } } satisfies Look;
