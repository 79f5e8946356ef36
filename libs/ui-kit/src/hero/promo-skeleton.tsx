import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { HeroFrame } from './hero-frame.ts';

const Place = styled(HeroFrame)`
  [data-part='slide'] {
    display: grid;
    position: relative;
    min-width: 0;
  }
  [data-part='slide'] > span {
    position: absolute;
    height: 100%;
    border-radius: 0;
  }
  [data-part='words'] {
    position: relative;
    display: grid;
    gap: 12px;
  }
  [data-part='words'] > :nth-child(1) {
    width: min(460px, 60vw);
    font-size: var(--type-6);
  }
  [data-part='words'] > :nth-child(2) {
    width: min(380px, 50vw);
    font-size: var(--type-1);
  }
  [data-part='words'] > :nth-child(3) {
    width: 190px;
  }
  [data-part='slide'] > span {
    opacity: 0.6;
  }
`;

/** The hero's place while it is still coming. */
export function PromoSkeleton({
  side,
}: {
  /** What will stand beside it, as a skeleton. */ readonly side?: ReactNode;
}) {
  return (
    <SkeletonGroup aria-hidden>
      <Place as="div" data-side={side ? true : undefined}>
        <div data-part="slides">
          <div data-current>
            <div data-part="slide">
              <Skeleton />
              <div data-part="words">
                <Skeleton shape="line" />
                <Skeleton shape="line" />
                <Skeleton shape="button" />
              </div>
            </div>
          </div>
        </div>
        {side && <aside data-part="side">{side}</aside>}
      </Place>
    </SkeletonGroup>
  );
}
