import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { editIcon, plusIcon } from '../icons/page-shapes.ts';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { Heading } from '../text/heading.tsx';
import { clampLines } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

export interface PickedProfile {
  readonly id: string;
  readonly name: string;
  /** One muted line: an age limit, what is watched. */
  readonly note?: string;
  readonly picture?: PictureSource | null;
  /** Opens with a PIN. */
  readonly locked?: boolean;
  /** Whoever is watching now. */
  readonly active?: boolean;
  /** A press is on its way: nothing else can be pressed meanwhile. */
  readonly busy?: boolean;
}

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  text-align: center;

  &[data-place='section'] {
    justify-items: start;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-6) clamp(16px, 2vw, 26px);
  max-width: 1240px;

  /* Room for the ring around whoever is watching. */
  &:not([data-place='page']) {
    padding-top: var(--space-3);
  }
  &[data-place='section'] {
    justify-content: flex-start;
    padding-left: 6px;
  }
  /* Four on a phone stand two by two. */
  @media (max-width: 480px) {
    &[data-place='dialog']:has(> :nth-child(4):last-child) {
      max-width: 280px;
    }
  }

  ${slot('profiles', 'profilePicker')}
`;

const Person = styled.button`
  display: block;
  width: clamp(112px, 12.6vw, 184px);
  color: var(--color-text-strong);
  text-align: center;

  [data-part='face'] {
    position: relative;
    display: block;
    aspect-ratio: 1;
    margin-bottom: var(--space-4);
    border-radius: var(--radius-card);
    --initials-size: var(--type-5);
    transition:
      transform var(--motion-normal) var(--motion-ease),
      box-shadow var(--motion-normal) var(--motion-ease);
  }
  [data-part='face'][data-empty] {
    display: grid;
    place-items: center;
    border: 2px dashed var(--color-outline);
    color: var(--color-text-muted);
    --icon-size: 44px;
  }
  b {
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-2);
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
    ${clampLines(2)}
  }
  @media (max-width: 480px) {
    b {
      font-size: var(--type-0);
    }
  }
  small {
    color: var(--color-text-normal);
    font-size: var(--type-0);
  }
  &[aria-current] [data-part='face'] {
    box-shadow:
      0 0 0 3px var(--color-surface-1),
      0 0 0 6px var(--color-accent);
  }
  &:hover [data-part='face'] {
    transform: scale(var(--focus-scale));
  }
  &[aria-disabled] {
    cursor: progress;
  }
  ul:not([data-place='page']) & {
    width: clamp(96px, 20vw, 132px);
    b {
      font-family: var(--font-text);
      font-size: var(--type-0);
      font-weight: var(--weight-bold);
      letter-spacing: normal;
      text-transform: none;
    }
  }
  /* As many as a house usually has stand in one line of the dialogue. */
  ul[data-place='dialog'] & {
    width: clamp(96px, 20vw, 144px);
  }
  @media (forced-colors: active) {
    &[aria-current] [data-part='face'] {
      outline: 3px solid Highlight;
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible [data-part='face'] {
    transform: scale(var(--focus-scale));
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--focus-gap);
    box-shadow: var(--focus-shadow);
  }

  ${slot('profiles', 'profileChoice')}
`;

/** A small sign on a face: a lock, a pencil, a ring that turns. */
const Mark = styled.span`
  position: absolute;
  right: 6%;
  bottom: 6%;
  display: grid;
  place-items: center;
  width: clamp(32px, 24%, 42px);
  aspect-ratio: 1;
  border-radius: var(--radius-m);
  background: var(--color-art-button);
  color: var(--color-text-on-art-button);
  --icon-size: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4);

  &:empty {
    display: none;
  }
`;

/**
 * Who is watching: a face for each profile, and a free place. One stop for Tab, arrows walk over the faces in two directions. What
 * happens with a locked one is for whoever asked. `manage`: a press is for changing the profile, and every face says so.
 */
export function ProfilePicker({
  title,
  profiles,
  onChoose,
  add,
  actions,
  manage = false,
  place = 'page',
  lockLabel,
}: {
  readonly title: string;
  readonly manage?: boolean;
  /** What the lock on a face says to those who do not see it. */
  readonly lockLabel?: string;
  /** In a dialog, or in a section of a page, the title is theirs; a section begins at the left. */
  readonly place?: 'page' | 'dialog' | 'section';
  readonly profiles: readonly PickedProfile[];
  readonly onChoose: (id: string) => void;
  /** A place for one more; left out when there is none. */
  readonly add?: { readonly label: string; readonly note?: string; readonly onAdd: () => void };
  readonly actions?: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  const isWaiting = profiles.some(({ busy }) => busy);
  return (
    <Box data-place={place}>
      {place === 'page' && (
        <Heading level={1} size="hero">
          {title}
        </Heading>
      )}
      <List ref={list} aria-label={title} data-place={place}>
        {profiles.map(({ id, name, note, picture, locked, active, busy }) => (
          <li key={id}>
            <Person
              type="button"
              data-card-target
              data-focus-key={id}
              aria-current={active ? 'true' : undefined}
              aria-disabled={isWaiting || undefined}
              onClick={() => isWaiting || onChoose(id)}
            >
              <span data-part="face">
                <Picture source={picture} ratio="fill" title={name} stand="initials" sizes="220px" />
                {busy ? (
                  <Mark>
                    <Spinner />
                  </Mark>
                ) : (
                  (manage || locked) && (
                    <Mark>
                      {manage ? (
                        <Icon shape={editIcon} />
                      ) : (
                        <Icon shape={lockIcon} {...(lockLabel && { label: lockLabel })} />
                      )}
                    </Mark>
                  )
                )}
              </span>
              <b>{name}</b>
              {note && <small>{note}</small>}
            </Person>
          </li>
        ))}
        {add && (
          <li>
            <Person
              type="button"
              data-card-target
              aria-disabled={isWaiting || undefined}
              onClick={() => isWaiting || add.onAdd()}
            >
              <span data-part="face" data-empty>
                <Icon shape={plusIcon} />
              </span>
              <b>{add.label}</b>
              {add.note && <small>{add.note}</small>}
            </Person>
          </li>
        )}
      </List>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}
