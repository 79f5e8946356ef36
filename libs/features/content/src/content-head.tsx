import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { PageHead } from '@livery/widgets/page-head';
import { useParent } from './use-series.ts';

/** The head of a film, a series and what is part of one, wherever it is shown or played. CONT-050 */
export function ContentHead({ content }: { readonly content: Content }) {
  const { data: meta } = contentsApi.useGetContentMetaQuery({ id: content.id });
  const series = useParent(content);
  return <PageHead title={content.title} facts={{ kind: 'content', content, series, isLost: meta?.isLost ?? false }} />;
}
