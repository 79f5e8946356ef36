import { contentsApi } from '@livery/api-client/contents';
import { isAuthOnly, selectSession } from '@livery/domain/session';
import type { Content } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Badge, Rating } from '@livery/ui-kit/feedback';
import { playIcon } from '@livery/ui-kit/icons';
import { Backdrop } from '@livery/ui-kit/hero';
import { Fold, Heading, Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { ageLabel } from '@livery/widgets/content-facts';
import { heroOf } from '@livery/widgets/pictures';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useSelector } from 'react-redux';
import { Actions, Facts } from './content-layout.tsx';

/** A longer description folds. CONT-030 */
const DESCRIPTION_LIMIT = 600;

/** Picture, title, facts, and what to do with it. CONT-018, CONT-024, CONT-025 */
export function ContentHero({ content }: { content: Content }) {
  return (
    <Backdrop picture={heroOf(content)} title={content.title}>
      <Heading level={1} size="hero">
        {content.title}
      </Heading>
      <HeroFacts content={content} />
      {content.description && <Fold text={content.description} limit={DESCRIPTION_LIMIT} />}
      <HeroActions content={content} />
    </Backdrop>
  );
}

function HeroFacts({ content }: { content: Content }) {
  const t = useT();
  const formats = useFormats();
  const { year, genres, countries, durationSeconds, ratings, seasons } = content;
  const age = ageLabel(content);
  const best = ratings.map(({ rating }) => rating).find((rating) => formats.rating(rating) !== null);
  const kinds = genres.slice(0, 2).map(({ name }) => name);
  const length =
    seasons.length > 0
      ? t('seasons_count', { count: seasons.length })
      : durationSeconds && formats.duration(durationSeconds);
  const facts = [
    ['content_year', year],
    ['content_genres', kinds.join(', ')],
    ['content_countries', countries[0]?.name],
    ['fact_length', length],
  ] as const;
  return (
    <Facts>
      {best && (
        <li data-label={t('fact_rating')}>
          <Rating value={best} text={formats.rating(best) ?? ''} />
        </li>
      )}
      {facts.map(
        ([label, fact]) =>
          fact && (
            <li key={label} data-label={t(label)}>
              <Text as="span">{fact}</Text>
            </li>
          ),
      )}
      {age && (
        <li data-label={t('fact_age')}>
          <Badge tone="outline">{age}</Badge>
        </li>
      )}
    </Facts>
  );
}

function HeroActions({ content }: { content: Content }) {
  const t = useT();
  const { data: meta, error } = contentsApi.useGetContentMetaQuery({ id: content.id });
  const watch = addresses.watch(meta?.nextToPlay?.id ?? content.id);
  const signInRequired = isAuthOnly(useSelector(selectSession));
  const toSignIn = useToSignIn();
  const trailer = content.trailers[0];
  if (meta && (meta.isLost || !meta.isAvailable))
    return <Text>{t(meta.isLost ? 'content_lost' : 'content_not_available')}</Text>;
  return (
    <Actions>
      <Button
        kind="primary"
        icon={playIcon}
        // PLAY-042: where nobody may look around, watching begins with signing in.
        {...(signInRequired ? { onClick: () => void toSignIn({ page: watch }) } : { href: watch })}
        disabled={!meta && !error}
        busy={!meta && !error}
        focusKey="watch"
      >
        {t(meta?.isContinuation ? 'content_continue' : 'action_watch')}
      </Button>
      {trailer && (
        <Button kind="on-art" href={addresses.trailer(trailer.id)} focusKey="trailer">
          {t('content_trailer')}
        </Button>
      )}
    </Actions>
  );
}
