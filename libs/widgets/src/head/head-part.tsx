import { platformApi } from '@livery/api-client/platform';
import { headOf, type PageFacts } from '@livery/domain/head';
import { useLanguage } from '@livery/i18n/react';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.tsx';
import { HEAD_LINKS } from './head-links.ts';
import { siteOfBrand } from './site-of-brand.ts';
import { writeHead } from './write-head.ts';

/** A title in place of a plain one. */
interface ShownTitle {
  readonly plain: string;
  readonly title: string;
}

interface Props {
  readonly facts: PageFacts;
  /** The title that the page shows meanwhile. */
  readonly plain: string;
  readonly onTitle: (shown: ShownTitle) => void;
}

/** Everything of a head but a first title: previews, addresses, data for machines, and the operator's own titles. */
export default function HeadPart({ facts, plain, onTitle }: Props) {
  const { brand, siteOrigin } = useServices();
  const { language } = useLanguage();
  const { data } = platformApi.useGetSeoMasksQuery();
  const head = headOf(facts, siteOfBrand(brand, siteOrigin, language), HEAD_LINKS, data?.masks);
  // Facts are made anew at each drawing; what they say seldom changes.
  const written = JSON.stringify(head);
  const write = useEffectEvent(() => writeHead(head));
  useEffect(() => write(), [written]);
  useEffect(() => onTitle({ plain, title: head.title }), [plain, head.title, onTitle]);
  return null;
}
