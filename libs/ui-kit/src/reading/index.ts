export { Advantages, type Advantage } from './advantages.tsx';
export { AnswerBar } from './answer-bar.tsx';
export { Countdown } from './countdown.tsx';
export { NewsCard, NewsGrid, NewsSkeleton } from './news-card.tsx';
export { Prose } from './prose.tsx';
export { ReadingPage, ReadingSkeleton, TextSkeleton } from './reading-page.tsx';
export { Steps } from './steps.tsx';
export { StoreList, type StoreLink } from './store-list.tsx';
export { TileChoice, type TileOption } from './tile-choice.tsx';
