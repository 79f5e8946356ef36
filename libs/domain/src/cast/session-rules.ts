/** Which pages join a session that has begun: of the same tab, of the same site, or none but the one that began it. CAST-009 */
export type JoinPolicy = 'tab_and_origin_scoped' | 'origin_scoped' | 'page_scoped';
export const DEFAULT_JOIN_POLICY: JoinPolicy = 'origin_scoped';

/** Google's default media receiver. CAST-008 */
export const DEFAULT_RECEIVER = 'CC1AD845';

interface HereNow {
  /** It cast when it was loaded anew. */
  readonly isExpected: boolean;
  /** It shows its programme there, or the viewer has pressed for it. */
  readonly isAsked: boolean;
}

/** Whether a page plays in a session that it is taken into: one that goes on may be another tab's, whose picture stays there until the viewer presses here. */
export const playsInSession = (sessionState: string, { isExpected, isAsked }: HereNow): boolean =>
  sessionState !== 'SESSION_RESUMED' || isExpected || isAsked;
