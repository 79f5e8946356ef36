/** Rules of packets: what they cost, whose they are, what is in them, and how they compare. */
export { barePacket } from './bare-packet.ts';
export { isEmptyPeriod, perMonthMinor, periodDays, periodParts, type PeriodPart } from './period.ts';
export { discountPercent, periodOffers, type PeriodOffer } from './discount.ts';
export { FREE_PACKET_ID, hasTrial, isPromoPacket, packetPrice, type PacketPrice, type RegularPrice } from './price.ts';
export { linkedPacketId } from './linked-packet.ts';
export { packetSegment, readPacketRef, type PacketRef } from './packet-path.ts';
export {
  channelsCount,
  channelsMore,
  hasShortList,
  isAdultPacket,
  listedChannels,
  shownVideos,
} from './channel-list.ts';
export {
  bundleFace,
  freePacket,
  isAllPriced,
  isSharedProvider,
  needsBaseFirst,
  shownPackets,
  showsPackets,
  soldByProvider,
  type SoldByProvider,
} from './provider-packets.ts';
export { shouldPollAgain, PROVIDER_INFO_RETRY_MS, PURCHASE_BLOCK_POLL_MS } from './packet-polling.ts';
export { offeredPromoDays } from './promo-days.ts';
export { comparePackets, type PacketDifference } from './comparison.ts';
export { sellingOf, sellsAlone, type Selling, type SellsBy } from './purchase-call.ts';
