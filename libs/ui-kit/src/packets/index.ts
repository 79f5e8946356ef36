export { PacketCard, PacketGrid, PacketSkeleton, type PacketFeature } from './packet-card.tsx';
export { Price } from './price.tsx';
