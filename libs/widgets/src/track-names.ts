import { isLanguage, languages } from '@livery/i18n/languages';
import type { AudioTrack, SubtitleTrack } from '@livery/player-core/tracks';

/** What a menu calls a track: some have no name of their own, and a line without words could be neither read nor heard. */
export const nameOfTrack = ({ id, label, language }: AudioTrack | SubtitleTrack): string =>
  label || (language && isLanguage(language) ? languages[language].ownName : (language ?? id));
