import { catalogueApi } from '@livery/api-client/catalogue';
import { Grid, RowSkeleton } from '@livery/ui-kit/rows';
import { Heading, Text } from '@livery/ui-kit/text';
import { LoadProblem } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ROW_TEMPLATES } from './row-templates.tsx';
import styled from 'styled-components';

/** How many items a row page shows. ROWS-014 */
const PAGE_SIZE = 24;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: calc(var(--header-height, 0px) + var(--space-5)) var(--page-margin) var(--space-8);
`;

/** One row as a page of its own. ROWS-002..004, ROWS-010, ROWS-011 */
export default function RowPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const libraryId = Number(search.get('library_id')) || undefined;
  const text = search.get('text') ?? undefined;
  const {
    data: row,
    error,
    refetch,
  } = catalogueApi.useGetRowQuery({
    id,
    limit: PAGE_SIZE,
    ...(libraryId && { libraryId }),
    ...(text && { text }),
  });

  if (error && !row) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  const template = row && ROW_TEMPLATES[row.template];
  if (!row || !template) return <RowSkeleton cards="poster" />;
  return (
    <Body>
      <PageTitle title={row.title} />
      <Heading level={1} size="page">
        {row.title}
      </Heading>
      {row.description && <Text tone="muted">{row.description}</Text>}
      <Grid cards={template.cards} label={row.title ?? ''}>
        {template.items(row).map((item) => (
          <Fragment key={item.id}>{template.card(item as never)}</Fragment>
        ))}
      </Grid>
    </Body>
  );
}
