/** Every icon as data, for whoever names an icon without drawing it. */
export * from './page-shapes.ts';
export * from './pay-shapes.ts';
export * from './player-shapes.ts';
export * from './shapes.ts';
