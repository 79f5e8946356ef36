/** What the story pictures show: each scene drawn as SVG round a focus at `fx` of the width. */
export type SceneName =
  'steppe' | 'city' | 'forest' | 'sea' | 'planet' | 'stadium' | 'stage' | 'rays' | 'moon' | 'road';

interface Palette {
  readonly sky: readonly [string, string, string];
  readonly key: string;
  readonly mid: string;
  readonly dark: string;
}

export const palettes: Record<SceneName, readonly Palette[]> = {
  steppe: [
    { sky: ['#3b2f5c', '#a0668f', '#f3b07f'], key: '#fff3dc', mid: '#7a5a86', dark: '#16101c' },
    { sky: ['#1f2d4a', '#5d7193', '#c9c4bd'], key: '#ffffff', mid: '#5d6c87', dark: '#0d1420' },
  ],
  city: [
    { sky: ['#12071f', '#47134f', '#a11f70'], key: '#ff7ad0', mid: '#2c0d3a', dark: '#0b0413' },
    { sky: ['#07101f', '#12325a', '#2f6f9f'], key: '#9fd6ff', mid: '#0d2340', dark: '#040a14' },
  ],
  forest: [{ sky: ['#11201a', '#3d5a44', '#a9bd8c'], key: '#f2f5d2', mid: '#24382b', dark: '#070d0a' }],
  sea: [{ sky: ['#20343d', '#5f8087', '#d6c9a4'], key: '#fff2c8', mid: '#35565c', dark: '#0a1417' }],
  planet: [{ sky: ['#05060f', '#141a3c', '#3d2c58'], key: '#e8c79a', mid: '#2a2650', dark: '#05050c' }],
  stadium: [{ sky: ['#0a1524', '#1d3a57', '#7f95a6'], key: '#ffffff', mid: '#1d6b3a', dark: '#04070b' }],
  stage: [{ sky: ['#140526', '#4c1179', '#c02a8c'], key: '#ffb35c', mid: '#2a0a47', dark: '#08020f' }],
  rays: [{ sky: ['#3d1a6b', '#6a2fb0', '#8f4ad6'], key: '#ffe9a8', mid: '#54239a', dark: '#1a0a33' }],
  moon: [{ sky: ['#1a2268', '#3749a8', '#7388d9'], key: '#fff4cf', mid: '#2b3a86', dark: '#121a4a' }],
  road: [{ sky: ['#3a2c3f', '#a8706b', '#efc09a'], key: '#fff0d4', mid: '#4b3b45', dark: '#0f0b10' }],
};

/** A number as short as a path needs it. */
export const n = (value: number) => value.toFixed(1);

/** A line of hills from edge to edge, filled down to the ground. */
function ridge(
  random: () => number,
  width: number,
  height: number,
  base: number,
  rough: number,
  steps: number,
): string {
  const points: [number, number][] = [];
  let y = base;
  for (let i = 0; i <= steps; i += 1) {
    y += (random() - 0.5) * rough;
    y += (base - y) * 0.25;
    points.push([(i / steps) * width, y]);
  }
  return `M0 ${height}L${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}L${width} ${height}z`;
}

