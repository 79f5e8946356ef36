import type { Translate } from '@livery/i18n';
import { isLanguage, languages } from '@livery/i18n/languages';
import type { AudioTrack, SubtitleTrack } from '@livery/player-core/tracks';

/** Captions inside of the picture that nobody has named are called by their channel. */
const isUnnamedCaption = ({ label }: AudioTrack | SubtitleTrack) => /^(CC|SERVICE)\d+$/.test(label);

/** What a menu calls a track: some have no name of their own, and a line without words could be neither read nor heard. */
export function nameOfTrack(track: AudioTrack | SubtitleTrack, t: Translate): string {
  const { id, label, language } = track;
  if (isUnnamedCaption(track)) return `${t('player_subtitles')} (${label})`;
  return label || (language && isLanguage(language) ? languages[language].ownName : (language ?? id));
}

/** What is said when subtitles have been switched on. */
export const subtitlesNotice = (track: SubtitleTrack, t: Translate): string =>
  isUnnamedCaption(track) ? nameOfTrack(track, t) : t('player_notice_subtitles', { label: nameOfTrack(track, t) });
