import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Text } from '../text/text.tsx';

/** White in every brand and scheme, as cameras want it: the one place where the tokens do not decide. */
const Frame = styled.div`
  display: grid;
  width: min(var(--qr-size, 264px), 100%);
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: min(var(--radius-m), 12px);
  background: #fff;
  forced-color-adjust: none;

  &[data-empty] {
    place-items: center;
    padding: var(--space-4);
    background: var(--color-surface-2);
    text-align: center;
  }
  > svg,
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* A picture may come without the quiet zone of four modules that a camera wants. */
  > img {
    padding: 11%;
  }
  > img[data-coming] {
    visibility: hidden;
  }
`;

/** The square that a code stands in, with or without one. */
export const QrFrame = ({ children }: { readonly children: ReactNode }) => <Frame>{children}</Frame>;

/** In the place of a code that cannot be shown. */
export const QrFailed = ({ children }: { readonly children: ReactNode }) => (
  <Frame data-empty role="status">
    <Text>{children}</Text>
  </Frame>
);

const Coming = styled(Skeleton)`
  width: min(var(--qr-size, 264px), 100%);
  aspect-ratio: 1;
  border-radius: min(var(--radius-m), 12px);
`;

/** In the place of a code that is still coming. */
export const QrSkeleton = () => <Coming />;
