import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { copyIcon } from '../icons/page-shapes.ts';
import { Steps } from '../reading/steps.tsx';

/** Beside each other where both have room, whatever they stand in. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-5) var(--space-6);

  > [data-part='code'] {
    flex: 0 1 264px;
    display: grid;
    justify-items: center;
    align-content: start;
  }
  > [data-part='words'] {
    flex: 1 1 176px;
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-width: 0;
  }
  > [data-part='words'] > ol > li {
    padding-bottom: var(--space-4);
    font-size: var(--type-0);
  }
  /* The code, all that is to be done with it and the way out stand in one window of a phone. */
  @media (max-width: 480px) {
    row-gap: var(--space-4);
    --qr-size: 224px;

    > [data-part='words'] {
      gap: var(--space-2);
    }
    > [data-part='words'] > ol > li {
      grid-template-columns: 32px minmax(0, 1fr);
      gap: var(--space-3);
      padding-bottom: var(--space-3);
    }
    > [data-part='words'] > ol > li::before {
      width: 32px;
      height: 32px;
      font-size: var(--type-0);
    }
    > [data-part='words'] > ol > li::after {
      left: 15px;
      top: 36px;
      bottom: 4px;
    }
    > [data-part='words'] > ol > li > span {
      padding-top: 4px;
    }
  }
`;

const LinkLine = styled.div`
  display: grid;
  justify-items: start;
  /* The ring of one is not drawn over the next. */
  gap: max(var(--space-2), var(--focus-width) + var(--focus-gap));
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);

  > p {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > a {
    min-height: max(24px, var(--touch-target) - 2 * (var(--focus-width) + var(--focus-gap)));
    overflow-wrap: anywhere;
  }
  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--ring-room);
  }
  > [data-part='line'] > [role='status'] {
    color: var(--color-text-normal);
    font-size: var(--type--1);
  }
  /* The way there and its copy side by side. */
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    > p {
      grid-column: 1 / -1;
    }
  }
`;

export interface QrLink {
  readonly href: string;
  /** Short, to be read: "pay.bank.kz/7F3K". */
  readonly text: string;
  /** "Or open the link on this device". */
  readonly lead: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
}

/** A code with what to do about it: the steps in order, and the same link in words for who has no camera at hand. */
export function QrPayment({
  code,
  steps,
  link,
}: {
  /** A `QrCode`, a `QrPicture`, or a `QrSkeleton` until it is there. */
  readonly code: ReactNode;
  readonly steps: readonly ReactNode[];
  readonly link?: QrLink | undefined;
}) {
  return (
    <Beside>
      <div data-part="code">{code}</div>
      <div data-part="words">
        <Steps steps={steps} />
        {link && <LinkInWords key={link.href} {...link} />}
      </div>
    </Beside>
  );
}

function LinkInWords({ href, text, lead, copy, copied, copyFailed }: QrLink) {
  const [result, setResult] = useState('');
  const line = useRef<HTMLDivElement>(null);
  const takeLink = async () => {
    // Said anew when it is pressed anew.
    setResult('');
    try {
      await navigator.clipboard.writeText(href);
      setResult(copied);
    } catch {
      setResult(copyFailed);
      // To be copied by hand. MISC-046
      const link = line.current?.querySelector('a');
      if (link) getSelection()?.selectAllChildren(link);
    }
  };
  return (
    <LinkLine ref={line}>
      <p>{lead}</p>
      <TextLink href={href}>{text}</TextLink>
      <div data-part="line">
        <Button size="small" icon={copyIcon} onClick={() => void takeLink()}>
          {copy}
        </Button>
        <span role="status">{result}</span>
      </div>
    </LinkLine>
  );
}
