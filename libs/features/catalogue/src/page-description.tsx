import { Fold } from '@livery/ui-kit/text';
import styled from 'styled-components';

/** A longer description folds. ROWS-087, ROWS-088 */
export const DESCRIPTION_LIMIT = 400;

const Words = styled.div`
  max-width: 48rem;
  padding: var(--space-6) var(--page-margin) 0;
`;

/** What a page of rows says of itself, below its rows: it comes late, and moves none. */
export default function PageDescription({ text }: { readonly text: string }) {
  return (
    <Words>
      <Fold text={text} limit={DESCRIPTION_LIMIT} />
    </Words>
  );
}
