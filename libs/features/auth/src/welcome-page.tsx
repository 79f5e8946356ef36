import { platformApi } from '@livery/api-client/platform';
import type { WelcomeDocument } from '@livery/contract/platform/entities';
import { acceptedIds, mayGoOn, tickedAtFirst } from '@livery/domain/sign-in';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { Button, TextLink } from '@livery/ui-kit/actions';
import { Spinner } from '@livery/ui-kit/feedback';
import { Checkbox } from '@livery/ui-kit/forms';
import { StepActions, StepPage, StepStack } from '@livery/ui-kit/sign-in';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { PartProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import { useBrand, useServices } from '@livery/widgets/services';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrandBeside } from './brand-beside.tsx';

/** What a first visit agrees to before it begins. NAV-124..NAV-127 */
export default function WelcomePage() {
  const t = useT();
  const { name } = useBrand();
  const { data, error, refetch } = platformApi.useGetWelcomePageQuery();
  return (
    <>
      <PageHead title={t('welcome_title', { name })} isPrivate />
      <StepPage title={t('welcome_title', { name })} aside={<BrandBeside />}>
        {data ? (
          <Documents documents={data.docs} />
        ) : error ? (
          // Whatever it is, also a 404: without the documents a first visit cannot begin.
          <PartProblem error={error} onRetry={refetch} />
        ) : (
          <Spinner />
        )}
      </StepPage>
    </>
  );
}

function Documents({ documents }: { documents: readonly WelcomeDocument[] }) {
  const t = useT();
  const navigate = useNavigate();
  const { storage } = useServices();
  const [ticked, setTicked] = useState(() => tickedAtFirst(documents));
  const blocked = !mayGoOn(documents, ticked);
  const tick = (id: number, on: boolean) =>
    setTicked((before) => new Set([...before].filter((known) => known !== id).concat(on ? [id] : [])));
  const goTo = (page: string) => {
    storage.set(STORED.acceptedDocuments, JSON.stringify(acceptedIds(documents, ticked)));
    void navigate(page, { replace: true });
  };
  return (
    <StepStack>
      <Text>{t('welcome_text')}</Text>
      <div>
        {documents.map((document) =>
          document.checkbox ? (
            <Checkbox
              key={document.id}
              label={<Title {...document} />}
              checked={ticked.has(document.id)}
              required={document.checkbox.isRequired}
              onChange={(on) => tick(document.id, on)}
            />
          ) : (
            <Text key={document.id}>
              <Title {...document} />
            </Text>
          ),
        )}
      </div>
      {blocked && (
        <Text size="small" tone="muted">
          {t('welcome_required')}
        </Text>
      )}
      <StepActions>
        <Button kind="primary" disabled={blocked} onClick={() => goTo('/auth_methods')}>
          {t('action_sign_in')}
        </Button>
        <Button disabled={blocked} onClick={() => goTo(addresses.home())}>
          {t('welcome_skip')}
        </Button>
      </StepActions>
    </StepStack>
  );
}

/** The document's name; where it has an address, it opens beside. */
function Title({ title, url }: WelcomeDocument) {
  return url === undefined ? (title ?? '') : <TextLink href={url}>{title ?? url}</TextLink>;
}
