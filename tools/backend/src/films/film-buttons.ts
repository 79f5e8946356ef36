import type { ContentButton } from '@livery/contract/contents/entities';
import type { JsonValue, Wire } from '@livery/contract/schema';
import { isDeepStrictEqual } from 'node:util';
import { localised, type Language } from '../world/localised.ts';
import type { SoldPlan } from './film-plans.ts';

const BUY = localised('Купить фильм', 'Фильмді сатып алу', 'Filmni sotib olish', 'Buy the film');
const OPTIONS = localised('Смотреть в пакете', 'Пакетпен көру', 'Paketda koʻrish', 'Watch with a packet');
const OR = localised('или', 'немесе', 'yoki', 'or');

/** What a pay button has for the offer that it begins: only this very value makes one. DATA-026 */
const buttonData = (contentId: number): JsonValue => ({ kind: 'film', content_id: contentId });

export const isButtonData = (given: unknown, contentId: number): boolean =>
  isDeepStrictEqual(given, buttonData(contentId));

/** The film by itself, and the packets that open it too. PLAY-040, PLAY-041 */
export function payButtons(
  contentId: number,
  plans: readonly SoldPlan[],
  language: Language,
): Wire<typeof ContentButton>[] {
  const lengths = plans
    .map(({ words }, place) => (place === 0 ? words[language] : words[language].toLocaleLowerCase(language)))
    .join(` ${OR[language]} `);
  return [
    {
      button_type: 'pay',
      caption: BUY[language],
      sub_caption: lengths,
      play_after: true,
      button_data: buttonData(contentId),
    },
    { button_type: 'pay', caption: OPTIONS[language], play_after: true, show_options: true },
  ];
}
