/** Scenes that the artwork maker draws and their use: which may stand for a film of a genre that names none. */
export const SCENES_OF_GENRE: Readonly<Record<string, readonly string[]>> = {
  drama: [
    'steppe-riders',
    'lighthouse',
    'lake',
    'train',
    'city-rain',
    'orchard',
    'noir-window',
    'yurt-night',
    'winter-mountains',
  ],
  comedy: ['sunburst', 'kitchen', 'market', 'school', 'city-dawn', 'orchard', 'desert-road'],
  thriller: ['forest', 'city-rain', 'alley', 'noir-window', 'train', 'lighthouse', 'desert-road'],
  detective: ['alley', 'noir-window', 'city-rain', 'train', 'winter-mountains'],
  'science-fiction': ['planet', 'future-city', 'yurt-night'],
  fantasy: ['castle', 'yurt-night', 'forest', 'underwater', 'winter-mountains'],
  adventure: ['caravan', 'winter-mountains', 'balloon', 'desert-road', 'lake', 'underwater'],
  action: ['desert-road', 'alley', 'rooftops', 'future-city', 'train', 'ring'],
  romance: ['couple', 'orchard', 'lake', 'city-rain', 'rooftops', 'city-dawn', 'train'],
  history: ['steppe-riders', 'castle', 'caravan', 'market', 'yurt-night'],
  documentary: ['geometric', 'lake', 'steppe-riders', 'caravan', 'underwater', 'winter-mountains', 'market'],
  animation: ['fox', 'balloon', 'underwater', 'castle', 'planet', 'forest'],
  family: ['orchard', 'school', 'balloon', 'kitchen', 'yurt-night'],
  sport: ['stadium', 'ring', 'ice'],
  music: ['concert', 'rooftops', 'couple', 'yurt-night'],
};

/** How a picture is graded after it is drawn, so that one scene serves many titles. The first keeps the colours as drawn. */
export const GRADES = ['as-drawn', 'amber', 'teal', 'violet', 'rose', 'moss', 'steel', 'ember'] as const;
export type Grade = (typeof GRADES)[number];

/** Lettering styles; which suit a genre. */
export const LETTERINGS_OF_GENRE: Readonly<Record<string, readonly Lettering[]>> = {
  drama: ['serif', 'thin', 'serif-italic', 'condensed'],
  comedy: ['rounded', 'wide', 'slab'],
  thriller: ['condensed', 'thin', 'wide'],
  detective: ['condensed', 'serif', 'slab'],
  'science-fiction': ['thin', 'techno', 'wide'],
  fantasy: ['decorative', 'serif'],
  adventure: ['slab', 'condensed', 'decorative'],
  action: ['condensed', 'wide', 'techno'],
  romance: ['serif-italic', 'script', 'thin'],
  history: ['decorative', 'serif', 'slab'],
  documentary: ['thin', 'condensed', 'serif'],
  animation: ['rounded', 'script'],
  family: ['rounded', 'slab', 'script'],
  sport: ['condensed', 'wide'],
  music: ['wide', 'script', 'condensed'],
};

export const LETTERINGS = [
  'serif',
  'serif-italic',
  'thin',
  'condensed',
  'wide',
  'rounded',
  'slab',
  'techno',
  'decorative',
  'script',
] as const;
export type Lettering = (typeof LETTERINGS)[number];
