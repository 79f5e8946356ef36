import { localised } from '../world/localised.ts';
import type { SeedLibrary } from '../world/catalogue.ts';

const library = (id: number, ru: string, kk: string, uz: string, en: string, color: string): SeedLibrary => ({
  id,
  title: localised(ru, kk, uz, en),
  logoKey: `ll${id}`,
  coverKey: `l${id}`,
  color,
});

/** Film libraries that the service buys from; names are inventions. */
export const LIBRARIES: readonly SeedLibrary[] = [
  library(1, 'Кинозал', 'Кинозал', 'Kinozal', 'Kinozal', '#ff6b5a'),
  library(2, 'Алма Фильм', 'Алма Фильм', 'Olma Film', 'Alma Film', '#c8372d'),
  library(3, 'Сериалити', 'Сериалити', 'Serialiti', 'Seriality', '#2f6fd0'),
  library(4, 'Малыш', 'Бүлдіршін', 'Kichkintoy', 'Little Ones', '#f0a02c'),
  library(5, 'Дерек', 'Дерек', 'Dalil', 'Derek Docs', '#1d8f7a'),
  library(6, 'Премьер-зал', 'Премьера залы', 'Premyera zali', 'Premiere Hall', '#7d4fd6'),
];
