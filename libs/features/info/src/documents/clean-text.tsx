import { useT } from '@livery/i18n/react';
import { Prose } from '@livery/ui-kit/reading';
import { Accordion } from '@livery/ui-kit/text';
import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanHtml, sectionsOf } from './clean-html.ts';
import type { DocumentText } from '@livery/widgets/documents';

/** HTML of a server as nodes that may stand on the page. */
export function useCleanHtml({ html, address }: DocumentText): DocumentFragment {
  const t = useT();
  const opensInNewTab = t('opens_in_new_tab');
  return useMemo(() => cleanHtml(html, { base: address, opensInNewTab }), [html, address, opensInNewTab]);
}

/** Clean nodes on the page. Their links within the site go through its router. */
export function CleanNodes({ nodes }: { nodes: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useFollowInside();
  useLayoutEffect(() => place.current?.replaceChildren(nodes.cloneNode(true)), [nodes]);
  return <Prose ref={place} onClick={follow} />;
}

function useFollowInside() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlainPress || !href?.startsWith('/')) return;
    event.preventDefault();
    void navigate(href);
  };
}

/** A text of a server. */
export function CleanText(text: DocumentText) {
  return <CleanNodes nodes={useCleanHtml(text)} />;
}

/** A text of questions and answers, folded; any other text as it is. NAV-025 */
export function Questions(text: DocumentText) {
  const nodes = useCleanHtml(text);
  const sections = useMemo(() => sectionsOf(nodes), [nodes]);
  if (!sections) return <CleanNodes nodes={nodes} />;
  const items = sections.map(({ title, body }, index) => ({
    id: String(index),
    title,
    content: <CleanNodes nodes={body} />,
    startsOpen: index === 0,
  }));
  return <Accordion level={2} items={items} />;
}
