import type { Look } from '../../look.ts';

export default {} satisfies Look;
