import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { MaskedField } from '../forms/masked-field.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { artwork } from './artwork.ts';

const meta = {
  title: 'Screens/SignIn',
  parameters: { bare: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: var(--space-4);
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: 2fr 2.6fr;
  width: min(880px, 100%);
  min-height: 500px;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);
  box-shadow: var(--shadow-3);
  --field-ground: var(--color-surface-0);

  > [data-part='art'] {
    position: relative;
    border-radius: 0;
  }
  > form {
    display: grid;
    align-content: center;
    gap: var(--space-5);
    padding: clamp(24px, 5vw, 60px);
  }
  header {
    display: grid;
    gap: var(--space-2);
  }
  @media (max-width: 720px) {
    grid-template-columns: 1fr;
    > [data-part='art'] {
      display: none;
    }
  }
`;

function SignIn({ startsAtCode = false }: { readonly startsAtCode?: boolean }) {
  const [atCode, setAtCode] = useState(startsAtCode);
  const [phone, setPhone] = useState({ digits: '701555421', isComplete: false });
  const [code, setCode] = useState(startsAtCode ? '40' : '');
  return (
    <Page>
      <Panel>
        <div data-part="art">
          <Picture source={artwork('Город без сна', 'city', 'wide')} ratio="fill" title="" stand="none" />
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAtCode(true);
          }}
        >
          <header>
            <Heading level={1} size="page">
              {atCode ? 'Код из SMS' : 'Номер телефона'}
            </Heading>
            <Text size="large">{atCode ? 'Отправили на +7 701 555 42 18' : 'Пришлём код в SMS. Пароль не нужен.'}</Text>
          </header>
          {atCode ? (
            <CodeField
              label="Код из SMS"
              hideLabel
              length={4}
              value={code}
              onChange={setCode}
              autoFocus
              hint="Код можно вставить целиком, вход произойдёт сам."
            />
          ) : (
            <MaskedField
              label="Номер телефона"
              hideLabel
              size="large"
              mask="+7 ___ ___ __ __"
              value={phone.digits}
              onChange={(digits, isComplete) => setPhone({ digits, isComplete })}
              autoFocus
            />
          )}
          <Button kind={atCode ? 'secondary' : 'primary'} type="submit" wide disabled={atCode}>
            {atCode ? 'Новый код через 0:42' : 'Получить код'}
          </Button>
          {!atCode && (
            <Text size="small" tone="muted">
              Продолжая, вы принимаете <TextLink href="/faq/agreement">условия</TextLink>.
            </Text>
          )}
        </form>
      </Panel>
    </Page>
  );
}

export const Phone: Story = { render: () => <SignIn /> };
export const Code: Story = { render: () => <SignIn startsAtCode /> };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Enter sends the number, the code is typed at once',
  render: () => <SignIn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('8{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Код из SMS' })).toHaveFocus();
    await userEvent.paste('4018');
    await expect(canvas.getByRole('textbox')).toHaveValue('4018');
  },
};
