import { platformApi } from '@livery/api-client/platform';
import type { OfferedLanguage } from '@livery/domain/account';
import { isLanguage, languages } from '@livery/i18n/languages';
import { useBrand } from '@livery/widgets/services';

/** The languages that the network's info names; `languages` is null until there is an answer. */
export function useOfferedLanguages() {
  const { providerShortname } = useBrand();
  const { data, error, refetch } = platformApi.useGetNetworkQuery({ provider: providerShortname });
  return { languages: data ? (data.languages?.audio ?? []) : null, error, refetch };
}

/** What a language is called: as the server says, else by itself. */
export const languageName = ({ key, name }: OfferedLanguage): string =>
  name || (isLanguage(key) ? languages[key].ownName : key);
