import { collection, entity, from, id, isoDate, optional, text, url, type Infer } from '../schema/schema.ts';

export const NewsItem = entity('NewsItem', {
  id: id(),
  title: text(),
  text: optional(text()),
  image: optional(url()),
  createdAtMs: from('created_at', optional(isoDate())),
});
export type NewsItem = Infer<typeof NewsItem>;
export const News = collection('News', 'news', NewsItem);
export type News = Infer<typeof News>;
