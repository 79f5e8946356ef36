import { catalogueApi } from '@livery/api-client/catalogue';
import { channelsApi } from '@livery/api-client/channels';
import { NEW_YEAR_CHANNEL_ID } from '@livery/domain/channels';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { playIcon } from '@livery/ui-kit/icons';
import { Countdown } from '@livery/ui-kit/reading';
import { Picture } from '@livery/ui-kit/pictures';
import { RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { Heading, Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { PageHead } from '@livery/widgets/page-head';
import { channelPictureOf } from '@livery/widgets/pictures';
import { useServices } from '@livery/widgets/services';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { RowSection } from './row-section.tsx';
import { untilNewYear, type TimeLeft } from './until-new-year.ts';
import { pageSize } from './use-row-pages.ts';

const Head = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-8) var(--page-margin) var(--space-7);
  background: radial-gradient(120% 140% at 85% 0%, var(--color-surface-3), transparent 62%);

  /* The words keep to the left, the holiday is on the right of them; on a phone it is above. */
  [data-part='holiday'] {
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    width: min(100%, 1100px);
    mask: linear-gradient(90deg, transparent 8%, #000 70%);
  }
  [data-part='holiday'] img {
    object-position: 66% 60%;
  }
  @media (max-width: 767px) {
    padding-top: 58vw;

    [data-part='holiday'] {
      bottom: auto;
      height: 66vw;
      mask: linear-gradient(#000 60%, transparent);
    }
  }
`;

/** The holiday: how long until midnight, the channel, and what to watch. NAV-032, CHAN-079..083 */
export default function NewYearPage() {
  const t = useT();
  const { newYearRowIds } = useConfiguration();
  const isKnown = sessionKind(useSelector(selectSession)) !== 'notLoggedIn';
  return (
    <>
      <PageHead title={t('new_year_title')} />
      <Head>
        {isKnown && <Holiday />}
        <Heading level={1} size="hero">
          {t('new_year_title')}
        </Heading>
        <Text size="large">{t('new_year_left')}</Text>
        <YearLeft />
        <Button kind="primary" icon={playIcon} href={addresses.channel({ id: NEW_YEAR_CHANNEL_ID })} focusKey="watch">
          {t('new_year_watch')}
        </Button>
      </Head>
      {isKnown && (
        <RowStack>
          {newYearRowIds.map((id, index) => (
            <HolidayRow key={id} id={id} index={index} />
          ))}
        </RowStack>
      )}
    </>
  );
}

/** The still of the holiday's channel, behind the words. */
function Holiday() {
  const { data } = channelsApi.useGetChannelListQuery();
  const channel = data?.channels.find(({ id }) => id === NEW_YEAR_CHANNEL_ID);
  return (
    <div data-part="holiday" aria-hidden>
      {channel && (
        <Picture source={channelPictureOf(channel)} ratio="fill" title={channel.name} stand="none" sizes="1100px" />
      )}
    </div>
  );
}

/** A row that is not there takes no place. CHAN-082 */
function HolidayRow({ id, index }: { id: number; index: number }) {
  const { prerender } = useServices().environment;
  // The server's own default is relied on nowhere. ROWS-016
  const { data, error } = catalogueApi.useGetRowQuery({ id: String(id), limit: pageSize(undefined, prerender) });
  if (error && !data) return null;
  return data ? <RowSection row={data} index={index} /> : <RowSkeleton cards="poster" />;
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[];

/** Ticks by the viewer's own clock: midnight is where they are. CHAN-081 */
function YearLeft() {
  const t = useT();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = untilNewYear(now);
  return (
    <Countdown
      label={t('new_year_left')}
      parts={PARTS.map((part) => ({
        id: part,
        value: String(left[part]).padStart(2, '0'),
        unit: t(`new_year_${part}`, { count: left[part] }),
      }))}
    />
  );
}
