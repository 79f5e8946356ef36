import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { playIcon } from '../icons/shapes.ts';

const Card = styled.section`
  display: grid;
  gap: 10px;
  width: min(440px, 100%);
  padding: 16px 18px;
  border-radius: var(--radius-m);
  background: var(--color-scrim);
  color: var(--color-text-on-art);

  /* Both buttons in one line. */
  @media (max-width: 479px) {
    padding: 12px 14px;
  }
  > p {
    margin: 0;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > b {
    font-size: var(--type-1);
    line-height: 1.3;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What comes next, and how soon; it can be had at once, or not at all. */
export function NextUp({
  text,
  title,
  goLabel,
  stayLabel,
  onGo,
  onStay,
}: {
  /** How soon, in words. */
  readonly text: string;
  readonly title?: string | undefined;
  readonly goLabel: string;
  readonly stayLabel: string;
  readonly onGo: () => void;
  readonly onStay: () => void;
}) {
  return (
    <Card aria-label={title ?? text}>
      <p>{text}</p>
      {title && <b>{title}</b>}
      <div>
        <Button kind="primary" size="small" icon={playIcon} onClick={onGo}>
          {goLabel}
        </Button>
        <Button kind="on-art" size="small" onClick={onStay}>
          {stayLabel}
        </Button>
      </div>
    </Card>
  );
}
