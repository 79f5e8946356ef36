/** The languages of the film's subtitles; two of them are spoken as well. */
export const LANGUAGES = { ru: 'Русский', en: 'English', kk: 'Қазақша', uz: 'O‘zbekcha' } as const;
export type Language = keyof typeof LANGUAGES;

type Cue = { atSeconds: number; text: Readonly<Record<Language, string>> };

/** One line for each of the film's six shots. */
export const SHOT_CUES: readonly Cue[] = [
  {
    atSeconds: 1.8,
    text: {
      ru: 'Каждый вечер кто-то первым зажигает свет.',
      en: 'Every evening somebody is the first to light a lamp.',
      kk: 'Күн сайын кешке біреу алғаш болып шам жағады.',
      uz: 'Har oqshom kimdir birinchi bo‘lib chiroq yoqadi.',
    },
  },
  {
    atSeconds: 9.8,
    text: {
      ru: 'У костра, в тишине степи.',
      en: 'By a fire, in the quiet of the steppe.',
      kk: 'От басында, дала тыныштығында.',
      uz: 'Gulxan yonida, dasht sukunatida.',
    },
  },
  {
    atSeconds: 17.6,
    text: {
      ru: 'На маяке, чтобы лодка нашла берег.',
      en: 'In a lighthouse, so that a boat finds the shore.',
      kk: 'Қайық жағаны тапсын деп, шамшырақта.',
      uz: 'Qayiq qirg‘oqni topsin deb, mayoqda.',
    },
  },
  {
    atSeconds: 25.8,
    text: {
      ru: 'В окне над мокрой улицей.',
      en: 'In a window above a wet street.',
      kk: 'Жаңбырлы көшеге қараған терезеде.',
      uz: 'Ho‘l ko‘cha ustidagi derazada.',
    },
  },
  {
    atSeconds: 33.4,
    text: {
      ru: 'С орбиты все эти огни похожи на одну тихую карту.',
      en: 'From orbit all these lights look like one quiet map.',
      kk: 'Орбитадан бұл оттардың бәрі бір тыныш картаға ұқсайды.',
      uz: 'Orbitadan bu chiroqlarning bari bitta sokin xaritaga o‘xshaydi.',
    },
  },
  {
    atSeconds: 41.4,
    text: {
      ru: 'А утром они гаснут. Потому что пришёл рассвет.',
      en: 'And in the morning they go out, because dawn has come.',
      kk: 'Ал таңертең олар сөнеді. Өйткені таң атты.',
      uz: 'Tongda esa ular o‘chadi. Chunki tong otdi.',
    },
  },
];

/** A line stays long enough to be read: at least this, and as long as it is spoken. */
const SHOWN_SECONDS = 3.6;

/** The film's WebVTT in one language. `X-TIMESTAMP-MAP` ties cue time 0 to media time 0. */
export function webVtt(language: Language, spokenSeconds: readonly number[]): string {
  const cues = SHOT_CUES.map(({ atSeconds, text }, index) => {
    const until = atSeconds + Math.max(SHOWN_SECONDS, (spokenSeconds[index] ?? 0) + 0.5);
    return `${index + 1}\n${clock(atSeconds)} --> ${clock(until)}\n${text[language]}\n`;
  });
  return `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
