import type { LandingBlock, ProviderInfo } from '@livery/contract/packets/entities';
import { offeredPromoDays } from '@livery/domain/packets';
import { selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { deviceIcon } from '@livery/ui-kit/icons';
import { ContactBlock, DeviceList, FeatureBlocks, LandingHero } from '@livery/ui-kit/packets';
import { Heading } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';
import { useBrand, useServices } from '@livery/widgets/services';
import { supportContacts } from '@livery/widgets/support';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useSelector } from 'react-redux';
import { SalesSection } from './page-parts.ts';

interface Props {
  readonly info: ProviderInfo;
}

/** PACK-016…PACK-019 */
export function ProviderHero({ info: { hero, provider } }: Props) {
  const t = useT();
  const { name } = useBrand();
  return (
    <LandingHero
      title={hero?.title ?? provider.name ?? name}
      text={hero?.text ?? t('provider_hero')}
      picture={pictureOf(hero?.image, 'hero')}
      logo={pictureOf(provider.landing.logo, 'square')}
      actions={
        <>
          <TrialOrWatch />
          <Button href="/instructions">{t('provider_instructions')}</Button>
        </>
      }
    />
  );
}

/** A trial for guests where there is one; everybody else watches. PACK-017, PACK-018 */
function TrialOrWatch() {
  const t = useT();
  const toSignIn = useToSignIn();
  const { storage } = useServices();
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const days = offeredPromoDays(sessionNetwork(useSelector(selectSession))?.promoDays);
  if (!isGuest || days === null) {
    return (
      <Button kind="primary" href={addresses.channels()}>
        {t('provider_watch')}
      </Button>
    );
  }
  const begin = () => {
    storage.set(STORED.promoDays, String(days));
    void toSignIn();
  };
  return (
    <Button kind="primary" focusKey="trial" onClick={begin}>
      {t('header_promo_days', { count: days })}
    </Button>
  );
}

/** What the brand says where the server says nothing. */
const OWN_FEATURES = ['provider_feature_archive', 'provider_feature_family', 'provider_feature_screens'] as const;
const OWN_DEVICES = ['provider_device_tv', 'provider_device_phone', 'provider_device_computer'] as const;

type OwnWords = (typeof OWN_FEATURES)[number] | (typeof OWN_DEVICES)[number];
function useBlocks(blocks: readonly LandingBlock[], own: readonly OwnWords[]): readonly LandingBlock[] {
  const t = useT();
  return blocks.length > 0 ? blocks : own.map((key) => ({ title: t(key), text: t(`${key}_text`) }));
}

/** PACK-020 */
export function ProviderFeatures({ info }: Props) {
  const t = useT();
  const features = useBlocks(info.features, OWN_FEATURES);
  return (
    <SalesSection>
      <FeatureBlocks
        label={t('packet_benefits')}
        level={2}
        items={features.map(({ title, text = '' }, index) => ({ id: index, title, text }))}
      />
    </SalesSection>
  );
}

/** PACK-021 */
export function ProviderDevices({ info }: Props) {
  const t = useT();
  const devices = useBlocks(info.devices, OWN_DEVICES);
  return (
    <SalesSection>
      <Heading level={2} size="section">
        {t('provider_devices')}
      </Heading>
      <DeviceList
        label={t('provider_devices')}
        devices={devices.map(({ title, text }, index) => ({ id: index, title, detail: text, icon: deviceIcon }))}
      />
    </SalesSection>
  );
}

/** PACK-023, PACK-024 */
export function ProviderContact({ provider: { name, landing } }: { readonly provider: ProviderInfo['provider'] }) {
  const t = useT();
  const { phone, email } = supportContacts(landing, useBrand().support);
  const { registrationUrl, registrationCaption, logo } = landing;
  return (
    <ContactBlock
      title={name ?? t('provider_contact')}
      logo={pictureOf(logo, 'square')}
      {...(phone && { phone: { label: t('provider_contact'), text: phone } })}
      {...(email && { email: { label: t('sign_in_email'), text: email } })}
      action={registrationUrl && registrationCaption && <Button href={registrationUrl}>{registrationCaption}</Button>}
    />
  );
}
