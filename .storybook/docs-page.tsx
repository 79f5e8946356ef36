import { ArgTypes, Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { guideOf } from './guides.ts';

/** The page is Storybook's own; what stands in it stands on the brand's ground. */
const STORY_GROUND = '.docs-story{background:var(--color-surface-0);color:var(--color-text-normal)}';

/** The page of a component: when to use it and its keys, the component, its properties, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const { title, parameters, component } = preparedMeta;
  // What a story composes by hand has properties to read; there is nothing to turn.
  const Properties = Object.keys(story.initialArgs).length > 0 ? Controls : ArgTypes;
  return (
    <>
      <style>{STORY_GROUND}</style>
      <Title />
      <Markdown>{guideOf(String(parameters['fileName']), title)}</Markdown>
      <Primary />
      {component && <Properties />}
      <Stories includePrimary={false} />
    </>
  );
}
