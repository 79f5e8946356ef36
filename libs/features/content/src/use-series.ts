import { contentsApi } from '@livery/api-client/contents';
import type { Content, Episode } from '@livery/contract/contents/entities';
import { loadSteps } from '@livery/domain/playback';
import { titlePictureOf } from '@livery/widgets/pictures';

/** What an episode is part of. */
export interface SeriesOfEpisode {
  readonly id: number;
  readonly title: string;
  /** The address of the title as a picture. */
  readonly lettering: string | undefined;
  readonly episodes: readonly Episode[];
}

/**
 * The series of an episode or season, with all its episodes: first the parent, and above a season the series. Null for what stands alone, and where
 * the parents cannot be had: an episode plays without them, too. PLAY-001, PLAY-002
 */
export function useSeries(content: Content | undefined): SeriesOfEpisode | null | 'loading' {
  const hasParent = content !== undefined && loadSteps(content.contentType).includes('parent');
  const parentId = hasParent ? content.parentId : undefined;
  const parent = useContent(parentId);
  const aboveId = parent.data?.contentType === 'season' ? parent.data.parentId : undefined;
  const above = useContent(aboveId);
  const series = parentId === undefined ? undefined : aboveId === undefined ? parent.data : above.data;
  const episodes = contentsApi.useGetEpisodesQuery({ id: series?.id ?? NOBODY }, { skip: series === undefined });
  if (content === undefined || parent.isLoading || above.isLoading || episodes.isLoading) return 'loading';
  if (!series) return null;
  const { id, title } = series;
  return { id, title, lettering: titlePictureOf(series), episodes: episodes.data?.episodes ?? [] };
}

/** The series above an episode or a season, once it is known. */
export function useParent(content: Content): Content | undefined {
  const hasParent = loadSteps(content.contentType).includes('parent');
  const parent = useContent(hasParent ? content.parentId : undefined).data;
  const above = useContent(parent?.contentType === 'season' ? parent.parentId : undefined).data;
  return above ?? (parent?.contentType === 'season' ? undefined : parent);
}

const NOBODY = 0;

const useContent = (id: number | undefined) =>
  contentsApi.useGetContentQuery({ id: id ?? NOBODY }, { skip: id === undefined });
