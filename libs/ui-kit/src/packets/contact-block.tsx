import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/text-link.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { tile } from '../reading/tile.ts';
import { Heading } from '../text/heading.tsx';
import { OwnLogo } from './head-parts.ts';

const Block = styled.section`
  ${tile}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  padding: var(--space-6);
  overflow-wrap: anywhere;

  > [data-part='words'] {
    flex: 1 1 14rem;
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-6);
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  dd > a {
    min-height: var(--touch-target);
    font-size: var(--type-1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 480px) {
    padding: var(--space-4);

    > [data-part='action'] {
      flex: 1 1 100%;
      display: grid;
    }
  }
`;

export interface Contact {
  /** "Поддержка". */
  readonly label: string;
  readonly text: string;
}

const phoneAddress = (text: string) => `tel:${text.replace(/[^\d+*#]/g, '')}`;

/** How to reach a provider, and how to become its customer. */
export function ContactBlock({
  title,
  level = 2,
  logo,
  phone,
  email,
  action,
}: {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly logo?: PictureSource | null | undefined;
  readonly phone?: Contact | undefined;
  readonly email?: Contact | undefined;
  /** The button that leads to the registration. */
  readonly action?: ReactNode;
}) {
  const titleId = useId();
  return (
    <Block aria-labelledby={titleId}>
      {logo && (
        <OwnLogo>
          <Picture source={logo} ratio="fill" fit="contain" title={title} stand="none" sizes="140px" />
        </OwnLogo>
      )}
      <div data-part="words">
        <Heading level={level} size="section" id={titleId}>
          {title}
        </Heading>
        {(phone ?? email) && (
          <dl>
            {phone && <Line {...phone} href={phoneAddress(phone.text)} />}
            {email && <Line {...email} href={`mailto:${email.text}`} />}
          </dl>
        )}
      </div>
      {action && <div data-part="action">{action}</div>}
    </Block>
  );
}

function Line({ label, text, href }: Contact & { readonly href: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <TextLink href={href}>{text}</TextLink>
      </dd>
    </div>
  );
}
