import type { LanguagePage } from '@livery/domain/account';
import type { PlainKey } from '@livery/i18n';
import { globeIcon, subtitlesIcon, volumeIcon, type IconShape } from '@livery/ui-kit/icons';

/** What stands above a page of the settings. */
export interface PageHeading {
  readonly title: PlainKey;
  /** A sentence under the title. */
  readonly lead?: PlainKey;
}

export const LANGUAGE_PAGE_HEADINGS: Readonly<Record<LanguagePage, PageHeading & { readonly icon: IconShape }>> = {
  interface: { title: 'settings_language_interface', icon: globeIcon, lead: 'language_interface_lead' },
  audiotracks: { title: 'settings_language_audio', icon: volumeIcon, lead: 'language_audio_lead' },
  texttracks: { title: 'settings_language_subtitles', icon: subtitlesIcon, lead: 'language_subtitles_lead' },
};
