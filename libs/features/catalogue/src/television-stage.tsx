import type { Row } from '@livery/contract/catalogue/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Badge } from '@livery/ui-kit/feedback';
import { Stage, type Staged } from '@livery/ui-kit/television';
import { MINUTE_MS } from '@livery/value/durations';
import { ageLabel } from '@livery/widgets/content-facts';
import { onAirAt } from '@livery/widgets/on-air';
import { channelPictureOf, heroOf, pictureOf } from '@livery/widgets/pictures';
import { useNow } from '@livery/widgets/services';
import { useProgrammeNow } from '@livery/widgets/use-channels';
import { useVisibleRows } from '@livery/widgets/use-visible-rows';
import { useEffect, useState } from 'react';
import { itemAt, type CardPlace, type RowItem } from './item-at.ts';

/** On a television the upper part of a page of rows follows the card that has the focus; the banners of the page have it for themselves. PROF-028 */
export default function TelevisionStage({ rows: given, hasBanner }: { rows: readonly Row[]; hasBanner: boolean }) {
  const { rows } = useVisibleRows(given);
  const place = useFocusedCard();
  const first = hasBanner ? null : firstItem(rows);
  const item = (place && itemAt(rows, place)) ?? first;
  const staged = useStaged(item);
  return staged && <Stage staged={staged} />;
}

/** The card of a row that has the focus; it stays while the focus is in the rail or in a dialogue. */
function useFocusedCard(): CardPlace | null {
  const [place, setPlace] = useState<CardPlace | null>(null);
  useEffect(() => {
    const life = new AbortController();
    const look = () => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return;
      const card = focused.closest<HTMLElement>('[data-row-key] [data-focus-key]');
      setPlace(
        card && {
          rowKey: card.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'],
          focusKey: card.dataset['focusKey'],
        },
      );
    };
    document.addEventListener('focusin', look, { signal: life.signal });
    look();
    return () => life.abort();
  }, []);
  return place;
}

function firstItem(rows: readonly Row[]): RowItem | null {
  for (const { id, contents, channels } of rows) {
    const [content] = contents;
    const [channel] = channels;
    if (content) return itemAt(rows, { rowKey: `row-${id}`, focusKey: `content-${content.id}` });
    if (channel) return itemAt(rows, { rowKey: `row-${id}`, focusKey: `channel-${channel.id}` });
  }
  return null;
}

function useStaged(found: RowItem | null): Staged | null {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const entry = useProgrammeNow(found?.kind === 'channel' ? found.item : null, nowMs);
  if (!found) return null;
  const id = `${found.kind}-${found.item.id}`;
  switch (found.kind) {
    case 'content': {
      const { title, description, year, genres, durationSeconds } = found.item;
      const length = durationSeconds && formats.duration(durationSeconds);
      const facts = [year, genres[0]?.name, length, ageLabel(found.item)].filter(Boolean).map(String);
      return { id, title, facts, description, picture: heroOf(found.item) };
    }
    case 'channel': {
      const { name } = found.item;
      const onAir = onAirAt(entry, nowMs, formats);
      const kicker = onAir && (
        <>
          <Badge tone="live">{t('badge_live')}</Badge>
          <span>
            {name}, {onAir.time.join('–')}
          </span>
        </>
      );
      const description = entry?.program?.description;
      return { id, title: onAir?.title ?? name, kicker, description, picture: channelPictureOf(found.item) };
    }
    case 'promotion': {
      const { title = '', short, description, background, color } = found.item;
      return { id, title, kicker: short, description, picture: pictureOf(background, 'hero', color) };
    }
    case 'person':
      return {
        id,
        title: found.item.name,
        description: found.item.bio,
        picture: pictureOf(found.item.imageUrl, 'wide'),
      };
  }
}
