export { Backdrop } from './backdrop.tsx';
export { ComingSheet, FigureBlock, SideTile, Ticker, type ComingLine } from './beside.tsx';
export { ComingPlace } from './coming-place.tsx';
export { type Promo, PromoBanner } from './promo-banner.tsx';
export { PromoSkeleton } from './promo-skeleton.tsx';
export { PromoSlider } from './promo-slider.tsx';
export { SLIDE_MS } from './slideshow.ts';
