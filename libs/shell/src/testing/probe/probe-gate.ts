import type { OpenGate } from '@livery/widgets/capability';

/** Remembers that it was asked, and lets nobody through. */
const probeGate: OpenGate = () => Promise.resolve(false);
export default probeGate;
