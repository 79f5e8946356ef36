// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { api, configureApi, dropAnswers } from './api.ts';
import { sessionApi } from './areas/session.ts';
import { FakeCredentials, FakeServer, deferred, testSettings, type Reply } from './testing/fake-server.ts';

function Name() {
  const { data, isFetching } = sessionApi.useGetUserQuery();
  return createElement('p', null, isFetching && !data ? 'nobody yet' : (data?.firstName ?? 'nobody'));
}

test('API-005 what is on screen is asked again when another viewer signed in, and shows the first no longer', async () => {
  const credentials = new FakeCredentials('token-of-aru');
  const answerForBeket = deferred<Reply>();
  const server = new FakeServer(({ token }) =>
    token === 'token-of-aru' ? { json: { id: 1, first_name: 'Aru' } } : answerForBeket.promise,
  );
  configureApi(testSettings(server, { credentials }));
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { unmount } = render(createElement(Provider, { store, children: createElement(Name) }));
  await screen.findByText('Aru');

  credentials.current = 'token-of-beket';
  store.dispatch(dropAnswers());
  await screen.findByText('nobody yet');
  answerForBeket.resolve({ json: { id: 2, first_name: 'Beket' } });
  await screen.findByText('Beket');
  expect(server.seen.map(({ token }) => token)).toEqual(['token-of-aru', 'token-of-beket']);
  unmount();
});
