import { contentsApi } from '@livery/api-client/contents';
import type { Row } from '@livery/contract/catalogue/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { HistoryCard } from '@livery/ui-kit/cards';
import { addresses } from '@livery/widgets/addresses';
import { wideOf } from '@livery/widgets/pictures';
import type { MouseEvent } from 'react';
import { useChip } from './use-chip.tsx';
import { useFocusOfNeighbour } from './use-focus-of-neighbour.ts';
import { useRemoveFromContinueWatching } from './use-remove-from-continue-watching.ts';

type ContinueWatchingItem = Row['histories'][number];

interface Props {
  item: ContinueWatchingItem;
  /** The library of its row: playing goes on in it. ROWS-106 */
  libraryId?: number | undefined;
}

export function HistoryItem(props: Props) {
  return props.item.content.contentType === 'episode' ? (
    <ContinueWatchingEpisode {...props} />
  ) : (
    <ContinueWatchingCard {...props} />
  );
}

/** An episode that was begun, under the title of its series: its own title alone names nothing. ROWS-104 */
function ContinueWatchingEpisode(props: Props) {
  const t = useT();
  const { parentId, season, series } = props.item.content;
  const above = useParent(parentId);
  // An episode hangs on its season, and that on the series; some servers leave the season out.
  const whole = useParent(above?.contentType === 'season' ? above.parentId : undefined) ?? above;
  const place =
    season !== undefined && series !== undefined ? t('episode_short', { season, episode: series }) : undefined;
  return <ContinueWatchingCard {...props} title={whole?.title} {...(place && { detail: place })} />;
}

const useParent = (id: number | undefined) =>
  contentsApi.useGetContentQuery({ id: id ?? 0 }, { skip: id === undefined }).data;

/** Something begun: under its own title, else under that of its series with season and number before what is left. */
function ContinueWatchingCard({
  item,
  libraryId,
  title,
  detail,
}: Props & {
  title?: string | undefined;
  detail?: string;
}) {
  const t = useT();
  const formats = useFormats();
  const { content, seconds = 0, watchPercentage = 0 } = item;
  const leftSeconds = (content.durationSeconds ?? 0) - seconds;
  const left = leftSeconds > 0 && t('history_left', { duration: formats.duration(leftSeconds) });
  const meta = [detail, left].filter(Boolean).join(' · ');
  const name = title ?? content.title;
  const keepFocus = useFocusOfNeighbour();
  const remove = useRemoveFromContinueWatching(item, name);
  const removal = item.isRemovable && {
    removeLabel: t('history_remove', { title: name }),
    onRemove: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      keepFocus(currentTarget);
      remove();
    },
  };
  return (
    <HistoryCard
      title={name}
      picture={wideOf(content)}
      genre={content.genres[0]?.id}
      percent={watchPercentage}
      meta={meta}
      badges={useChip(content)}
      href={addresses.watch(content.id, libraryId)}
      focusKey={`history-${item.id}`}
      {...removal}
    />
  );
}
