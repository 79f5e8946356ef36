import type { ScheduleFormat } from '../world/channels.ts';
import type { Contest } from './matches.ts';
import type { TelecastKind } from './telecast-lines.ts';

/** What a channel wants to show next. */
export type AccessRequest =
  | { readonly type: 'telecast'; readonly kinds: readonly TelecastKind[] }
  | { readonly type: 'film'; readonly genres: readonly string[]; readonly maxAge: number }
  | { readonly type: 'series'; readonly genres: readonly string[]; readonly maxAge: number; readonly episodes: number }
  | { readonly type: 'match'; readonly contest: Contest };

/** A part of the day that begins at a fixed time and repeats its wants until the next part. */
export interface DayPart {
  /** Minutes after 05:00 in Almaty, where a broadcast day begins; that is 00:00 UTC. */
  readonly atMinute: number;
  readonly wants: readonly AccessRequest[];
}

const telecast = (...kinds: readonly TelecastKind[]): AccessRequest => ({ type: 'telecast', kinds });
const film = (maxAge: number, ...genres: readonly string[]): AccessRequest => ({ type: 'film', genres, maxAge });
const series = (maxAge: number, episodes: number, ...genres: readonly string[]): AccessRequest => ({
  type: 'series',
  genres,
  maxAge,
  episodes,
});
const match = (contest: Contest): AccessRequest => ({ type: 'match', contest });

/** Clock time in Almaty to minutes of the broadcast day. */
const at = (hour: number, minute: number, ...wants: readonly AccessRequest[]): DayPart => ({
  atMinute: ((hour + 24 - 5) % 24) * 60 + minute,
  wants,
});

const DRAMATIC = ['drama', 'history', 'romance', 'detective'];
const LIGHT = ['comedy', 'romance', 'family', 'adventure'];

const GENERAL: readonly DayPart[] = [
  at(5, 0, telecast('music'), telecast('nature')),
  at(6, 30, telecast('morning')),
  at(9, 0, series(12, 2, 'comedy', 'family'), telecast('home')),
  at(11, 0, telecast('food'), telecast('show'), telecast('home')),
  at(13, 0, telecast('news'), telecast('weather'), series(12, 2, 'drama', 'romance')),
  at(15, 0, film(12, ...LIGHT)),
  at(17, 0, telecast('show'), telecast('history')),
  at(18, 0, telecast('news'), telecast('weather'), series(16, 2, 'drama', 'comedy', 'romance')),
  at(20, 0, telecast('news'), telecast('weather')),
  at(20, 40, series(16, 1, 'drama', 'detective', 'history')),
  at(21, 30, film(16, ...DRAMATIC, 'comedy')),
  at(23, 40, telecast('talk'), film(18, 'thriller', 'detective', 'action')),
  at(2, 30, telecast('music'), telecast('nature')),
];

