import type { Packet, PacketVideo } from '@livery/contract/packets/entities';
import { useT } from '@livery/i18n/react';
import { WideCard } from '@livery/ui-kit/cards';
import { Benefits } from '@livery/ui-kit/packets';
import { Row } from '@livery/ui-kit/rows';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { PagePart } from '@livery/widgets/page-part';
import { pictureOf } from '@livery/widgets/pictures';
import { FullWidth, SalesSection } from './page-parts.ts';

/** PacketLibraries of films and series that the packet opens. PACK-027 */
export function PacketLibraries({ packet: { libraries } }: { readonly packet: Packet }) {
  const t = useT();
  if (libraries.length === 0) return null;
  return (
    <SalesSection>
      <Heading level={2} size="section">
        {t('packet_row_libraries')}
      </Heading>
      <Benefits
        label={t('packet_row_libraries')}
        items={libraries.map(({ id, title, logo }) => {
          const icon = pictureOf(logo, 'square');
          return { id, text: title, ...(icon && { icon }) };
        })}
      />
    </SalesSection>
  );
}

/** Films of a packet that has few channels. PACK-027, PACK-032 */
export function Videos({ videos }: { readonly videos: readonly PacketVideo[] }) {
  const t = useT();
  if (videos.length === 0) return null;
  return (
    <FullWidth>
      <Row title={t('packet_videos')} cards="wide">
        {videos.map(({ id, title, slug, image }) => (
          <WideCard
            key={id}
            title={title}
            href={addresses.content({ id, slug })}
            picture={pictureOf(image, 'wide')}
            focusKey={`video-${id}`}
          />
        ))}
      </Row>
    </FullWidth>
  );
}

/** The row that belongs to the packet. PACK-030 */
export const LinkedRow = ({ slug }: { readonly slug: string }) => (
  <FullWidth>
    <PagePart name="linkedRow" slug={slug} />
  </FullWidth>
);
