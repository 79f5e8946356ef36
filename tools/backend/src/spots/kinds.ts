import { BROKEN_KINDS } from './broken-kinds.ts';
import { CHAIN_KINDS } from './chain-kinds.ts';
import type { SpotKind } from './kind.ts';
import { PLAYING_KINDS } from './playing-kinds.ts';

/** Every kind of list that this server gives, one row each: what it does, and what a player makes of it. */
export const SPOT_KINDS: readonly SpotKind[] = [...PLAYING_KINDS, ...CHAIN_KINDS, ...BROKEN_KINDS];

export const spotKind = (name: string): SpotKind | undefined => SPOT_KINDS.find((kind) => kind.name === name);
