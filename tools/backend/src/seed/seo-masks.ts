import { localised } from '../world/localised.ts';
import type { World } from '../world/world.ts';

export const SEO_MASKS: World['seoMasks'] = [
  {
    pageType: 'content',
    textType: 'title',
    value: localised(
      '{title} ({year}) — смотреть онлайн',
      '{title} ({year}) — онлайн көру',
      '{title} ({year}) — onlayn tomosha',
      '{title} ({year}): watch online',
    ),
  },
  {
    pageType: 'content',
    textType: 'description',
    value: localised(
      '{title}, {year}: описание, серии и похожее кино.',
      '{title}, {year}: сипаттамасы, сериялары және ұқсас кино.',
      '{title}, {year}: tavsifi, seriyalari va oʻxshash kino.',
      '{title}, {year}: story, episodes and similar films.',
    ),
  },
  {
    pageType: 'channel',
    textType: 'title',
    value: localised(
      '{name} — прямой эфир и архив',
      '{name} — тікелей эфир және мұрағат',
      '{name} — jonli efir va arxiv',
      '{name}: live and archive',
    ),
  },
  {
    pageType: 'channel',
    textType: 'description',
    value: localised(
      'Программа канала {name} на неделю.',
      '{name} арнасының апталық бағдарламасы.',
      '{name} kanalining haftalik dasturi.',
      'A week of programmes on {name}.',
    ),
  },
  {
    pageType: 'person',
    textType: 'title',
    value: localised(
      '{name}: фильмы и сериалы',
      '{name}: фильмдері мен телехикаялары',
      '{name}: filmlari va seriallari',
      '{name}: films and series',
    ),
  },
  {
    pageType: 'person',
    textType: 'description',
    value: localised(
      'Работы и биография: {name}.',
      'Жұмыстары мен өмірбаяны: {name}.',
      'Ishlari va tarjimai holi: {name}.',
      'Works and biography: {name}.',
    ),
  },
  {
    pageType: 'rowset',
    textType: 'title',
    value: localised('{title} — онлайн', '{title} — онлайн', '{title} — onlayn', '{title} online'),
  },
  {
    pageType: 'rowset',
    textType: 'description',
    value: localised(
      '{title}: новое и любимое.',
      '{title}: жаңасы мен сүйіктісі.',
      '{title}: yangi va sevimlilar.',
      '{title}: the new and the loved.',
    ),
  },
];
