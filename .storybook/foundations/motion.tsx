import type { Theme } from '@livery/brand-kit/theme';
import { Button } from '@livery/ui-kit/actions';
import { useState } from 'react';
import styled from 'styled-components';
import { Section } from './parts.tsx';

const SPEEDS = ['fast', 'normal', 'slow'] as const;

const Lane = styled.div`
  display: grid;
  grid-template-columns: 12rem 1fr;
  align-items: center;
  margin: var(--space-4) 0;

  > span {
    padding: 4px;
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    container-type: inline-size;
  }
  i {
    display: block;
    width: 48px;
    height: 48px;
    border-radius: var(--radius-m);
    background: var(--color-accent);
    transition: transform var(--speed) var(--motion-ease);
  }
  [data-there] & i {
    transform: translateX(calc(100cqw - 48px));
  }
`;

/** Nothing moves until it is asked to; with reduced motion it only changes its place. */
export function Motion({ theme }: { readonly theme: Theme }) {
  const [isThere, setThere] = useState(false);
  return (
    <Section title={`Motion, ${theme.motion.ease}`}>
      <Button kind="secondary" onClick={() => setThere(!isThere)}>
        {isThere ? 'Play back' : 'Play'}
      </Button>
      <div data-there={isThere || undefined}>
        {SPEEDS.map((speed) => (
          <Lane key={speed} style={{ '--speed': `var(--motion-${speed})` } as React.CSSProperties}>
            motion-{speed} {theme.motion[speed]}
            <span>
              <i />
            </span>
          </Lane>
        ))}
      </div>
    </Section>
  );
}
