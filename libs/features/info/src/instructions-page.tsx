import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { archiveIcon, boxIcon, filmIcon, tvIcon, userIcon, type IconShape } from '@livery/ui-kit/icons';
import { Advantages, ReadingPage, TileChoice } from '@livery/ui-kit/reading';
import { Heading, Text } from '@livery/ui-kit/text';
import { MANUALS } from '@livery/widgets/manuals';
import { PageHead } from '@livery/widgets/page-head';
import { useBrand } from '@livery/widgets/services';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { chosenDevice, deviceFacts, offeredDevices, type InstructedDevice } from './instructions/devices.ts';
import { StepList } from './instructions/step-list.tsx';
import { SupportButton } from './instructions/support-button.tsx';

const DEVICE_ICONS = { tv: tvIcon, box: boxIcon };

const ADVANTAGES: readonly { id: string; icon: IconShape; title: PlainKey; text: PlainKey }[] = [
  { id: 'quality', icon: tvIcon, title: 'instructions_quality', text: 'instructions_quality_text' },
  { id: 'archive', icon: archiveIcon, title: 'instructions_archive', text: 'instructions_archive_text' },
  { id: 'catalogue', icon: filmIcon, title: 'instructions_catalogue', text: 'instructions_catalogue_text' },
  { id: 'account', icon: userIcon, title: 'instructions_account', text: 'instructions_account_text' },
];

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-top: var(--space-3);

  > h2 {
    font-size: var(--type-3);
  }
  > :not(h2, a) {
    width: 100%;
  }
`;

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;

/** How to watch on a television set: the device, what to do on it, what it brings. NAV-046, NAV-130..134 */
export default function InstructionsPage() {
  const t = useT();
  const { rules } = useBrand();
  const [search, setSearch] = useSearchParams();
  const offered = offeredDevices(rules.notices);
  const device = chosenDevice(search.get('device'), offered);
  // A choice is no page of its own: Back leads to where the viewer came from.
  const choose = (id: InstructedDevice) => setSearch({ device: id }, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHead title={t('instructions_title')} />
      <ReadingPage title={t('instructions_title')} lead={t('instructions_lead')} width="wide">
        <TileChoice
          label={t('instructions_device')}
          options={offered.map((id) => {
            const { label, kind } = deviceFacts(id);
            return { id, label: t(label), icon: DEVICE_ICONS[kind] };
          })}
          value={device}
          onChange={choose}
        />
        <div aria-live="polite">{device && <DeviceSteps key={device} device={device} />}</div>
        <Section>
          <Heading level={2}>{t('instructions_advantages')}</Heading>
          <Advantages
            label={t('instructions_advantages')}
            items={ADVANTAGES.map(({ title, text, ...item }) => ({ ...item, title: t(title), text: t(text) }))}
          />
        </Section>
        <SupportButton />
      </ReadingPage>
    </>
  );
}

function DeviceSteps({ device }: { device: InstructedDevice }) {
  const t = useT();
  const { label, steps } = deviceFacts(device);
  return (
    <Section>
      <Heading level={2}>
        {t('instructions_steps')}: {t(label)}
      </Heading>
      <StepList steps={steps} />
      {device === 'other' && <Manuals />}
    </Section>
  );
}

/** Boxes whose instructions are pages of their own. MISC-025 */
function Manuals() {
  const t = useT();
  return (
    <nav aria-label={t('instructions_manuals')}>
      <Text tone="muted">{t('instructions_manuals')}</Text>
      <Boxes>
        {Object.entries(MANUALS).map(([id, name]) => (
          <li key={id}>
            <Button href={`/manual/${id}`}>{name}</Button>
          </li>
        ))}
      </Boxes>
    </nav>
  );
}
