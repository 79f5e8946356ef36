import { useT } from '@livery/i18n/react';
import { SettingsLinks } from '@livery/ui-kit/account';
import { Heading, Text } from '@livery/ui-kit/text';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { supportLines } from './footer-columns.ts';
import { mayHaveOwnTools } from './header-tools.ts';
import MessagesMenu from './messages-menu.tsx';
import { moreLinks } from './more-links.ts';
import { useFrameFacts } from './use-frame-facts.ts';

const More = styled.section`
  display: grid;
  gap: var(--space-5);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
  }
`;

/** At the end of a television's settings: messages, offers, pages to read, and how to reach the support, which a set can only show. */
export default function MoreOfSite() {
  const t = useT();
  const facts = useFrameFacts(useLocation().pathname);
  const title = t('footer_information');
  const contacts = supportLines(facts).map(({ label }) => label);
  return (
    <More>
      <header>
        <Heading level={2}>{title}</Heading>
        {mayHaveOwnTools(facts) && <MessagesMenu />}
      </header>
      <SettingsLinks
        look="tiles"
        label={title}
        links={moreLinks(facts).map(({ label, ...link }) => ({ ...link, label: t(label) }))}
      />
      <Text tone="muted">
        {contacts.length > 0 && `${t('footer_support')}: ${contacts.join(' · ')}. `}
        {facts.brand.legal.company}
      </Text>
    </More>
  );
}
