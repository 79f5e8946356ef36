import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Text } from '../text/text.tsx';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  /* The fields stand on the dialogue's own sheet. */
  --field-ground: var(--color-surface-0);

  /* A number is not torn apart while it fits. */
  strong {
    display: inline-block;
    max-width: 100%;
    overflow-wrap: anywhere;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* A way back among the words. */
  [data-part='inline'] {
    display: inline;
    color: var(--color-accent-text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    white-space: nowrap;
  }
  [data-part='inline']:hover {
    color: var(--color-text-strong);
  }
  @media (pointer: coarse) {
    [data-part='inline'] {
      padding: 12px 8px;
      margin: -12px -4px;
    }
  }

  /* A countdown in the place of the button is to be read. */
  > button[data-kind='secondary']:disabled {
    opacity: 1;
    color: var(--color-text-normal);
  }
  > [data-part='more'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    /* Quiet buttons: their words stand where the fields' edges are. */
    margin: 0 calc(var(--button-side) * -0.66);
  }
  > [data-part='trap'] {
    position: absolute;
    left: -9999px;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

/**
 * One step of signing in: what it is about, its fields, its button, and what else may be done. Enter sends it. `onSubmit` tells what stands in
 * a field that no person sees: a program has filled it (AUTH-057).
 */
export function StepForm({
  text,
  action,
  more,
  onSubmit,
  children,
}: {
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly more?: ReactNode;
  readonly onSubmit: (trap: string) => void;
  readonly children?: ReactNode;
}) {
  const trap = useId();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
    >
      {text && (
        <Text as="div" size="large">
          {text}
        </Text>
      )}
      {children}
      {action}
      {more && <div data-part="more">{more}</div>}
      <div data-part="trap" aria-hidden="true">
        <label htmlFor={trap}>Name</label>
        <input id={trap} name="name" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </Form>
  );
}
