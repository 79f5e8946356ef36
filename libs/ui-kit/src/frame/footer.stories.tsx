import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer, items } from '../stories/frame-samples.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Footer } from './footer.tsx';

const meta = { title: 'Frame/Footer', component: Footer, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Whole: Story = { render: () => footer };

export const WithLittle: Story = {
  render: () => (
    <Footer columns={[{ title: 'Разделы', links: items.slice(0, 2) }]}>
      <p>ТОО «Тихий экран»</p>
    </Footer>
  ),
};

export const LongText: Story = {
  render: () => (
    <Footer
      columns={LONG_TITLES.map((title) => ({
        title,
        links: LONG_TITLES.map((label) => ({ label, href: `/${label}` })),
      }))}
    >
      <p>{LONG_TITLES[0]}</p>
    </Footer>
  ),
};
