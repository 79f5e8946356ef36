import { catalogueApi } from '@livery/api-client/catalogue';
import { selectSession } from '@livery/domain/session';
import { useLanguage, useT } from '@livery/i18n/react';
import { useServices, type Services } from '@livery/widgets/services';
import { useStore } from 'react-redux';
import type { Store } from '../store.ts';

/** What the screens of a started site are given. */
export interface Probe {
  readonly services: Services;
  readonly store: Store;
  readonly setLanguage: ReturnType<typeof useLanguage>['setLanguage'];
  readonly session: () => string;
}

/** Stands in for every screen of a site under test: draws a text and a row set, and hands out what surrounds it. */
export default function ProbeScreen() {
  const t = useT();
  const store = useStore() as Store;
  const services = useServices();
  const { setLanguage } = useLanguage();
  const { data } = catalogueApi.useGetRowsetQuery({ id: 'startpage', kind: 'web' });
  const session = () => selectSession(store.getState()).kind;
  Object.assign(window, { probe: { services, store, setLanguage, session } satisfies Probe });
  return (
    <p>
      {t('action_watch')} {services.brand.name} {data?.rows.length ?? 'no'} rows
    </p>
  );
}
