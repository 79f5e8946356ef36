import type { Content } from '@livery/contract/contents/entities';
import { useT } from '@livery/i18n/react';
import { StillGallery } from '@livery/ui-kit/content';
import { pictureOf } from '@livery/widgets/pictures';

/** Moments of a film, to be looked at large. */
export function StillsRow({ content: { id, title, stills } }: { content: Content }) {
  const t = useT();
  if (stills.length === 0) return null;
  return (
    <StillGallery
      title={t('content_stills')}
      name={title}
      rowKey={`stills-${id}`}
      stills={stills.map((address) => ({ id: address, picture: pictureOf(address, 'hero') }))}
      label={(index) => t('content_still', { number: index + 1, total: stills.length })}
    />
  );
}
