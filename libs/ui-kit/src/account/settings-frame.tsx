import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronLeftIcon, closeIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  max-width: calc(760px + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-6) var(--gutter) var(--space-9);
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
`;

const Back = styled.span`
  grid-column: 1 / -1;
  display: inline-flex;
  align-items: center;
  min-height: var(--touch-target);
  color: var(--color-text-muted);
  --icon-size: 18px;
`;

/** A page of the settings: its title, the way back, the way out. ACC-017, ACC-018 */
export function SettingsFrame({
  title,
  back,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly back: { readonly title: string; readonly href: string };
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Page>
      <Head>
        <Back>
          <Icon shape={chevronLeftIcon} />
          <TextLink href={back.href} tone="muted">
            {back.title}
          </TextLink>
        </Back>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
      </Head>
      {children}
    </Page>
  );
}
