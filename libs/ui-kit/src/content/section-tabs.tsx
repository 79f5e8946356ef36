import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TabFace } from '../actions/tab-face.ts';
import { slot } from '../looks/slot.ts';

const Bar = styled.nav`
  display: none;

  ${slot('content', 'contentTabs')}
`;

/** A section among the rows of a page: it keeps their distances, and is there before what stands in it. */
export const SectionPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  scroll-margin-top: calc(var(--header-height, 0px) + 16px);

  &:empty {
    display: none;
  }
`;

const placeOf = (id: string) => document.querySelector(`[data-section="${CSS.escape(id)}"]`);

/** A line near the middle of the window: the section that lies on it is the one that is read. */
const READING_LINE = '-45% 0px -54% 0px';

/** The sections of a long page by name, for looks that lead through it: a press brings one into view, and the one that is read is marked. */
export function SectionTabs({
  label,
  sections,
  asked,
  onChoose,
}: {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly label: string }[];
  /** The one that the address names. */
  readonly asked?: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const [read, setRead] = useState(asked ?? sections[0]?.id);
  const first = useRef(asked);
  const ids = sections.map(({ id }) => id).join();

  useEffect(() => {
    const places = ids.split(',').flatMap((id) => {
      const place = placeOf(id);
      return place ? [{ id, place }] : [];
    });
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const found = entered && places.find(({ place }) => place === entered.target);
        if (found) setRead(found.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { place } of places) observer.observe(place);
    return () => observer.disconnect();
  }, [ids]);

  useEffect(() => {
    // Only the address that the page was opened with leads to a section by itself.
    if (first.current) placeOf(first.current)?.scrollIntoView({ block: 'start' });
    first.current = undefined;
  }, []);

  return (
    <Bar aria-label={label}>
      {sections.map((section) => (
        <TabFace
          key={section.id}
          type="button"
          aria-current={section.id === read || undefined}
          onClick={() => {
            setRead(section.id);
            placeOf(section.id)?.scrollIntoView({ block: 'start' });
            onChoose(section.id);
          }}
        >
          {section.label}
        </TabFace>
      ))}
    </Bar>
  );
}
