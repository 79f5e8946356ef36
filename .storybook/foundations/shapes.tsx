import type { Theme } from '@livery/brand-kit/theme';
import styled from 'styled-components';
import { Sample, Samples, Section } from './parts.tsx';

const Bar = styled.span`
  display: block;
  height: 20px;
  background: var(--color-accent);
`;
const Tile = styled.span`
  display: block;
  height: 88px;
  border: 1px solid var(--color-outline);
  background: var(--color-surface-2);
`;

export function Spaces({ theme }: { readonly theme: Theme }) {
  return (
    <Section title="Space">
      <Samples>
        {theme.space.map((px, step) => (
          <Sample key={step} name={`space-${step}`} value={`${px}px`}>
            <Bar style={{ width: `var(--space-${step})` }} />
          </Sample>
        ))}
      </Samples>
    </Section>
  );
}

export function Radii({ theme }: { readonly theme: Theme }) {
  return (
    <Section title="Radius">
      <Samples>
        {Object.entries({ none: '0', ...theme.radius }).map(([name, value]) => (
          <Sample key={name} name={`radius-${name}`} value={value}>
            <Tile style={{ borderRadius: `var(--radius-${name})` }} />
          </Sample>
        ))}
      </Samples>
    </Section>
  );
}

export function Elevation({ theme }: { readonly theme: Theme }) {
  return (
    <Section title="Elevation">
      <Samples>
        {Object.entries({ 0: 'none', ...theme.shadow }).map(([step, value]) => (
          <Sample key={step} name={`shadow-${step}`} value={value}>
            <Tile style={{ boxShadow: `var(--shadow-${step})`, borderColor: 'transparent' }} />
          </Sample>
        ))}
      </Samples>
    </Section>
  );
}
