import type { Grade } from './scenes.ts';

/** How a scene looks for the first channel that has it, for the second, and so on: far apart, and none of them dull. */
const GRADES_IN_TURN = ['as-drawn', 'violet', 'teal', 'rose'] as const satisfies readonly Grade[];

/**
 * What the still of each channel shows, by hand: what the channel is about, and no scene twice among channels that stand
 * together in the list.
 */
const SCENE_OF_CHANNEL: Readonly<Record<number, string>> = {
  101: 'newsroom',
  102: 'stadium',
  103: 'couple',
  104: 'balloon',
  105: 'concert',
  106: 'steppe-riders',
  107: 'ring',
  108: 'orchard',
  109: 'talk-studio',
  110: 'ice',
  111: 'yurt-night',
  112: 'planet',
  113: 'city-rain',
  114: 'lake',
  115: 'geometric',
  116: 'castle',
  117: 'rooftops',
  118: 'sunburst',
  119: 'kitchen',
  120: 'newsroom',
  121: 'market',
  122: 'yurt-night',
  123: 'city-dawn',
  124: 'winter-mountains',
  125: 'underwater',
  126: 'fox',
  127: 'caravan',
  128: 'noir-window',
  129: 'concert',
  130: 'market',
  131: 'planet',
  132: 'steppe-riders',
  133: 'train',
  134: 'castle',
  135: 'orchard',
  136: 'forest',
  137: 'lake',
  138: 'alley',
  139: 'geometric',
  140: 'desert-road',
  141: 'paper-moons',
  142: 'city-dawn',
  143: 'future-city',
  144: 'school',
  145: 'market',
  146: 'train',
  147: 'geometric',
  148: 'steppe-riders',
  149: 'couple',
  150: 'caravan',
  151: 'underwater',
  152: 'lighthouse',
  153: 'city-rain',
  154: 'alley',
  155: 'noir-window',
  156: 'future-city',
  157: 'lake',
  158: 'stadium',
  159: 'planet',
  3929: 'new-year',
};

function sceneOf(channelId: number): string {
  const scene = SCENE_OF_CHANNEL[channelId];
  if (scene === undefined) throw new Error(`channel ${channelId} has no scene`);
  return scene;
}

/** Names the scene too: pictures are kept for a year, so another scene needs another address. */
export const channelCoverKey = (channelId: number): string => `${sceneOf(channelId)}-${channelId}`;

export interface ChannelPicture {
  readonly key: string;
  readonly scene: string;
  readonly grade: Grade;
  readonly flip: boolean;
}

/** Whichever channel is first with a scene has it as drawn; those after it have it in other colours, every other one turned. */
export function channelPictures(channelIds: readonly number[]): readonly ChannelPicture[] {
  const uses = new Map<string, number>();
  return channelIds.map((channelId) => {
    const scene = sceneOf(channelId);
    const use = uses.get(scene) ?? 0;
    uses.set(scene, use + 1);
    return {
      key: channelCoverKey(channelId),
      scene,
      grade: GRADES_IN_TURN[use % GRADES_IN_TURN.length] ?? GRADES_IN_TURN[0],
      flip: use % 2 === 1,
    };
  });
}
