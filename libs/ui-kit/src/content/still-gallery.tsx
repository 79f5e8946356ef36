import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { CardFrame, CardPicture } from '../cards/card-frame.tsx';
import { sizesOf } from '../cards/card-sizes.ts';
import { stepIndex } from '../focus/step-index.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { Dialog } from '../overlay/dialog.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { Row } from '../rows/row.tsx';
import { useUiText } from '../theme/ui-context.tsx';

const Large = styled.div`
  display: grid;
  gap: 12px;
  outline: none;

  > :first-child {
    border-radius: var(--radius-picture);
    overflow: hidden;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  color: var(--color-text-normal);
  font-variant-numeric: tabular-nums lining-nums;
  --icon-button-size: 44px;
`;

export interface Still {
  readonly id: string;
  readonly picture: PictureSource | null;
}

/** Moments of a film as a row of pictures; a press shows one large, and arrows lead to the next one. */
export function StillGallery({
  title,
  name,
  rowKey,
  stills,
  label,
}: {
  readonly title: string;
  /** Of the film. */
  readonly name: string;
  readonly rowKey: string;
  readonly stills: readonly Still[];
  /** What a still is called: "Still 2 of 6". */
  readonly label: (index: number) => string;
}) {
  const translate = useUiText();
  const [shown, setShown] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const count = stills.length;

  function walk(event: KeyboardEvent) {
    const next = stepIndex({ key: event.key, index: shown, count, wraps: true });
    if (next === null) return;
    event.preventDefault();
    setShown(next);
  }
  const go = (step: 1 | -1) => setShown((at) => (at + step + count) % count);
  const large = stills[shown];

  return (
    <>
      <Row title={title} cards="wide" rowKey={rowKey}>
        {stills.map(({ id, picture }, at) => (
          <CardFrame
            key={id}
            kind="still"
            focusKey={`still-${id}`}
            onOpen={() => {
              setShown(at);
              setIsOpen(true);
            }}
          >
            <CardPicture data-part="picture">
              <Picture source={picture} ratio="wide" title={name} alt={label(at)} sizes={sizesOf('wide')} />
            </CardPicture>
          </CardFrame>
        ))}
      </Row>
      <Dialog open={isOpen} title={name} size="wide" onClose={() => setIsOpen(false)}>
        <Large onKeyDown={walk}>
          <Picture
            source={large?.picture}
            ratio="wide"
            title={name}
            alt={label(shown)}
            priority
            sizes="(min-width: 1200px) 1100px, 100vw"
          />
          <Steps>
            <IconButton icon={chevronLeftIcon} label={translate('action_previous')} round onClick={() => go(-1)} />
            <span aria-live="polite">{label(shown)}</span>
            <IconButton icon={chevronRightIcon} label={translate('action_next')} round onClick={() => go(1)} />
          </Steps>
        </Large>
      </Dialog>
    </>
  );
}
