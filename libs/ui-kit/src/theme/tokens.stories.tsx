import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';

const meta = { title: 'Foundations/Tokens', parameters: { contrast: false, a11y: { test: 'off' } } } satisfies Meta;
export default meta;

const roles = [
  ...[
    'surface-0',
    'surface-1',
    'surface-2',
    'surface-3',
    'text-strong',
    'text-normal',
    'text-muted',
    'accent',
    'accent-hover',
  ],
  ...[
    'accent-text',
    'text-on-accent',
    'live',
    'text-on-live',
    'success',
    'warning',
    'danger',
    'focus',
    'scrim',
    'outline',
    'line',
  ],
  ...[
    'accent-from',
    'accent-to',
    'progress-from',
    'progress-to',
    'selected-from',
    'selected-to',
    'good',
    'art-button',
    'art-scrim',
  ],
];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 12px;
  margin-bottom: 40px;

  span {
    display: block;
    height: 64px;
    margin-bottom: 4px;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-m);
  }
  i {
    display: block;
    width: 96px;
    height: 64px;
    background: var(--color-surface-3);
  }
`;

export const Colours: StoryObj<typeof meta> = {
  render: () => (
    <List>
      {roles.map((role) => (
        <li key={role}>
          <span style={{ background: `var(--color-${role})` }} />
          {role}
        </li>
      ))}
    </List>
  ),
};

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <>
      <List>
        {['s', 'm', 'l', 'pill', 'card', 'picture', 'button'].map((name) => (
          <li key={name}>
            <i style={{ borderRadius: `var(--radius-${name})` }} />
            radius {name}
          </li>
        ))}
      </List>
      <List>
        {[1, 2, 3].map((step) => (
          <li key={step}>
            <i style={{ boxShadow: `var(--shadow-${step})` }} />
            shadow {step}
          </li>
        ))}
      </List>
    </>
  ),
};
