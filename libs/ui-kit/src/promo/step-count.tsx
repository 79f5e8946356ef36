import styled from 'styled-components';

const Line = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--type--1);
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    display: flex;
    gap: 4px;
  }
  i {
    flex: 1;
    height: var(--progress-height);
    border-radius: var(--progress-shape);
    background: var(--color-surface-3);
  }
  i[data-done] {
    background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-done] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** How far the viewer has come, in words and as a bar: "Step 1 of 2". */
export const StepCount = ({
  text,
  step,
  count,
}: {
  readonly text: string;
  /** From one. */
  readonly step: number;
  readonly count: number;
}) => (
  <Line>
    <p>{text}</p>
    <span aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-done={index < step || undefined} />
      ))}
    </span>
  </Line>
);
