import type { ProfileRole } from '@livery/domain/schedule';
import { STORED } from '@livery/domain/stored-keys';
import { useServices } from '@livery/widgets/services';

/** Whose profile is on: a child's sees less. CHAN-060 */
export function useRole(): ProfileRole {
  const { storage } = useServices();
  return storage.get(STORED.profileRole) === 'child' ? 'child' : 'adult';
}
