import { session } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { SettingsLinks } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Heading, Text } from '@livery/ui-kit/text';
import { useServices } from '@livery/widgets/services';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { offersSignOut } from './account-items.ts';
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

/**
 * At the end of the settings where the site draws no footer: another profile, offers, pages to read, the way out, and how to reach the support, which a
 * set can only show; and on a television, which has no header either, the messages.
 */
export default function MoreOfSite() {
  const t = useT();
  const facts = useFrameFacts(useLocation().pathname);
  const dispatch = useDispatch();
  const isTelevision = useServices().environment.deviceType === 'tv';
  const title = t('footer_information');
  const contacts = supportLines(facts).map(({ label }) => label);
  return (
    <More>
      <header>
        <Heading level={2}>{title}</Heading>
        {isTelevision && mayHaveOwnTools(facts) && <MessagesMenu />}
      </header>
      <SettingsLinks
        look="tiles"
        label={title}
        links={moreLinks(facts).map(({ label, ...link }) => ({ ...link, label: t(label) }))}
      />
      {offersSignOut(facts) && (
        <span>
          <Button kind="secondary" onClick={() => void dispatch(session.actions.logoutRequested())}>
            {t('account_sign_out')}
          </Button>
        </span>
      )}
      <Text tone="muted">
        {contacts.length > 0 && `${t('footer_support')}: ${contacts.join(' · ')}. `}
        {facts.brand.legal.company}
      </Text>
    </More>
  );
}
