import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronRightIcon } from '../icons/shapes.ts';
import { oneLine } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';

const List = styled.ol`
  display: flex;
  align-items: center;
  min-width: 0;
  /* Words begin where the page's do; what may be pressed is wider. */
  margin-left: -6px;
  color: var(--color-text-muted);
  font-size: var(--type-0);

  > li {
    display: flex;
    align-items: center;
    min-width: 0;
    flex: 0 1 auto;
    --icon-size: 14px;
  }
  > li > svg {
    margin: 0 4px;
    opacity: 0.7;
  }
  @media (min-width: 481px) {
    > li:first-child > svg {
      display: none;
    }
  }
  > li > :last-child {
    ${oneLine}
  }
  a {
    display: inline-block;
    padding: 12px 6px;
    line-height: 20px;
    border-radius: var(--radius-s);
    outline-offset: -4px;
  }
  a:hover {
    color: var(--color-text-strong);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [aria-current] {
    padding: 0 6px;
    color: var(--color-text-strong);
  }
  /* A phone has room for one step: the way back up. */
  @media (max-width: 480px) {
    > li:not(:nth-last-child(2)) {
      display: none;
    }
    > li > svg {
      margin-left: 3px;
      transform: rotate(180deg);
    }
  }
`;

export interface BreadcrumbStep {
  readonly title: string;
  readonly href: string;
}

/** Where the page stands: the steps above it as links, itself last. On a phone only the step above is left, as a way back. */
export function Breadcrumb({
  steps,
  current,
}: {
  readonly steps: readonly BreadcrumbStep[];
  readonly current: string;
}) {
  const translate = useUiText();
  return (
    <nav aria-label={translate('content_breadcrumbs')}>
      <List>
        {steps.map((step) => (
          <li key={step.href}>
            <Icon shape={chevronRightIcon} />
            <UiLink href={step.href}>{step.title}</UiLink>
          </li>
        ))}
        <li>
          <Icon shape={chevronRightIcon} />
          <span aria-current="page">{current}</span>
        </li>
      </List>
    </nav>
  );
}
