import { platformApi } from '@livery/api-client/platform';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { archiveIcon, boxIcon, filmIcon, helpIcon, tvIcon, userIcon, type IconShape } from '@livery/ui-kit/icons';
import { Advantages, ReadingPage, Steps, TileChoice } from '@livery/ui-kit/reading';
import { Heading } from '@livery/ui-kit/text';
import { PageTitle } from '@livery/widgets/page-title';
import { useBrand } from '@livery/widgets/services';
import { supportAddress } from '@livery/widgets/support';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { chosenDevice, deviceFacts, offeredDevices, type Device } from './instructions/devices.ts';

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

/** How to watch on a television set: the device, what to do on it, what it brings. NAV-046, NAV-130..134 */
export default function InstructionsPage() {
  const t = useT();
  const { rules } = useBrand();
  const support = useSupport();
  const [search, setSearch] = useSearchParams();
  const offered = offeredDevices(rules.notices);
  const device = chosenDevice(search.get('device'), offered);
  // A choice is no page of its own: Back leads to where the viewer came from.
  const choose = (id: Device) => setSearch({ device: id }, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageTitle title={t('instructions_title')} />
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
        {support && (
          <p>
            <Button icon={helpIcon} href={support}>
              {t('instructions_support')}
            </Button>
          </p>
        )}
      </ReadingPage>
    </>
  );
}

function DeviceSteps({ device }: { device: Device }) {
  const t = useT();
  const brand = useBrand();
  const { label, steps } = deviceFacts(device);
  const service = { name: brand.name, address: location.host };
  return (
    <Section>
      <Heading level={2}>
        {t('instructions_steps')}: {t(label)}
      </Heading>
      <Steps steps={steps.map(({ text, words }) => t(text, { ...service, ...words }))} />
    </Section>
  );
}

/** NAV-133 */
function useSupport(): string | null {
  const { providerShortname, support } = useBrand();
  const { data } = platformApi.useGetNetworkQuery({ provider: providerShortname });
  return supportAddress(data?.provider?.landing, support);
}
