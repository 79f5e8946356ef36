import type { JsonValue } from '@livery/contract/schema';
import { CARD_CHECK_MINOR, RESUMES_AFTER_SIGN_IN_MS, WISH_KEPT_MS } from './constants.ts';
import type { SystemRef } from './terms.ts';

/** What plays by itself once it is paid for. PLAY-005, PLAY-006 */
export interface PlayAfter {
  readonly kind: 'channel' | 'content';
  readonly id: number;
}

/** What a viewer wants to pay for. */
export type PaymentWish =
  | PacketWish
  | ContentWish
  /** Money onto the account. PAY-015 */
  | { readonly purpose: 'refill'; readonly amountMinor: number | null }
  /** What a subscriber owes. PROV-014 */
  | { readonly purpose: 'debt'; readonly amountMinor: number }
  | CardWish;

export interface PacketWish {
  readonly purpose: 'packet';
  readonly packetId: number;
  /** The packet that this one needs first was chosen: what is bought now. PAY-018 */
  readonly baseId: number | null;
  readonly playAfter: PlayAfter | null;
}

/** A film by itself, by one of its pay buttons. */
export interface ContentWish {
  readonly purpose: 'content';
  readonly contentId: number;
  /** Handed back to the offer as it came. PAY-022 */
  readonly buttonData: JsonValue;
  readonly playAfter: PlayAfter | null;
}

/** A bank card, by a small payment that may be given back. PAY-012, PROMO-014 */
interface CardWish {
  readonly purpose: 'card';
  readonly amountMinor: number;
  readonly neededRefund: boolean;
  /** What the card is to pay for. PAY-027 */
  readonly then: PaidByCard | null;
  /** What the viewer had chosen for it before the card was linked: it is not asked for again. PAY-027 */
  readonly chosen?: Chosen;
  /** A promo code waits for the card, and tells the outcome. PROMO-014 */
  readonly isForPromo?: true;
}

export type PaidByCard = Exclude<PaymentWish, CardWish>;

/** What a viewer has chosen while they decide, and goes on with when the server is asked anew. */
export interface Chosen {
  /** The period that the viewer was at: it is marked again where it is still offered. `isTaken`: and not asked for again. PAY-072 */
  readonly period: { readonly typeId: number | null; readonly isTaken: boolean } | null;
  /** The way to pay that the viewer was at. `isTaken`: it is not asked for again while it is offered. PAY-025 */
  readonly way: { readonly system: SystemRef; readonly isTaken: boolean } | null;
  /** The balance did not suffice for that period: what the server says is missing. PAY-063, PAY-064 */
  readonly shortage: { readonly missingMinor: number | null } | null;
  /** The cards that were there before one was linked: the one that is new is chosen. PAY-027 */
  readonly cardsBefore: readonly number[] | null;
}

/** What is bought, not only paid in. */
export type PurchaseWish = PacketWish | ContentWish;
export const isPurchase = (wish: PaymentWish): wish is PurchaseWish =>
  wish.purpose === 'packet' || wish.purpose === 'content';

export const packetWish = (packetId: number, playAfter: PlayAfter | null = null): PacketWish => ({
  purpose: 'packet',
  packetId,
  baseId: null,
  playAfter,
});

/** A card that is linked, and what it is for. PAY-012, PAY-027, PROMO-014 */
export const cardWish = ({
  amountMinor = CARD_CHECK_MINOR,
  neededRefund = true,
  then = null,
  chosen,
  isForPromo = false,
}: {
  readonly amountMinor?: number | undefined;
  readonly neededRefund?: boolean | undefined;
  readonly then?: PaidByCard | null;
  readonly chosen?: Chosen;
  readonly isForPromo?: boolean;
}): CardWish => ({
  ...{ purpose: 'card', amountMinor, neededRefund, then },
  ...(chosen && { chosen }),
  ...(isForPromo && { isForPromo }),
});

/** Whether a card that is linked is told of by whoever waits for it. */
export const isToldElsewhere = (wish: PaymentWish): boolean => wish.purpose === 'card' && wish.isForPromo === true;

/** The packet that is paid for now. */
export const paidPacketId = ({ packetId, baseId }: PacketWish): number => baseId ?? packetId;

/** A wish as the tab keeps it while its viewer signs in, reads or reloads. SES-041 */
export interface KeptWish {
  readonly wish: PaymentWish;
  /** Path and query of the page on which it was wanted; empty where nobody knows. */
  readonly page: string;
  readonly keptAtMs: number;
  /** Its viewer has yet to sign in, or has just done so for it. */
  readonly isGuests: boolean;
  /** When its viewer signed in for it; null while nobody has. AUTH-043 */
  readonly signedInAtMs: number | null;
  /** Its viewer is being asked for the PIN, by a dialogue that no address names. */
  readonly isAtPin: boolean;
}

