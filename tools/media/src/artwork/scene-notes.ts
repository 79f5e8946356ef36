/** How a poster of a scene carries its title. */
export interface SceneNotes {
  /** Away from the subject. */
  readonly titleSide: 'top' | 'bottom';
  readonly ink: string;
  readonly accent: string;
}

const CREAM = '#fff4e0';
const notes = (titleSide: SceneNotes['titleSide'], accent: string, ink: string = CREAM): SceneNotes => ({
  titleSide,
  ink,
  accent,
});

export const SCENE_NOTES: Readonly<Record<string, SceneNotes>> = {
  'steppe-riders': notes('top', '#ffd9a0'),
  'winter-mountains': notes('top', '#cfe6ff'),
  lake: notes('top', '#ffe7b0'),
  caravan: notes('top', '#a8391c', '#5a2210'),
  'desert-road': notes('top', '#ffcf9a'),
  'yurt-night': notes('top', '#ffc170'),
  lighthouse: notes('bottom', '#ffe9b8'),
  underwater: notes('bottom', '#9ff0e6'),
  forest: notes('top', '#eef0b0'),
  orchard: notes('bottom', '#ffdf8c'),
  balloon: notes('bottom', '#ffd35c'),
  'city-rain': notes('top', '#ff8ae0'),
  'city-dawn': notes('bottom', '#ffd08a'),
  alley: notes('bottom', '#ffce73'),
  rooftops: notes('top', '#8fd8ff'),
  'noir-window': notes('bottom', '#f2b45c'),
  train: notes('top', '#ffc98c'),
  'future-city': notes('top', '#8ff5e0'),
  stadium: notes('bottom', '#ffd447'),
  ring: notes('bottom', '#ffb347'),
  ice: notes('bottom', '#bfe6ff'),
  concert: notes('bottom', '#ffc85c'),
  newsroom: notes('bottom', '#8fc4ff'),
  'talk-studio': notes('bottom', '#ffc08c'),
  sunburst: notes('top', '#ffd75c'),
  kitchen: notes('bottom', '#ffcf8a'),
  market: notes('bottom', '#ffcb6b'),
  school: notes('bottom', '#ffe27a'),
  couple: notes('top', '#ffc4cc'),
  'paper-moons': notes('top', '#fdd79a'),
  geometric: notes('bottom', '#ffd35c'),
  planet: notes('bottom', '#c8d0ff'),
  castle: notes('bottom', '#ffd9a0'),
  fox: notes('top', '#ffe6a8'),
  'new-year': notes('top', '#ffe08a'),
};
