import { useT } from '@livery/i18n/react';
import { Footer, type FooterColumn, type FooterLine } from '@livery/ui-kit/frame';
import { useMobileLayout } from '@livery/widgets/rowset-kind';
import {
  informationLines,
  lastColumn,
  phoneLines,
  storeLinks,
  supportLines,
  type FooterDevice,
  type PhoneLine,
} from './footer-columns.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { SiteMenuItem } from './menu.ts';
import { INFORMATION_TEXTS } from './information-texts.ts';
import { useChooseLanguage } from '@livery/widgets/use-choose-language';
import { useTrialOffer } from './use-trial-offer.ts';

const DEVICE_TEXTS = {
  android_tv: 'instructions_device_android_tv',
  apple_tv: 'instructions_device_apple_tv',
  samsung_tv: 'instructions_device_samsung_tv',
  lg_tv: 'instructions_device_lg_tv',
  other: 'instructions_device_another',
} as const satisfies Record<FooterDevice, string>;

const PHONE_TEXTS = {
  promocode: 'header_promocode',
  instructions: 'nav_instructions',
} as const satisfies Record<PhoneLine, string>;

const STORE_TEXTS = {
  android: 'store_android',
  ios: 'store_ios',
  samsung: 'store_samsung',
  lg: 'store_lg',
  huawei: 'store_huawei',
} as const;

/** NAV-110..115 */
export default function SiteFooter({ facts, menu }: { facts: FrameFacts; menu: readonly SiteMenuItem[] }) {
  const t = useT();
  const phone = usePhoneLines(facts);
  const columns: readonly FooterColumn[] = [
    { title: t('footer_sections'), links: menu.map(({ label, href }) => ({ label, href })) },
    {
      title: t('footer_information'),
      links: [...phone, ...informationLines(facts).map(({ id, href }) => ({ label: t(INFORMATION_TEXTS[id]), href }))],
    },
    { title: t('footer_support'), links: supportLines(facts) },
    useLastColumn(facts),
  ];
  return (
    <Footer
      columns={columns.filter(({ links }) => links.length > 0)}
      stores={storeLinks(facts).map(({ store, href }) => ({ store, href, label: t(STORE_TEXTS[store]) }))}
      storeHint={t('footer_app_for')}
      social={facts.brand.social}
    >
      <p>{facts.brand.legal.company}</p>
    </Footer>
  );
}

/** What a wide header offers and a phone's has no room for: the days or the packet on trial, the promo code, other devices. NAV-089..098 */
function usePhoneLines(facts: FrameFacts): readonly FooterLine[] {
  const t = useT();
  const isPhone = useMobileLayout();
  const offer = useTrialOffer(facts, { isWanted: isPhone });
  if (!isPhone) return [];
  const lines = phoneLines(facts).map(({ id, href }) => ({ label: t(PHONE_TEXTS[id]), href }));
  return offer === null || offer === 'waiting' ? lines : [offer, ...lines];
}

function useLastColumn(facts: FrameFacts): FooterColumn {
  const t = useT();
  const { choices, choose } = useChooseLanguage();
  const column = lastColumn(facts);
  if (column !== 'languages')
    return {
      title: t('footer_devices'),
      links: column.map(({ id, href }) => ({ label: t(DEVICE_TEXTS[id]), href })),
    };
  return {
    title: t('footer_languages'),
    links: choices.map(({ id, label, chosen }) => ({ label, language: id, chosen, onChoose: () => choose(id) })),
  };
}
