import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { pictureInPictureIcon } from '../icons/player-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import { fill } from '../theme/css.ts';

const Ground = styled.div`
  ${fill}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 14px;
  padding: 16px;
  background: #000;
  color: var(--color-text-on-art);
  text-align: center;
  --icon-size: 40px;

  > p {
    margin: 0;
    font-size: var(--type-1);
  }
`;

/** Stands in the page's place of a picture that has a window of its own, and brings it back. */
export function PictureElsewhere({
  text,
  backLabel,
  onBack,
}: {
  readonly text: string;
  readonly backLabel: string;
  readonly onBack: () => void;
}) {
  return (
    <Ground>
      <Icon shape={pictureInPictureIcon} />
      <p>{text}</p>
      <Button kind="on-art" onClick={onBack}>
        {backLabel}
      </Button>
    </Ground>
  );
}
