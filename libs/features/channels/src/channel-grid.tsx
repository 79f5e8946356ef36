import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { guideIcon } from '@livery/ui-kit/icons';
import { LongGrid } from '@livery/ui-kit/rows';
import { EmptyState } from '@livery/ui-kit/states';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { useServices } from '@livery/widgets/services';
import styled from 'styled-components';
import { AdultGate } from './adult-gate.tsx';
import { CategoryChips } from './category-chips.tsx';
import { Page } from './channels-layout.tsx';
import { LiveCard } from './live-card.tsx';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

interface Props {
  title: string;
  categories: readonly ChannelCategory[];
  /** The one that channels are opened in. */
  category: ChannelCategory;
  channels: readonly ViewerChannel[];
}

/** All channels of a category with what is on them. */
export function ChannelGrid({ title, categories, category, channels }: Props) {
  const t = useT();
  const { siteMap } = useServices();
  return (
    <Page>
      <Title>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {siteMap.offers('guide') && (
          <Button kind="secondary" size="small" icon={guideIcon} href={addresses.guide()}>
            {t('nav_guide')}
          </Button>
        )}
      </Title>
      <CategoryChips categories={categories} category={category} />
      <AdultGate category={category} asks>
        {channels.length === 0 ? (
          <EmptyState title={t('channels_category_empty')} />
        ) : (
          <LongGrid
            key={category.id}
            cards="channel"
            label={category.name || title}
            count={channels.length}
            renderCard={(index) => {
              const channel = channels[index]!;
              return <LiveCard channel={channel} category={addressOf(category)} focusKey={`channel-${channel.id}`} />;
            }}
          />
        )}
      </AdultGate>
    </Page>
  );
}
