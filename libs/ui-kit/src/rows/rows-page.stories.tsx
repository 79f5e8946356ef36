import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelCards, posterCards } from '../stories/samples.tsx';
import { RowSkeleton } from './row-skeleton.tsx';
import { RowStack } from './row-stack.tsx';
import { Row } from './row.tsx';
import { RowsPage } from './rows-page.tsx';

const meta = { title: 'Rows/Page', component: RowsPage, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** What is on air stays at the right in the brand that lives inside another app. */
export const Whole: Story = {
  parameters: { contrast: false },
  render: () => (
    <RowsPage>
      <RowStack>
        <Row title="Сейчас в эфире" cards="channel" href="/channels">
          {channelCards(10)}
        </Row>
        <Row title="Новое за неделю" cards="poster" href="/row/1">
          {posterCards(8)}
        </Row>
      </RowStack>
    </RowsPage>
  ),
};

export const Loading: Story = {
  render: () => (
    <RowsPage>
      <RowStack>
        <RowSkeleton cards="channel" />
        <RowSkeleton cards="poster" />
      </RowStack>
    </RowsPage>
  ),
};
