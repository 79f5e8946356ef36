import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import type { Content } from '@livery/contract/contents/entities';
import { loadSteps } from '@livery/domain/playback';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { ageLabel } from '@livery/widgets/content-facts';
import { contentLink, type LinkList } from './body.ts';
import { NotThere, type Ask } from './guest-api.ts';
import type { Asked, FoundPage } from './pages.ts';

const idOf = ({ params }: Asked): number => {
  const id = idOfSegment(params['child'] ?? params['id'] ?? '');
  if (id === null) throw new NotThere('address');
  return id;
};

/** The series above a season or an episode, as the page finds it; a page without it is a page. */
async function seriesOf(content: Content, ask: Ask): Promise<Content | undefined> {
  if (!loadSteps(content.contentType).includes('parent') || content.parentId === undefined) return undefined;
  try {
    const parent = await ask(contentsEndpoints.getContent, { id: content.parentId });
    if (parent.contentType !== 'season') return parent;
    return parent.parentId === undefined ? undefined : await ask(contentsEndpoints.getContent, { id: parent.parentId });
  } catch {
    return undefined;
  }
}

/** What stands below a page is no reason to answer without the page. */
const orNothing = <Found>(asking: Promise<Found>): Promise<Found | undefined> => asking.catch(() => undefined);

const shortFacts = (content: Content): string[] =>
  [
    content.year,
    ageLabel(content),
    ...content.countries.map(({ name }) => name),
    ...content.genres.map(({ name }) => name),
  ].flatMap((fact) => (fact === undefined || fact === null ? [] : [String(fact)]));

/** Addresses of the page itself; of its player and its embedded form only what they show is told. */
const OWN_PAGE = /^\/(contents|episodes|persons)\//;
const movedTo = ({ path }: Asked, address: string) => (OWN_PAGE.test(path) && path !== address ? address : undefined);

export async function contentPage(asked: Asked): Promise<FoundPage> {
  const { ask, site, text } = asked;
  const id = idOf(asked);
  if (site.hiddenContentIds.includes(id)) throw new NotThere('content');
  const [content, meta, similar] = await Promise.all([
    ask(contentsEndpoints.getContent, { id }),
    orNothing(ask(contentsEndpoints.getContentMeta, { id })),
    orNothing(ask(contentsEndpoints.getSimilar, { id })),
  ]);
  const series = await seriesOf(content, ask);
  const lists: LinkList[] = [
    { links: series ? [contentLink(series)] : [] },
    { links: content.seasons.map(contentLink) },
    { links: content.persons.map((person) => ({ title: person.name, href: addresses.person(person) })) },
    { title: text('content_similar'), links: similar?.contents.map(contentLink) ?? [] },
  ];
  return {
    facts: { kind: 'content', content, series, isLost: meta?.isLost ?? false },
    body: { heading: content.title, text: content.description, facts: shortFacts(content), lists },
    movedTo: movedTo(asked, addresses.content(content)),
  };
}

export async function personPage(asked: Asked): Promise<FoundPage> {
  const { ask } = asked;
  const id = idOf(asked);
  const [person, works] = await Promise.all([
    ask(contentsEndpoints.getPerson, { id }),
    orNothing(ask(catalogueEndpoints.getFilmography, { personId: id })),
  ]);
  return {
    facts: { kind: 'person', person, works: works?.contents.length },
    body: { heading: person.name, text: person.bio, lists: [{ links: works?.contents.map(contentLink) ?? [] }] },
    movedTo: movedTo(asked, addresses.person(person)),
  };
}
