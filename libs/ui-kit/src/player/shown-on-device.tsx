import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { castOnIcon } from '../icons/player-shapes.ts';
import { fill } from '../theme/css.ts';

const Ground = styled.div`
  ${fill}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  padding: 16px;
  container-type: size;
  overflow: hidden;
  background: #000;
  color: var(--color-text-on-art);
  text-align: center;
  --icon-size: 44px;

  > img {
    ${fill}
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.32;
  }
  > :not(img) {
    position: relative;
  }
  > p {
    margin: 0;
    max-width: 44ch;
  }
  > [data-part='device'] {
    font-size: var(--type-2);
    font-weight: var(--weight-bold);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > [data-part='hint'] {
    font-size: var(--type-0);
  }
  > button {
    margin-top: 4px;
  }
  /* The picture of a phone is as high as the line of controls, the words and the button: the rest gives way. */
  @container (max-height: 300px) {
    [data-part='hint'],
    svg {
      display: none;
    }
    [data-part='device'] {
      font-size: var(--type-1);
    }
  }
  /* A corner of the window has room for the sign alone. */
  @container (max-width: 200px) {
    > p,
    > button {
      display: none;
    }
    svg {
      display: block;
    }
  }
`;

/** In place of a picture that another device shows: which device that is, the work's artwork, and the way back. */
export function ShownOnDevice({
  device,
  hint,
  artwork,
  backLabel,
  onBack,
}: {
  /** What is said of the device, with its name. */
  readonly device: string;
  readonly hint: string;
  /** Address of a picture. */
  readonly artwork?: string | undefined;
  readonly backLabel: string;
  readonly onBack: () => void;
}) {
  return (
    <Ground>
      {artwork && <img src={artwork} alt="" />}
      <Icon shape={castOnIcon} />
      <p data-part="device" role="status">
        {device}
      </p>
      <p data-part="hint">{hint}</p>
      <Button kind="on-art" onClick={onBack}>
        {backLabel}
      </Button>
    </Ground>
  );
}
