import type { Wire } from '@livery/contract/schema';
import type { User } from '@livery/contract/session/entities';
import type { users } from '../database/schema/viewers.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import { localised, type Language } from '../world/localised.ts';

const TEXTS = {
  title: localised('Родительский контроль', 'Ата-ана бақылауы', 'Ota-ona nazorati', 'Parental control'),
  message: localised(
    'Дома есть дети? Четыре цифры закроют от них фильмы и каналы 18+, покупки и настройки.',
    'Үйде балалар бар ма? Төрт сан олардан 18+ фильмдер мен арналарды, сатып алуды және баптауларды жабады.',
    'Uyda bolalar bormi? Toʻrtta raqam ulardan 18+ filmlar va kanallarni, xaridlar va sozlamalarni yopadi.',
    'Children at home? Four digits keep films and channels 18+, purchases and settings away from them.',
  ),
  set: localised('Установить PIN-код', 'PIN-код орнату', 'PIN-kod oʻrnatish', 'Set a PIN'),
  later: localised('Не сейчас', 'Қазір емес', 'Hozir emas', 'Not now'),
  ignore: localised('Обойтись без него', 'Онсыз жүре беру', 'Usiz davom etish', 'Go without one'),
};

/**
 * What a viewer's parental control stands at: `ignore` when they chose to go without a PIN (`settings.parental_status`); and what is to be asked of
 * whoever has a child's profile and has not decided yet (ENT-011, ENT-012).
 */
export function wireParental(
  { parentalCode, settings }: typeof users.$inferSelect,
  { hasChildren }: { hasChildren: boolean },
  media: MediaAddresses,
  language: Language,
): Pick<Wire<typeof User>, 'parental_status' | 'parental_code' | 'parental_dialogue'> {
  if (parentalCode !== null) return { parental_status: 'set', parental_code: parentalCode };
  if (settings['parental_status'] === 'ignore') return { parental_status: 'ignore', parental_code: null };
  return {
    parental_status: 'notset',
    parental_code: null,
    ...(hasChildren && {
      parental_dialogue: {
        title: TEXTS.title[language],
        message: TEXTS.message[language],
        icon: { tv_x1: media.icon('i-heart'), tv_width_pt: 96, tv_height_pt: 96 },
        buttons: [
          { label: TEXTS.set[language], action: 'set', is_primary: true },
          { label: TEXTS.later[language], action: 'close', is_primary: false },
          { label: TEXTS.ignore[language], action: 'ignore', is_primary: false },
        ],
      },
    }),
  };
}
