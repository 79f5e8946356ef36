import type { ReactNode } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 480px;
  margin-bottom: var(--space-4);

  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;

/** Fields that are saved together. Enter saves; what failed stands above the button, and what was typed stays. */
export function EditForm({
  label,
  problem,
  actions,
  onSubmit,
  children,
}: {
  readonly label: string;
  readonly problem?: ReactNode;
  readonly actions: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {problem}
      <div data-part="actions">{actions}</div>
    </Form>
  );
}
