import { profilesApi } from '@livery/api-client/profiles';
import { audioOrderText, movedBy, orderedLanguages, readAudioOrder } from '@livery/domain/account';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { OrderList, SettingsSkeleton } from '@livery/ui-kit/account';
import { EmptyState } from '@livery/ui-kit/states';
import { PartProblem } from '@livery/widgets/load-problem';
import { rememberForViewer } from '@livery/widgets/player-settings';
import { useServices } from '@livery/widgets/services';
import { useState } from 'react';
import { languageName, useOfferedLanguages } from './use-offered-languages.ts';

/** The languages of sound in the order that the viewer wants them; the player takes the first that a title has. ACC-047 */
export default function AudioOrder() {
  const t = useT();
  const { storage } = useServices();
  const { languages, error, refetch } = useOfferedLanguages();
  const { data: profile } = profilesApi.useGetActiveProfileQuery();
  const [chosen, setChosen] = useState(() => readAudioOrder(storage.get(STORED.audioOrder)));
  if (error && !languages) return <PartProblem error={error} onRetry={refetch} />;
  if (!languages) return <SettingsSkeleton lines={4} />;
  if (languages.length === 0) return <EmptyState title={t('language_none')} />;

  const ordered = orderedLanguages(languages, chosen);
  const keys = ordered.map(({ key }) => key);
  const move = (key: string, by: -1 | 1) => {
    const order = movedBy(keys, key, by);
    setChosen(order);
    storage.set(STORED.audioOrder, audioOrderText(order));
    // A habit that the player has taken on would go before the order that was just chosen.
    rememberForViewer(storage, { profileId: profile?.id ?? null, seriesId: null }, { audio: undefined });
  };
  return (
    <OrderList
      label={t('settings_language_audio')}
      items={ordered.map((language) => ({ id: language.key, label: languageName(language) }))}
      words={{
        up: (label) => t('order_up', { label }),
        down: (label) => t('order_down', { label }),
        hint: t('order_hint'),
        moved: (label, place, total) => t('order_moved', { label, place, total }),
      }}
      onMove={move}
    />
  );
}
