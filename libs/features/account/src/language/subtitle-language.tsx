import { profilesApi } from '@livery/api-client/profiles';
import { orderedLanguages } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { RadioGroup } from '@livery/ui-kit/forms';
import { PartProblem } from '@livery/widgets/load-problem';
import { rememberForViewer, viewerSettings } from '@livery/widgets/player-settings';
import { useServices } from '@livery/widgets/services';
import { useState } from 'react';
import { languageName, useOfferedLanguages } from './use-offered-languages.ts';

const OFF = 'off';

/** The language of subtitles, or none: the same habit that the player keeps when subtitles are chosen there. ACC-048 */
export default function SubtitleLanguage() {
  const t = useT();
  const { languages, error, refetch } = useOfferedLanguages();
  const { data: profile, isLoading } = profilesApi.useGetActiveProfileQuery();
  if (error && !languages) return <PartProblem error={error} onRetry={refetch} />;
  if (!languages || isLoading) return <SettingsSkeleton lines={4} />;
  const options = orderedLanguages(languages, []).map((language) => ({
    id: language.key,
    label: languageName(language),
  }));
  return (
    <Choice
      key={profile?.id}
      profileId={profile?.id ?? null}
      options={[{ id: OFF, label: t('player_subtitles_off') }, ...options]}
    />
  );
}

function Choice({
  profileId,
  options,
}: {
  profileId: number | null;
  options: readonly { readonly id: string; readonly label: string }[];
}) {
  const t = useT();
  const { storage } = useServices();
  const whose = { profileId, seriesId: null };
  const [chosen, setChosen] = useState(() => viewerSettings(storage, whose).text ?? OFF);
  return (
    <RadioGroup
      label={t('settings_language_subtitles')}
      hideLabel
      look="cards"
      options={options}
      value={chosen}
      onChange={(text) => {
        setChosen(text);
        rememberForViewer(storage, whose, { text });
      }}
    />
  );
}
