interface SceneLook {
  readonly picture: string;
}

/** The empty place of a brand's own world, by its hero; the compact brand that lives inside of another app has none. */
export const SCENE_LOOKS: Readonly<Record<string, SceneLook>> = {
  'full-bleed-cinema': { picture: new URL('./scenes/steppe.webp', import.meta.url).href },
  'family-mosaic': { picture: new URL('./scenes/branch.webp', import.meta.url).href },
  'split-statement': { picture: new URL('./scenes/lake.webp', import.meta.url).href },
  scoreboard: { picture: new URL('./scenes/pitch.webp', import.meta.url).href },
  'coverflow-glow': { picture: new URL('./scenes/street.webp', import.meta.url).href },
};
