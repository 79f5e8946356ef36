import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import * as pages from './page-shapes.ts';
import * as pay from './pay-shapes.ts';
import * as player from './player-shapes.ts';
import * as general from './shapes.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 24px 12px;
  --icon-size: 32px;

  li {
    display: grid;
    justify-items: center;
    gap: 8px;
    color: var(--color-text-strong);
    font-size: var(--type--1);
  }
`;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Gallery>
      {Object.entries({ ...general, ...pages, ...pay, ...player }).map(([name, shape]) => (
        <li key={name}>
          <Icon shape={shape} />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </Gallery>
  ),
};
