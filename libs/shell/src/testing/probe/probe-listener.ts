import type { CapabilityListener } from '@livery/widgets/capability';

/** Keeps who was watching last. */
const listener: CapabilityListener = ({ events, services: { storage }, signal }) =>
  events.on('viewer', ({ user }) => storage.set('probe_draft', String(user)), signal);
export default listener;
