import { fileURLToPath } from 'node:url';
import { diagrams } from '@livery/domain/diagrams';
import { brandsMarkdown } from './brands-page.ts';
import { eventsMarkdown } from './events-page.ts';
import { playerErrorsMarkdown, playerStatesMarkdown } from '@livery/player-core/docs';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const PRINTED = '<!-- Printed from the code by `npm run documents`. -->';

const machines = () =>
  Object.entries(diagrams)
    .map(([name, diagram]) => `## ${name}\n\n\`\`\`mermaid\n${diagram.trim()}\n\`\`\``)
    .join('\n\n');

/** Pages that say what tables of the code say, by their path. */
const PAGES: Readonly<Record<string, { title: string; body: () => string }>> = {
  'docs/analytics.md': { title: 'What is counted', body: eventsMarkdown },
  'docs/brands.md': { title: 'A brand', body: brandsMarkdown },
  'docs/machines.md': { title: 'State machines', body: machines },
  'docs/player-states.md': { title: 'States of the player', body: playerStatesMarkdown },
  'docs/player-errors.md': { title: 'Errors of the player', body: playerErrorsMarkdown },
};

export const printedDocuments = (): readonly (readonly [path: string, text: string])[] =>
  Object.entries(PAGES).map(([path, { title, body }]) => [path, `${PRINTED}\n\n# ${title}\n\n${body().trim()}\n`]);
