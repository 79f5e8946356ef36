import styled from 'styled-components';

export const Body = styled.div`
  max-width: 72ch;
  padding: var(--space-5) var(--page-margin) var(--space-2);
  max-width: calc(72ch + var(--page-margin));
`;

/** The picture fills the head of the page; the words stand on its shaded left, on phones under its foot. */
export const Hero = styled.header`
  position: relative;
  display: grid;
  align-content: end;
  min-height: clamp(460px, 68vh, 720px);
  padding: calc(var(--header-height, 0px) + var(--space-6)) var(--page-margin) var(--space-6);
  color: var(--color-text-on-art);
  overflow: hidden;
  isolation: isolate;

  > [data-part='picture'] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    z-index: -2;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    z-index: -1;
    background:
      linear-gradient(to right, var(--color-art-scrim), transparent 68%),
      linear-gradient(to top, var(--color-surface-0) 1%, transparent 46%),
      linear-gradient(to right, var(--color-art-scrim), transparent 60%);
  }

  @media (max-width: 767px) {
    min-height: 0;
    padding-top: min(88vw, 52vh);

    > [data-part='picture'] {
      height: min(110vw, 64vh);
    }
    &::before {
      height: min(110vw, 64vh);
      background:
        linear-gradient(to top, var(--color-surface-0) 2%, transparent 60%),
        linear-gradient(to top, var(--color-surface-0), transparent 40%);
    }
    color: var(--color-text-strong);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: min(640px, 100%);
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-top: var(--space-2);
`;
