/** Which pages join a session that has begun: of the same tab, of the same site, or none but the one that began it. CAST-009 */
export type JoinPolicy = 'tab_and_origin_scoped' | 'origin_scoped' | 'page_scoped';
export const DEFAULT_JOIN_POLICY: JoinPolicy = 'origin_scoped';

/** Google's default media receiver. CAST-008 */
export const DEFAULT_RECEIVER = 'CC1AD845';
