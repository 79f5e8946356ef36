import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { castOnIcon } from '../icons/player-shapes.ts';
import { fill } from '../theme/css.ts';

const Ground = styled.div`
  ${fill}
  background: #000;

  > img {
    ${fill}
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.28;
  }
`;

/** Above the page's controls, whose empty middle would take the press. */
const Words = styled.div`
  ${fill}
  z-index: 2;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  padding: 16px;
  container-type: size;
  color: var(--color-text-on-art);
  text-align: center;
  pointer-events: none;
  --icon-size: 44px;

  > p {
    max-width: min(44ch, 100cqw - 32px);
    margin: 0;
    overflow-wrap: anywhere;
  }
  > [data-part='device'] {
    font-size: var(--type-2);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  > [data-part='hint'] {
    font-size: var(--type-0);
  }
  > button {
    margin-top: 4px;
    pointer-events: auto;
  }
  /* Between the title and the line of time of a phone there is room for the name alone: the button in the bar leads back. */
  @container (max-height: 360px) {
    > svg,
    > [data-part='hint'],
    > button {
      display: none;
    }
    > [data-part='device'] {
      font-size: var(--type-0);
    }
  }
  /* In the mini player there is room for the sign alone. */
  @container (max-width: 200px) {
    > svg {
      display: block;
    }
    > p {
      display: none;
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
    <>
      <Ground>{artwork && <img src={artwork} alt="" />}</Ground>
      <Words>
        <Icon shape={castOnIcon} />
        <p data-part="device" role="status">
          {device}
        </p>
        <p data-part="hint">{hint}</p>
        <Button kind="on-art" onClick={onBack}>
          {backLabel}
        </Button>
      </Words>
    </>
  );
}
