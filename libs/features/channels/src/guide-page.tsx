import { activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { categoryChoice, channelsOfCategory, findBySlugOrId, firstCategory } from '@livery/domain/channels';
import { EmptyState } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import { useChannels } from '@livery/widgets/use-channels';
import { useMediaQuery } from '@livery/widgets/services';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { AdultGate } from './adult-gate.tsx';
import { Guide } from './guide.tsx';
import { GuideEvening } from './guide-evening.tsx';
import { EveningSkeleton, GuideSkeleton } from './guide-skeleton.tsx';
import { useChannelHints } from './use-channel-hints.ts';

/** The TV guide (EPG): what is on all channels, by hours and days. */
export default function GuidePage() {
  const t = useT();
  const role = useSelector(activeRole);
  const [search] = useSearchParams();
  const { channels, categories, error, retry } = useChannels();
  useChannelHints(channels);
  const title = t('guide_title');
  // A phone has no room for hours side by side.
  const isPhone = useMediaQuery('(max-width: 767px)');
  const Shown = isPhone ? GuideEvening : Guide;
  if (!channels || !categories) {
    if (error) return <LoadProblem error={error} kind="generic" onRetry={retry} />;
    return (
      <div role="status">
        <span data-visually-hidden>{t('status_loading')}</span>
        {isPhone ? <EveningSkeleton /> : <GuideSkeleton />}
      </div>
    );
  }
  const choice = categoryChoice(categories, channels, role);
  const wanted = search.get('category');
  const category = (wanted !== null && findBySlugOrId(choice, wanted)) || firstCategory(categories, role);
  const shown = channelsOfCategory(channels, category);
  return (
    <>
      <PageHead title={title} />
      {shown.length === 0 ? (
        <EmptyState title={t('channels_category_empty')} size="page" level={1} />
      ) : (
        <AdultGate category={category} asks elsewhere={addresses.guide()}>
          <Shown title={title} categories={choice} category={category} channels={shown} />
        </AdultGate>
      )}
    </>
  );
}
