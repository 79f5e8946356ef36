import { contrastLevel, measureContrast, type ContrastResult } from '@livery/brand-kit/contrast';
import {
  completePalette,
  type ColourRole,
  type CompletePalette,
  type Scheme,
  type Theme,
} from '@livery/brand-kit/theme';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Sample, Samples, Section } from './parts.tsx';

const Scheme = styled.div`
  padding: var(--space-6);
  border-radius: var(--radius-l);
  background: var(--color-surface-0);
  color: var(--color-text-normal);
  margin-bottom: var(--space-8);
`;

const Swatch = styled.span`
  display: block;
  height: 64px;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
`;

/** A pair as it is seen, with what it measures. */
const Pair = styled.li`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  font-size: var(--type--1);

  b {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    font-size: var(--type-2);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    font-size: var(--type--1);
  }
  i {
    display: block;
    height: 6px;
    margin-top: var(--space-2);
    border-radius: 3px;
    background: currentColor;
  }
`;

const GROUPS: readonly { readonly title: string; readonly holds: (role: ColourRole) => boolean }[] = [
  { title: 'Surfaces and lines', holds: (role) => /^(surface|outline|line|scrim|focus)/.test(role) },
  { title: 'Text', holds: (role) => role.startsWith('text-') },
  {
    title: 'Accent, states and special surfaces',
    holds: (role) => !/^(surface|outline|line|scrim|focus|text-)/.test(role),
  },
];

const scoped = (palette: CompletePalette) =>
  Object.fromEntries(Object.entries(palette).map(([role, colour]) => [`--color-${role}`, colour])) as CSSProperties;

/** Every role of a scheme, drawn in that scheme whatever the page wears. */
export function ColourRoles({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) {
  const palette = completePalette(theme, scheme);
  if (!palette) return null;
  const roles = Object.keys(palette) as ColourRole[];
  return (
    <Scheme style={scoped(palette)}>
      {GROUPS.map(({ title, holds }) => (
        <Section key={title} title={`${title}, ${scheme}`}>
          <Samples>
            {roles.filter(holds).map((role) => (
              <Sample key={role} name={role} value={palette[role]}>
                <Swatch style={{ background: palette[role] }} />
              </Sample>
            ))}
          </Samples>
        </Section>
      ))}
    </Scheme>
  );
}

/** Every pair that a screen may show, with its ratio and level: the figures that the build checks. */
export function ContrastFigures({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) {
  const palette = completePalette(theme, scheme);
  if (!palette) return null;
  const results = measureContrast(theme).filter((result) => result.scheme === scheme);
  return (
    <Scheme style={scoped(palette)}>
      <Section title={`Contrast, ${scheme}: lowest ${lowest(results)}`}>
        <Samples as="ul" style={{ '--sample-width': '190px' } as CSSProperties}>
          {results.map((result) => (
            <Figure key={`${result.text} ${result.on}`} result={result} palette={palette} />
          ))}
        </Samples>
      </Section>
    </Scheme>
  );
}

const lowest = (results: readonly ContrastResult[]) => {
  const [worst] = results.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  return worst ? `${worst.ratio.toFixed(1)}:1 of ${worst.least}:1, ${worst.text} on ${worst.on}` : '';
};

/** Text is shown as text; a part of the interface as a bar, since its colour is never read. */
function Figure({ result, palette }: { readonly result: ContrastResult; readonly palette: CompletePalette }) {
  const { text, on, ratio, least } = result;
  const isText = least > 3;
  return (
    <Pair style={{ background: palette[on], color: isText ? palette[text] : palette['text-strong'] }}>
      <b>
        {ratio.toFixed(1)}
        <small>{contrastLevel(ratio, least)}</small>
      </b>
      {text} on {on}
      {!isText && <i style={{ color: palette[text] }} />}
    </Pair>
  );
}