/** Whether a wish is still one. */
export const isWanted = ({ keptAtMs }: KeptWish, nowMs: number): boolean =>
  nowMs >= keptAtMs && nowMs - keptAtMs < WISH_KEPT_MS;

/**
 * Whether a purchase goes on by itself when a page comes: its sheet is in the address, its PIN was being asked for, or its viewer has just signed in for
 * it. AUTH-042, SES-040
 */
export function goesOnByItself(
  kept: KeptWish,
  { nowMs, isSheetInAddress }: { readonly nowMs: number; readonly isSheetInAddress: boolean },
): boolean {
  if (!isWanted(kept, nowMs)) return false;
  if (isSheetInAddress || kept.isAtPin) return true;
  return kept.isGuests && kept.signedInAtMs !== null && nowMs - kept.signedInAtMs < RESUMES_AFTER_SIGN_IN_MS;
}

/** Reads what the tab kept; what anybody may have written there is nothing. */
export function readKeptWish(text: string | null): KeptWish | null {
  const kept = parseObject(text);
  const wish = readWish(kept['wish']);
  const { page, keptAtMs, signedInAtMs = null } = kept;
  if (!wish || !isNumber(keptAtMs) || !(signedInAtMs === null || isNumber(signedInAtMs))) return null;
  return {
    ...{ wish, keptAtMs, signedInAtMs },
    page: typeof page === 'string' ? page : '',
    isGuests: kept['isGuests'] === true,
    isAtPin: kept['isAtPin'] === true,
  };
}

export function readWish(value: unknown): PaymentWish | null {
  const given = objectOf(value);
  const { amountMinor } = given;
  switch (given['purpose']) {
    case 'packet':
      return readPacketWish(given);
    case 'content':
      return readContentWish(given);
    case 'refill':
      return amountMinor === null || isNumber(amountMinor) ? { purpose: 'refill', amountMinor } : null;
    case 'debt':
      return isNumber(amountMinor) ? { purpose: 'debt', amountMinor } : null;
    case 'card':
      return isNumber(amountMinor) ? { ...readCardWish(given), amountMinor } : null;
    default:
      return null;
  }
}

function readPacketWish({ packetId, baseId, playAfter }: Given): PacketWish | null {
  if (!isNumber(packetId)) return null;
  const base = isNumber(baseId) ? baseId : null;
  return { purpose: 'packet', packetId, baseId: base, playAfter: readPlayAfter(playAfter) };
}

function readCardWish({ neededRefund, then, chosen, isForPromo }: Given): Omit<CardWish, 'amountMinor'> {
  const next = readWish(then);
  return {
    purpose: 'card',
    neededRefund: neededRefund === true,
    then: next && next.purpose !== 'card' ? next : null,
    ...(chosen !== undefined && { chosen: readChosen(objectOf(chosen)) }),
    ...(isForPromo === true && { isForPromo }),
  };
}

/** What was chosen and cannot be understood is asked for again. */
function readChosen(given: Given): Chosen {
  const [period, way, shortage] = [objectOf(given['period']), objectOf(given['way']), given['shortage']];
  const { typeId } = period;
  const system = readSystemRef(way['system']);
  const { missingMinor } = objectOf(shortage);
  const cards = given['cardsBefore'];
  return {
    period: typeId === null || isNumber(typeId) ? { typeId, isTaken: period['isTaken'] === true } : null,
    way: system && { system, isTaken: way['isTaken'] === true },
    shortage: shortage ? { missingMinor: isNumber(missingMinor) ? missingMinor : null } : null,
    cardsBefore: Array.isArray(cards) ? cards.filter(isNumber) : null,
  };
}

/** Reads a way that was stored; null where it is none. */
export function readSystemRef(value: unknown): SystemRef | null {
  const { id, title } = objectOf(value);
  return isNumber(id) && typeof title === 'string' ? { id, title } : null;
}

/** What comes after something that was only on the way: the packet behind its base, the purchase behind its card. */
export function wishAfter(wish: PaymentWish): PaidByCard | null {
  if (wish.purpose === 'card') return wish.then;
  return wish.purpose === 'packet' && wish.baseId !== null ? { ...wish, baseId: null } : null;
}

function readContentWish({ contentId, buttonData, playAfter }: Given): ContentWish | null {
  if (!isNumber(contentId)) return null;
  return {
    purpose: 'content',
    contentId,
    buttonData: (buttonData ?? null) as JsonValue,
    playAfter: readPlayAfter(playAfter),
  };
}

function readPlayAfter(value: unknown): PlayAfter | null {
  const { kind, id } = objectOf(value);
  return (kind === 'channel' || kind === 'content') && isNumber(id) ? { kind, id } : null;
}

type Given = Readonly<Record<string, unknown>>;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const objectOf = (value: unknown): Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};

function parseObject(text: string | null): Given {
  try {
    return objectOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
