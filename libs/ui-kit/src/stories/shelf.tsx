import styled from 'styled-components';
import { artwork } from './artwork.ts';

/** Things beside each other, with air. */
export const Shelf = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-bottom: 24px;
`;

const Art = styled(Shelf)`
  padding: 48px 32px;
  border-radius: var(--radius-l);
  background-size: cover;
  background-position: 50% 70%;
`;

/** A picture to stand on. */
export function OnArt({ children }: { readonly children: React.ReactNode }) {
  return <Art style={{ backgroundImage: `url("${artwork('Тихий перевал', 'steppe', 'hero').src}")` }}>{children}</Art>;
}