export const scenes: Record<SceneName, (random: () => number, w: number, h: number, fx: number, p: Palette) => string> =
  {
    steppe(random, w, h, fx, p) {
      const yurt = (x: number, y: number, size: number) =>
        `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})"><path d="M-60 0v-34c14-30 40-44 60-46 20 2 46 16 60 46V0z" fill="${p.dark}"/><path d="M-60-34c14-30 40-44 60-46 20 2 46 16 60 46" fill="none" stroke="${p.key}" stroke-opacity=".55" stroke-width="3"/><path d="M-10-84h20v8h-20z" fill="${p.dark}"/><path d="M-11 0v-26h22V0z" fill="${p.key}" opacity=".8"/></g>`;
      return [
        `<circle cx="${n(w * fx)}" cy="${n(h * 0.34)}" r="${n(h * 0.06)}" fill="${p.key}"/>`,
        `<circle cx="${n(w * fx)}" cy="${n(h * 0.34)}" r="${n(h * 0.3)}" fill="url(#glow)"/>`,
        `<path d="${ridge(random, w, h, h * 0.6, h * 0.16, 26)}" fill="${p.mid}" opacity=".55"/>`,
        `<path d="${ridge(random, w, h, h * 0.68, h * 0.13, 34)}" fill="${p.mid}" opacity=".9"/>`,
        `<path d="M0 ${h * 0.6}h${w}v${h * 0.22}H0z" fill="url(#mist)"/>`,
        `<path d="${ridge(random, w, h, h * 0.84, h * 0.03, 18)}" fill="${p.dark}"/>`,
        yurt(w * fx + h * 0.02, h * 0.845, h * 0.13),
        yurt(w * fx + h * 0.3, h * 0.85, h * 0.09),
      ].join('');
    },
    city(random, w, h, fx, p) {
      let out = `<circle cx="${n(w * fx)}" cy="${n(h * 0.4)}" r="${n(h * 0.5)}" fill="url(#glow)"/>`;
      for (const [layer, opacity] of [
        [0.42, 0.55],
        [0.56, 0.95],
      ] as const) {
        let x = -10;
        while (x < w) {
          const bw = h * (0.06 + random() * 0.1);
          const top = h * (layer + (random() - 0.5) * 0.3);
          out += `<path fill="${opacity < 0.9 ? p.mid : p.dark}" opacity="${opacity}" d="M${n(x)} ${h}V${n(top)}h${n(bw)}V${h}z"/>`;
          for (let wy = top + 8; wy < h * 0.9; wy += h * 0.032) {
            for (let wx = x + 5; wx < x + bw - 6; wx += h * 0.024) {
              if (random() < 0.16)
                out += `<path fill="${p.key}" opacity="${n(0.25 + random() * 0.6)}" d="M${n(wx)} ${n(wy)}h${n(h * 0.009)}v${n(h * 0.013)}h-${n(h * 0.009)}z"/>`;
            }
          }
          x += bw + h * 0.008;
        }
      }
      const s = h * 0.0021;
      out += `<g transform="translate(${n(w * fx)} ${n(h)}) scale(${s.toFixed(4)})"><path d="M-46 0c-4-90 6-150 26-168l40 0c20 20 30 80 26 168z" fill="${p.dark}"/><circle cy="-190" r="24" fill="${p.dark}"/><path d="M-130-214c10-70 70-104 130-104s120 34 130 104z" fill="${p.dark}" stroke="${p.key}" stroke-width="3"/><path d="M-3-318h6V-90h-6z" fill="${p.dark}"/></g>`;
      return out;
    },
    forest(random, w, h, fx, p) {
      let out = `<circle cx="${n(w * fx)}" cy="${n(h * 0.36)}" r="${n(h * 0.5)}" fill="url(#glow)"/>`;
      for (const [count, opacity, scale] of [
        [26, 0.3, 0.7],
        [16, 0.6, 1],
        [9, 1, 1.5],
      ] as const) {
        for (let i = 0; i < count; i += 1) {
          const x = ((i + random()) / count) * w;
          if (scale > 0.9 && Math.abs(x - w * fx) < h * 0.14) continue;
          const th = h * (0.5 + random() * 0.45) * scale;
          const tw = th * 0.2;
          out += `<path fill="${p.dark}" opacity="${opacity}" d="M${n(x)} ${n(h - th)}l${n(tw * 0.4)} ${n(th * 0.36)}h-${n(tw * 0.14)}l${n(tw * 0.4)} ${n(th * 0.34)}h-${n(tw * 0.16)}l${n(tw * 0.42)} ${n(th * 0.3)}H${n(x - tw * 0.92)}l${n(tw * 0.42)}-${n(th * 0.3)}h-${n(tw * 0.16)}l${n(tw * 0.4)}-${n(th * 0.34)}h-${n(tw * 0.14)}z"/>`;
        }
      }
      return `${out}<path d="${ridge(random, w, h, h * 0.93, h * 0.03, 16)}" fill="${p.dark}"/><path fill="${p.dark}" d="M${n(w * fx - h * 0.02)} ${n(h * 0.94)}c0-${n(h * 0.12)} ${n(h * 0.005)}-${n(h * 0.16)} ${n(h * 0.02)}-${n(h * 0.16)}s${n(h * 0.02)} ${n(h * 0.04)} ${n(h * 0.02)} ${n(h * 0.16)}z"/>`;
    },
    sea(random, w, h, fx, p) {
      let out = `<path d="M0 ${h * 0.62}h${w}V${h}H0z" fill="${p.mid}"/><circle cx="${n(w * fx)}" cy="${n(h * 0.3)}" r="${n(h * 0.42)}" fill="url(#glow)"/>`;
      for (let i = 0; i < 60; i += 1) {
        const y = h * (0.63 + random() * 0.36);
        const x = w * (fx - 0.3) + (random() - 0.5) * w * 0.6;
        out += `<path d="M${n(x)} ${n(y)}h${n(w * 0.02 + random() * w * 0.07)}" stroke="${p.key}" stroke-opacity="${n(0.1 + random() * 0.4)}" stroke-width="1.6"/>`;
      }
      const x = w * fx;
      return `${out}<path d="M${n(x)} ${n(h * 0.26)}L0 ${n(h * 0.06)}V${n(h * 0.2)}z" fill="${p.key}" opacity=".22"/><path d="M${n(x - h * 0.3)} ${h}c${n(h * 0.06)}-${n(h * 0.22)} ${n(h * 0.2)}-${n(h * 0.24)} ${n(h * 0.4)}-${n(h * 0.2)}s${n(h * 0.3)} ${n(h * 0.1)} ${n(h * 0.5)} ${n(h * 0.2)}z" fill="${p.dark}"/><path d="M${n(x - h * 0.03)} ${n(h * 0.8)}l${n(h * 0.014)}-${n(h * 0.5)}h${n(h * 0.034)}l${n(h * 0.014)} ${n(h * 0.5)}z" fill="${p.sky[2]}"/><path d="M${n(x - h * 0.03)} ${n(h * 0.8)}l${n(h * 0.014)}-${n(h * 0.5)}h${n(h * 0.012)}v${n(h * 0.5)}z" fill="${p.dark}" opacity=".5"/><path d="M${n(x - h * 0.026)} ${n(h * 0.24)}h${n(h * 0.052)}v${n(h * 0.055)}h-${n(h * 0.052)}z" fill="${p.key}"/><path d="M${n(x - h * 0.034)} ${n(h * 0.24)}l${n(h * 0.034)}-${n(h * 0.04)} ${n(h * 0.034)} ${n(h * 0.04)}z" fill="${p.dark}"/>`;
    },
    planet(random, w, h, fx, p) {
      let out = '';
      for (let i = 0; i < 140; i += 1)
        out += `<circle cx="${n(random() * w)}" cy="${n(random() * h)}" r="${n(0.4 + random() * 1.3)}" fill="#fff" opacity="${n(0.2 + random() * 0.7)}"/>`;
      const r = h * 0.2;
      const x = w * fx;
      const y = h * 0.42;
      let bands = '';
      for (let i = 0; i < 9; i += 1)
        bands += `<path d="M${n(x - r)} ${n(y - r + (i * r * 2) / 9)}h${n(r * 2)}v${n(r * 0.12 + random() * r * 0.1)}h-${n(r * 2)}z" fill="${random() < 0.5 ? p.key : p.mid}" opacity="${n(0.15 + random() * 0.3)}"/>`;
      return `${out}<g transform="rotate(-14 ${n(x)} ${n(y)})"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 2)}" ry="${n(r * 0.5)}" fill="none" stroke="${p.key}" stroke-opacity=".5" stroke-width="${n(r * 0.16)}"/><clipPath id="ball"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${p.key}"/><g clip-path="url(#ball)">${bands}<circle cx="${n(x + r * 0.7)}" cy="${n(y + r * 0.5)}" r="${n(r * 1.3)}" fill="${p.dark}" opacity=".55"/></g><path d="M${n(x - r * 2)} ${n(y)}a${n(r * 2)} ${n(r * 0.5)} 0 0 0 ${n(r * 4)} 0" fill="none" stroke="${p.key}" stroke-opacity=".8" stroke-width="${n(r * 0.14)}"/></g><path d="${ridge(random, w, h, h * 0.92, h * 0.06, 24)}" fill="${p.dark}"/>`;
    },
    stadium(random, w, h, fx, p) {
      let out = '';
      for (const lx of [0.08, 0.36, 0.64, 0.92]) {
        const x = w * lx;
        out += `<path d="M${n(x)} ${n(h * 0.14)}L${n(x - w * 0.2)} ${h}h${n(w * 0.4)}z" fill="${p.key}" opacity=".11"/>`;
        for (let i = 0; i < 15; i += 1)
          out += `<circle cx="${n(x - h * 0.05 + (i % 5) * h * 0.025)}" cy="${n(h * 0.1 + Math.floor(i / 5) * h * 0.025)}" r="${n(h * 0.009)}" fill="${p.key}"/>`;
      }
      for (let i = 0; i < 420; i += 1)
        out += `<circle cx="${n(random() * w)}" cy="${n(h * (0.42 + random() * 0.2))}" r="${n(h * 0.005)}" fill="#fff" opacity="${n(random() * 0.4)}"/>`;
      out += `<path d="M0 ${h * 0.63}h${w}V${h}H0z" fill="${p.mid}"/><ellipse cx="${n(w * 0.5)}" cy="${n(h * 0.86)}" rx="${n(w * 0.24)}" ry="${n(h * 0.08)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
      const s = h / 620;
      return `${out}<g transform="translate(${n(w * fx)} ${n(h * 0.96)}) scale(${s.toFixed(3)})" fill="${p.dark}" stroke="#fff" stroke-opacity=".35" stroke-width="2"><circle cx="-34" cy="-330" r="30"/><path d="M-70-296c40-14 70 0 78 34l66-44 10 16-74 62-6 60 96 52 92-32 6 22-96 46-118-56-46 136h-30l34-170-20-66-70 60-14-16z"/></g><circle cx="${n(w * fx + 250 * s)}" cy="${n(h * 0.96 - 150 * s)}" r="${n(20 * s)}" fill="#fff"/>`;
    },
    stage(random, w, h, fx, p) {
      let out = '';
      const colours = [p.key, '#7ad7ff', '#ff7ad0', '#c8a0ff'];
      for (let i = 0; i < 9; i += 1) {
        const x = (i / 8) * w;
        const to = x + (random() - 0.5) * w * 0.7;
        out += `<path d="M${n(x)} 0L${n(to - w * 0.07)} ${h}h${n(w * 0.14)}z" fill="${colours[i % 4]}" opacity=".24"/>`;
      }
      for (let x = -10; x < w; x += h * 0.05)
        out += `<circle cx="${n(x)}" cy="${n(h * (0.95 + random() * 0.05))}" r="${n(h * 0.045)}" fill="${p.dark}"/>`;
      const s = h / 620;
      return `${out}<g transform="translate(${n(w * fx)} ${n(h * 0.94)}) scale(${s.toFixed(3)})" fill="${p.dark}" stroke="${p.key}" stroke-opacity=".5" stroke-width="2"><path d="M-52 0l14-190-34-70-30-130 22-6 48 116 32 20 62 4 44 60-16 34-40-34 14 196z"/><circle cx="10" cy="-306" r="32"/></g>`;
    },
    rays(_random, w, h, fx, p) {
      let out = '';
      const cx = w * fx;
      const cy = h * 0.46;
      for (let i = 0; i < 24; i += 2) {
        const a = (i / 24) * Math.PI * 2;
        const b = ((i + 1) / 24) * Math.PI * 2;
        const far = w + h;
        out += `<path d="M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * far)} ${n(cy + Math.sin(a) * far)}L${n(cx + Math.cos(b) * far)} ${n(cy + Math.sin(b) * far)}z" fill="${p.sky[2]}" opacity=".6"/>`;
      }
      const bust = (x: number, s: number, face: string) =>
        `<g transform="translate(${n(x)} ${h}) scale(${s.toFixed(3)})"><path d="M-120 0c0-110 40-150 120-160 80 10 120 50 120 160z" fill="${p.dark}"/><path d="M-62-250c0-60 26-92 62-92s62 32 62 92c0 52-26 100-62 100s-62-48-62-100z" fill="${face}"/><path d="M0-342c36 0 62 32 62 92 0 52-26 100-62 100-10-40 14-60 2-96 14-30-6-60-2-96z" fill="${p.dark}" opacity=".5"/><path d="M-70-240c-10-90 30-130 70-130s84 34 74 132c-12-50-30-66-74-72-40 8-60 26-70 70z" fill="${p.dark}"/></g>`;
      const s = h / 700;
      return (
        out +
        bust(cx - h * 0.26, s * 0.82, '#c98f73') +
        bust(cx + h * 0.26, s * 0.82, '#b97f6a') +
        bust(cx, s, '#dba585')
      );
    },
    moon(random, w, h, fx, p) {
      let out = `<circle cx="${n(w * fx)}" cy="${n(h * 0.3)}" r="${n(h * 0.3)}" fill="${p.key}" opacity=".08"/><circle cx="${n(w * fx)}" cy="${n(h * 0.3)}" r="${n(h * 0.21)}" fill="${p.key}" opacity=".1"/><circle cx="${n(w * fx)}" cy="${n(h * 0.3)}" r="${n(h * 0.13)}" fill="${p.key}"/>`;
      for (let i = 0; i < 40; i += 1) {
        const y = h * (0.56 + random() * 0.34);
        const s = (y / h) * h * 0.08;
        const x = random() * w;
        out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * 0.6)}" ry="${n(s)}" fill="${random() < 0.5 ? p.mid : p.sky[2]}" opacity=".85"/><path d="M${n(x)} ${n(y)}v${n(s * 1.4)}" stroke="${p.dark}" stroke-width="2"/>`;
      }
      const s = h / 520;
      return `${out}<path d="${ridge(random, w, h, h * 0.9, h * 0.03, 14)}" fill="${p.dark}"/><g transform="translate(${n(w * fx)} ${n(h * 0.94)}) scale(${s.toFixed(3)})"><path d="M46-14c60 10 90-30 84-72-18 26-40 20-66 10z" fill="#f08a3c"/><path d="M104-60c10-8 20-16 26-26 2 16 0 32-8 44z" fill="#fff6e6"/><path d="M-40 0c-8-50 0-84 40-90 40 6 48 40 40 90z" fill="#f08a3c"/><path d="M-18 0c-4-34 2-56 18-60 16 4 22 26 18 60z" fill="#fff6e6"/><path d="M-50-150l14 46 36 34 36-34 14-46-34 20h-32z" fill="#f5964a"/><path d="M-36-104l36 34 36-34-36 14z" fill="#fff6e6"/><circle cx="-14" cy="-106" r="4.5" fill="${p.dark}"/><circle cx="14" cy="-106" r="4.5" fill="${p.dark}"/><circle cy="-74" r="5" fill="${p.dark}"/></g>`;
    },
    road(random, w, h, fx, p) {
      const x = w * fx;
      return `<circle cx="${n(x)}" cy="${n(h * 0.5)}" r="${n(h * 0.34)}" fill="url(#glow)"/><path d="${ridge(random, w, h, h * 0.56, h * 0.04, 20)}" fill="${p.mid}"/><path d="M0 ${h * 0.6}h${w}V${h}H0z" fill="${p.dark}" opacity=".86"/><path d="M${n(x)} ${n(h * 0.58)}L${n(x - w * 0.6)} ${h}h${n(w * 1.2)}z" fill="#2a2228"/><path d="M${n(x)} ${n(h * 0.58)}l-${n(w * 0.02)} ${n(h * 0.42)}h${n(w * 0.04)}z" fill="${p.key}" opacity=".8"/><path d="M${n(x)} ${n(h * 0.58)}L${n(x - w * 0.42)} ${h}h${n(w * 0.03)}zM${n(x)} ${n(h * 0.58)}L${n(x + w * 0.42)} ${h}h-${n(w * 0.03)}z" fill="${p.key}" opacity=".5"/>`;
    },
  };
