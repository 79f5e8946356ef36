import type { Look } from '../../look.ts';
import values from './values.ts';

export default { values } satisfies Look;
