import { localised } from '../world/localised.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedProgram } from '../world/channels.ts';

export type Contest = 'football' | 'hockey' | 'boxing';

const FIRST_MATCH_ID = 3001;
/** Room for the pairs of one contest's list, so that a pair's id does not depend on other contests. */
const IDS_PER_CONTEST = 400;

const SIDES: Readonly<Record<Contest, readonly FourTexts[]>> = {
  football: [
    ['Тулпар', 'Тұлпар', 'Tulpor', 'Tulpar'],
    ['Жулдыз', 'Жұлдыз', 'Julduz', 'Zhuldyz'],
    ['Орта', 'Орта', 'Oʻrta', 'Orta'],
    ['Сары-Арык', 'Сарыарық', 'Sariariq', 'Sary-Aryk'],
    ['Степняк', 'Далалық', 'Dashtlik', 'Stepnyak'],
    ['Карлыгаш', 'Қарлығаш', 'Qaldirgʻoch', 'Karlygash'],
    ['Медный Ветер', 'Мыс Жел', 'Mis Shamol', 'Copper Wind'],
    ['Порт Актау', 'Ақтау Порты', 'Oqtov Porti', 'Port Aktau'],
    ['Хлопкороб', 'Мақташы', 'Paxtakor Vodiy', 'Cotton Valley'],
    ['Алмалы', 'Алмалы', 'Olmali', 'Almaly'],
  ],
  hockey: [
    ['Ирбис', 'Ілбіс', 'Irbis', 'Irbis'],
    ['Беркут', 'Бүркіт', 'Burgut', 'Berkut'],
    ['Метель', 'Боран', 'Boʻron', 'Blizzard'],
    ['Полюс', 'Полюс', 'Qutb', 'Pole'],
    ['Северный Ветер', 'Солтүстік Желі', 'Shimol Shamoli', 'North Wind'],
    ['Шахтёр-Град', 'Кенші Қала', 'Konchi Shahar', 'Miner Town'],
    ['Ледокол', 'Мұзжарғыш', 'Muzyorar', 'Icebreaker'],
    ['Белый Клык', 'Ақ Азу', 'Oq Tish', 'White Tusk'],
  ],
  boxing: [
    ['Серик Абенов', 'Серік Әбенов', 'Serik Abenov', 'Serik Abenov'],
    ['Лев Грох', 'Лев Грох', 'Lev Grox', 'Lev Groch'],
    ['Дамир Уалихан', 'Дамир Уәлихан', 'Damir Valixon', 'Damir Ualikhan'],
    ['Отабек Мирсаид', 'Отабек Мирсаид', 'Otabek Mirsaid', 'Otabek Mirsaid'],
    ['Эрлан Чокой', 'Ерлан Шоқай', 'Erlan Choʻqoy', 'Erlan Chokoi'],
    ['Томас Вейл', 'Томас Вейл', 'Tomas Veyl', 'Thomas Vale'],
    ['Нурбол Касен', 'Нұрбол Қасен', 'Nurbol Qosin', 'Nurbol Kassen'],
    ['Зураб Лацабе', 'Зураб Лацабе', 'Zurab Latsabe', 'Zurab Latsabe'],
  ],
};

const COMPETITIONS: Readonly<Record<Contest, readonly FourTexts[]>> = {
  football: [
    [
      'Премьер-дивизион, прямая трансляция.',
      'Премьер-дивизион, тікелей трансляция.',
      'Premyer-divizion, jonli translyatsiya.',
      'Premier Division, live.',
    ],
    [
      'Кубок Степи, четвертьфинал.',
      'Дала кубогы, ширек финал.',
      'Dasht kubogi, chorak final.',
      'The Steppe Cup, quarter-final.',
    ],
  ],
  hockey: [
    [
      'Ледовая лига, регулярный чемпионат.',
      'Мұз лигасы, тұрақты чемпионат.',
      'Muz ligasi, muntazam chempionat.',
      'The Ice League, regular season.',
    ],
  ],
  boxing: [
    [
      'Вечер бокса: двенадцать раундов за пояс.',
      'Бокс кеші: белбеу үшін он екі раунд.',
      'Boks oqshomi: kamar uchun oʻn ikki raund.',
      'Fight night: twelve rounds for the belt.',
    ],
  ],
};

const CONTESTS: readonly Contest[] = ['football', 'hockey', 'boxing'];

/** Every pair of every contest as a program of its own, so that it can be remembered and found. */
export const MATCHES: Readonly<Record<Contest, readonly SeedProgram[]>> = {
  football: pairsOf('football'),
  hockey: pairsOf('hockey'),
  boxing: pairsOf('boxing'),
};

function pairsOf(contest: Contest): readonly SeedProgram[] {
  const sides = SIDES[contest];
  const firstId = FIRST_MATCH_ID + CONTESTS.indexOf(contest) * IDS_PER_CONTEST;
  const programs: SeedProgram[] = [];
  for (const [homeIndex, home] of sides.entries()) {
    for (const guest of sides.slice(homeIndex + 1)) {
      const competition = COMPETITIONS[contest][programs.length % COMPETITIONS[contest].length];
      if (competition === undefined) continue;
      const id = firstId + programs.length;
      programs.push({
        id,
        title: localised(
          `${home[0]} — ${guest[0]}`,
          `${home[1]} — ${guest[1]}`,
          `${home[2]} — ${guest[2]}`,
          `${home[3]} — ${guest[3]}`,
        ),
        description: localised(...competition),
        parentId: null,
        age: contest === 'boxing' ? 12 : 6,
        motionRating: null,
        contentId: null,
        artworkKey: `t${id}`,
      });
    }
  }
  return programs;
}
