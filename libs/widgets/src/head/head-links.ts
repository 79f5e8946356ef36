import type { HeadLinks } from '@livery/domain/head';
import { imageAddress } from '@livery/platform/images';
import { addresses } from '../addresses.ts';

/** Where things are, for heads of pages. Previews of links do not all read WebP. */
export const HEAD_LINKS: HeadLinks = {
  content: addresses.content,
  channel: (channel) => addresses.channel(channel),
  person: addresses.person,
  row: addresses.row,
  category: addresses.category,
  rowset: addresses.rowset,
  watch: (contentId) => addresses.watch(contentId),
  // Of which library it was opened is the viewer's own: a crawler is told the same address.
  trailer: (id, of) => addresses.trailer(id, { id: of.id }),
  picture: (address, widthPx) => imageAddress(address, { widthPx, webp: false }),
};