export const DAY_FORMATS: Readonly<Record<ScheduleFormat, readonly DayPart[]>> = {
  general: GENERAL,
  family: [
    at(5, 0, telecast('nature'), telecast('music')),
    at(7, 0, telecast('morning')),
    at(9, 0, telecast('toddlers'), series(6, 2, 'animation')),
    at(10, 30, telecast('home', 'food'), telecast('home')),
    at(13, 0, film(6, 'family', 'animation')),
    at(15, 0, telecast('food'), telecast('school'), series(6, 2, 'family', 'comedy')),
    at(18, 0, telecast('show')),
    at(19, 30, telecast('food'), telecast('toddlers')),
    at(21, 0, series(6, 2, 'comedy', 'family')),
    at(22, 0, film(12, ...LIGHT)),
    at(0, 30, telecast('home', 'nature'), telecast('music')),
  ],
  films: [
    at(5, 0, film(12, 'comedy', 'drama', 'romance')),
    at(10, 0, film(12, 'adventure', 'family', 'history')),
    at(14, 0, film(16, 'detective', 'comedy', 'science-fiction')),
    at(18, 50, film(16, ...DRAMATIC, 'thriller')),
    at(21, 0, film(16, 'action', 'science-fiction', 'thriller', 'drama')),
    at(23, 30, film(18, 'thriller', 'action', 'detective')),
  ],
  series: [
    at(5, 0, series(12, 3, 'comedy', 'romance')),
    at(9, 0, series(12, 3, 'drama', 'family', 'adventure')),
    at(14, 0, series(16, 3, 'detective', 'history', 'sport')),
    at(19, 0, series(16, 3, 'drama', 'fantasy', 'science-fiction')),
    at(23, 0, series(18, 3, 'thriller', 'action')),
  ],
  football: [
    at(5, 0, match('football')),
    at(7, 0, telecast('active')),
    at(8, 0, telecast('sport-studio'), match('football')),
    at(13, 0, telecast('sport-studio'), telecast('active')),
    at(16, 30, match('football')),
    at(19, 0, match('football')),
    at(21, 0, telecast('sport-studio')),
    at(21, 45, match('football')),
    at(23, 45, telecast('sport-studio'), match('football')),
  ],
  boxing: [
    at(5, 0, match('boxing')),
    at(9, 0, telecast('active'), telecast('boxing-studio')),
    at(12, 0, match('boxing'), telecast('boxing-studio')),
    at(17, 0, telecast('boxing-studio'), film(16, 'sport', 'action')),
    at(19, 0, match('boxing')),
    at(23, 0, telecast('boxing-studio'), match('boxing')),
  ],
  hockey: [
    at(5, 0, match('hockey')),
    at(9, 0, telecast('hockey-studio'), telecast('active')),
    at(13, 0, match('hockey'), telecast('hockey-studio')),
    at(17, 0, match('hockey')),
    at(19, 30, match('hockey')),
    at(22, 0, telecast('hockey-studio')),
    at(23, 0, match('hockey')),
  ],
  active: [
    at(5, 0, telecast('active')),
    at(9, 0, telecast('active'), series(12, 2, 'sport')),
    at(13, 0, telecast('active'), telecast('sport-studio', 'boxing-studio', 'hockey-studio')),
    at(18, 0, telecast('active')),
    at(21, 0, film(16, 'sport', 'action', 'adventure')),
    at(23, 15, telecast('active')),
  ],
  news: [
    at(5, 0, telecast('news'), telecast('science')),
    at(7, 0, telecast('morning')),
    at(9, 0, telecast('news'), telecast('weather'), telecast('talk')),
    at(12, 0, telecast('news'), telecast('history', 'science')),
    at(16, 0, telecast('news'), telecast('weather'), telecast('talk')),
    at(19, 30, telecast('news'), telecast('weather')),
    at(20, 15, telecast('talk')),
    at(21, 0, telecast('news'), telecast('talk')),
    at(0, 0, telecast('news'), telecast('talk', 'history')),
  ],
  talk: [
    at(5, 0, telecast('talk'), telecast('history')),
    at(9, 0, telecast('talk'), telecast('news')),
    at(14, 0, telecast('talk'), telecast('science')),
    at(19, 0, telecast('talk')),
    at(22, 30, telecast('talk'), film(16, 'documentary')),
    at(2, 0, telecast('talk', 'history')),
  ],
  kids: [
    at(5, 0, telecast('toddlers'), series(0, 3, 'animation')),
    at(7, 30, telecast('toddlers'), series(6, 4, 'animation')),
    at(11, 0, film(6, 'animation', 'family')),
    at(12, 40, telecast('school'), series(6, 4, 'animation')),
    at(16, 0, telecast('school'), telecast('toddlers'), series(6, 5, 'animation')),
    at(19, 0, film(6, 'animation')),
    at(20, 40, telecast('toddlers')),
    at(21, 30, series(6, 2, 'family'), film(6, 'family')),
    at(0, 0, series(0, 4, 'animation'), telecast('toddlers')),
  ],
  nature: [
    at(5, 0, telecast('nature')),
    at(10, 0, telecast('nature'), telecast('science')),
    at(15, 0, film(12, 'documentary'), telecast('nature')),
    at(20, 0, telecast('nature'), series(6, 1, 'documentary')),
    at(23, 0, film(12, 'documentary'), telecast('nature')),
  ],
  knowledge: [
    at(5, 0, telecast('science'), telecast('history')),
    at(10, 0, telecast('history'), telecast('science'), telecast('nature')),
    at(16, 0, series(6, 2, 'documentary'), telecast('history')),
    at(20, 0, telecast('history'), telecast('science')),
    at(22, 0, film(16, 'documentary', 'history'), telecast('talk')),
    at(2, 0, telecast('nature'), telecast('history')),
  ],
  food: [
    at(5, 0, telecast('home')),
    at(8, 0, telecast('morning')),
    at(10, 0, telecast('food'), telecast('home')),
    at(17, 0, telecast('food'), telecast('science')),
    at(21, 0, telecast('food'), film(12, 'comedy', 'family')),
    at(1, 0, telecast('food'), telecast('home')),
  ],
  music: [
    at(5, 0, telecast('music')),
    at(9, 0, telecast('music')),
    at(14, 0, telecast('show'), telecast('music')),
    at(18, 0, telecast('concert')),
    at(20, 30, telecast('talk'), telecast('music')),
    at(23, 0, film(12, 'music'), telecast('music')),
    at(2, 0, telecast('music')),
  ],
  night: [
    at(5, 0, film(18, 'romance', 'drama')),
    at(12, 0, telecast('night'), film(18, 'thriller', 'detective')),
    at(20, 0, telecast('night'), film(18, 'thriller', 'action')),
    at(0, 0, film(18, 'thriller', 'romance'), telecast('night')),
  ],
  holiday: [
    at(5, 0, telecast('holiday')),
    at(12, 0, film(12, 'family', 'comedy', 'music'), telecast('holiday')),
    at(18, 0, telecast('holiday'), telecast('show')),
    at(23, 0, telecast('holiday')),
  ],
};
