import type { Theme } from '@livery/brand-kit/theme';
import { Button, Chip } from '@livery/ui-kit/actions';
import { PosterCard } from '@livery/ui-kit/cards';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { themes } from '../brands.ts';
import { Section, Table } from './parts.tsx';

const Looks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);
  margin-top: var(--space-6);

  > div {
    width: 170px;
  }
`;

const LOOKS = ['card', 'hero', 'button', 'density'] as const;

/** Which named looks each brand chose, and those of the brand in the toolbar at work. */
export function NamedLooks({ brand }: { readonly brand: string }) {
  return (
    <Section title="Named looks">
      <div style={{ overflowX: 'auto' }}>
        <Table>
          <thead>
            <tr>
              <th>Brand</th>
              {LOOKS.map((look) => (
                <th key={look}>data-{look}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(themes).map(([id, { variant }]) => (
              <tr key={id} aria-current={id === brand || undefined}>
                <th scope="row">{id}</th>
                {LOOKS.map((look) => (
                  <td key={look}>{variant[look]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Looks>
        <div>
          <PosterCard title="Тихий перевал" meta="2026 · Драма" />
        </div>
        <Button kind="primary">Смотреть</Button>
        <Button kind="secondary">Трейлер</Button>
        <Button kind="tinted">В избранное</Button>
        <Chip selected>Кино</Chip>
        <Chip filled>Сериалы</Chip>
      </Looks>
    </Section>
  );
}

/** What the density changes, as the page measures it now. */
const MEASURES = [
  '--gutter',
  '--row-gap',
  '--button-height',
  '--touch-target',
  '--focus-width',
  '--type-0',
  '--type-3',
];

export function Density({ theme, density }: { readonly theme: Theme; readonly density: string }) {
  const probe = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measured = MEASURES.map((name) => {
      element.style.width = `var(${name})`;
      return Math.round(element.getBoundingClientRect().width * 10) / 10;
    });
    setSizes(measured);
  }, [theme, density]);
  return (
    <Section title={`Density: ${density}`}>
      <div ref={probe} style={{ position: 'absolute', visibility: 'hidden', boxSizing: 'content-box' }} />
      <Table>
        <tbody>
          {MEASURES.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sizes[index]} px</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div style={{ marginTop: 24 }}>
        <Button kind="primary">Смотреть</Button>
      </div>
    </Section>
  );
}
