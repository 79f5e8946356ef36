/** What an empty place looks like where a brand lives: three layers of one picture, each in one colour of the brand. */
interface Land {
  /** Its upper and lower colour, roles of the palette; the page's own ground where none are named. */
  readonly sky?: readonly [string, string];
  /** Far away, in a colour near the sky's. */
  readonly far: string;
  /** The one light, in the brand's accent. */
  readonly light: string;
  /** In front of it, as dark or as light as the page. */
  readonly near: string;
}

const shape = (d: string, more = '') => `<path d='${d}' ${more}/>`;
const line = (d: string, width: number) => shape(d, `fill='none' stroke='%23000' stroke-width='${width}'`);

/** The steppe at dusk, a yurt on it. */
const steppe: Land = {
  far: shape(
    'M0 236c60-22 104-60 168-54 58 6 92 44 150 36 60-8 96-62 168-50 60 10 100 54 164 46 56-8 88-38 150-30 66 8 108 40 160 36v100H0z',
  ),
  light: shape('M590 200a46 46 0 0 1 92 0z') + shape('M606 212h60v3h-60zM616 222h40v3h-40z', "fill-opacity='.6'"),
  near:
    shape('M0 276c140-30 280-24 420-8 170 20 330 18 540-14v66H0z') +
    shape('M772 270c-2-22 4-28 10-31l30-15h12l30 15c6 3 12 9 10 31zM814 216h8v10h-8z'),
};

/** A bare branch with one apple. */
const orchard: Land = {
  // Light enough for the branch, which is as dark as the page.
  sky: ['surface-1', 'surface-3'],
  far: shape('M0 250c180-60 300-50 480-20s320 20 480-20v110H0z'),
  light:
    shape('M640 168c-12-10-38-6-38 20 0 28 22 44 38 37 16 7 38-9 38-37 0-26-26-30-38-20z') +
    shape('M643 158c1-16 14-26 32-27 0 16-13 27-32 27z'),
  near:
    shape(
      'M960 8C850 40 770 46 706 84c-36 22-54 44-62 76l-7-2c4-28 16-50 40-70-44 4-84 2-128-14l2-6c50 12 96 12 146-4C772 36 846 26 960-12z',
    ) +
    shape('M770 52c-6 30-26 48-52 58l-2-5c20-12 34-26 42-50zM850 26c6 26 22 46 48 58l-2 6c-32-12-50-32-58-60z') +
    shape('M0 296c200-24 420-20 640-8 120 6 220 4 320-6v38H0z'),
};

/** A form with nothing on it yet: its boxes are empty, its line is not signed. A tick would say that all is well. */
const sheet: Land = {
  far: shape('M566 40h248a8 8 0 0 1 8 8v232H558V48a8 8 0 0 1 8-8z'),
  light:
    line('M566 40h248a8 8 0 0 1 8 8v236H558V48a8 8 0 0 1 8-8zM558 88h264', 3) +
    shape('M616 120h104v8H616zM616 156h178v8H616zM616 192h146v8H616z', "fill-opacity='.5'") +
    line('M586 115h18v18h-18zM586 151h18v18h-18zM586 187h18v18h-18z', 3) +
    shape(
      'M674 248h12v4h-12zM694 248h12v4h-12zM714 248h12v4h-12zM734 248h12v4h-12zM754 248h12v4h-12zM774 248h20v4h-20z',
    ),
  near: shape('M0 284h960v36H0z'),
};

/** A pitch at night, the lights are on. */
const pitch: Land = {
  far:
    shape('M250 214h540l170 106H60z') + shape('M176 64h92v34h-92zM218 98h8v116h-8zM772 64h92v34h-92zM814 98h8v116h-8z'),
  light:
    line('M252 216h536l166 104M252 216L66 320M520 216v104', 4) +
    shape(
      'M520 236c52 0 94 13 94 30s-42 30-94 30-94-13-94-30 42-30 94-30z',
      "fill='none' stroke='%23000' stroke-width='4'",
    ) +
    shape(
      'M184 70h16v9h-16zM206 70h16v9h-16zM228 70h16v9h-16zM184 84h16v9h-16zM206 84h16v9h-16zM228 84h16v9h-16zM780 70h16v9h-16zM802 70h16v9h-16zM824 70h16v9h-16zM780 84h16v9h-16zM802 84h16v9h-16zM824 84h16v9h-16z',
    ),
  near: shape('M0 206h250v8H0zM790 206h170v8H790z'),
};

/** A wet street with nobody on it. */
const street: Land = {
  far: shape('M0 110h70v-40h60v40h40V60h90v70h50V40h70v90h60V90h90v40h50V30h80v90h60V70h90v60h60V50h80v50h50v150H0z'),
  light:
    shape(
      'M330 96h10v88h-10zM566 62h12v110h-12zM600 118h44v10h-44zM724 96h10v96h-10zM830 80h50v12h-50zM146 130h40v10h-40z',
    ) +
    shape(
      'M332 266h6v40h-6zM569 266h6v50h-6zM604 270h36v4h-36zM726 266h6v44h-6zM834 272h42v4h-42z',
      "fill-opacity='.45'",
    ),
  near: shape('M0 250h960v10H0z') + shape('M470 250l-90 70h-14l92-70zM500 250l90 70h14l-92-70z'),
};

/** By the brand's hero; the compact brand that lives inside of another app has no picture. */
export const LANDS: Readonly<Record<string, Land>> = {
  'full-bleed-cinema': steppe,
  'family-mosaic': orchard,
  'split-statement': sheet,
  scoreboard: pitch,
  'coverflow-glow': street,
};

const FRAME = "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 320'";
const picture = (drawn: string) =>
  `url("data:image/svg+xml,${`<svg ${FRAME}>${drawn}</svg>`.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;

/** Custom properties `--scene-sky`, `--scene-far`, `--scene-light` and `--scene-near` under the root's `data-hero`. */
export const landsCss = Object.entries(LANDS)
  .map(([hero, { sky: [above, below] = ['surface-0', 'surface-1'], far, light, near }]) => {
    const sky = `linear-gradient(var(--color-${above}), var(--color-${below}))`;
    return `:root[data-hero='${hero}'] & { --scene-sky: ${sky}; --scene-far: ${picture(far)}; --scene-light: ${picture(light)}; --scene-near: ${picture(near)}; }`;
  })
  .join('\n');
