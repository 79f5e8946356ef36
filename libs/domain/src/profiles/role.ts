import type { Profile } from '@livery/contract/profiles/entities';

/** Who a profile is for: what its nested kind says wins over what stands beside it. PROF-029 */
export const roleOf = ({ role, profile }: Pick<Profile, 'role' | 'profile'>): Profile['role'] => profile?.role ?? role;
