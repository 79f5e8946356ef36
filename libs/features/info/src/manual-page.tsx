import { useT } from '@livery/i18n/react';
import { ReadingPage } from '@livery/ui-kit/reading';
import { isManual, MANUALS, type Manual } from '@livery/widgets/manuals';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { useParams } from 'react-router-dom';
import { MANUAL_STEPS } from './instructions/devices.ts';
import { StepList } from './instructions/step-list.tsx';
import { SupportButton } from './instructions/support-button.tsx';

/** How to watch with a set-top box that the address names: `/manual/tvip`. MISC-025 */
export default function ManualPage() {
  const { id = '' } = useParams();
  return isManual(id) ? <ManualOf box={id} /> : <NothingHere kind="generic" />;
}

function ManualOf({ box }: { box: Manual }) {
  const t = useT();
  const title = t('instructions_manual_title', { device: MANUALS[box] });
  return (
    <>
      <PageHead title={title} />
      <ReadingPage title={title} back={{ title: t('instructions_title'), href: '/instructions?device=other' }}>
        <StepList steps={MANUAL_STEPS} />
        <SupportButton />
      </ReadingPage>
    </>
  );
}
