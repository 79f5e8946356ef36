import { contentsApi } from '@livery/api-client/contents';
import { useFormats, useT } from '@livery/i18n/react';
import { Badge } from '@livery/ui-kit/feedback';
import { ageLabel } from '@livery/widgets/content-facts';

/** What a promotion of a film does not tell itself: year, genre, length, age. */
export default function HeroFacts({ contentId }: { contentId: number }) {
  const t = useT();
  const formats = useFormats();
  const { data: content } = contentsApi.useGetContentQuery({ id: contentId });
  if (!content) return null;
  const { year, genres, durationSeconds, seasons } = content;
  const length =
    seasons.length > 0
      ? t('seasons_count', { count: seasons.length })
      : durationSeconds && formats.duration(durationSeconds);
  const facts = [
    ['content_year', year],
    ['content_genres', genres[0]?.name],
    ['fact_length', length],
  ] as const;
  const age = ageLabel(content);
  return (
    <>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <span key={label} data-label={t(label)}>
              {fact}
            </span>
          ),
      )}
      {age && (
        <span data-label={t('fact_age')}>
          <Badge tone="outline">{age}</Badge>
        </span>
      )}
    </>
  );
}
