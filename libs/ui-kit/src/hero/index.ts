export { Backdrop } from './backdrop.tsx';
export { ComingPlace, ComingSheet, FigureBlock, SideTile, Ticker, type ComingLine } from './beside.tsx';
export { HERO_SIZES, type Promo, PromoBanner } from './promo-banner.tsx';
export { PromoSkeleton } from './promo-skeleton.tsx';
export { PromoSlider } from './promo-slider.tsx';
export { SLIDE_MS } from './slideshow.ts';
