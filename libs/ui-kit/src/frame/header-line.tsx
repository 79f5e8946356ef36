import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MainNav, type NavItem } from './main-nav.tsx';

const End = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  color: var(--color-text-strong);
  --icon-button-size: 40px;
  --button-height: 48px;

  @media (max-width: 767px) {
    gap: 4px;
  }
  @media (max-width: 360px) {
    gap: 0;
  }
`;

/** What stands beside the logo: the sections, and at the end what the viewer can reach from everywhere. A phone's has no `items`. */
export function HeaderLine({
  items = [],
  currentId,
  end,
}: {
  readonly items?: readonly NavItem[];
  readonly currentId?: string | undefined;
  readonly end?: ReactNode;
}) {
  return (
    <>
      {items.length > 0 && <MainNav items={items} currentId={currentId} />}
      {end && <End>{end}</End>}
    </>
  );
}
