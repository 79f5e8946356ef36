export { AboutColumns, AboutPart } from './about-columns.tsx';
export { AirLine, AirList } from './air-list.tsx';
export { BesideRows } from './beside-rows.tsx';
export { CastBeside, CastBelow } from './cast-place.ts';
export { FactSheet } from './fact-sheet.tsx';
export { PersonHead } from './person-head.tsx';
export { SeasonChoice } from './season-choice.tsx';
export { SectionPlace, SectionTabs } from './section-tabs.tsx';
export { StillGallery } from './still-gallery.tsx';
