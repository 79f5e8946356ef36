import { siteStore } from '@livery/widgets/testing-store';
import { configureApi } from '@livery/api-client';
import { testSettings, type Reply, type SeenRequest } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import type { Brand } from '@livery/brand-kit';
import { STORED } from '@livery/domain/stored-keys';
import type { Environment } from '@livery/platform/environment';
import { mountScreen } from '@livery/widgets/testing';
import { useGate, type AccessRequest } from '@livery/widgets/use-gate';
import { useState, type ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { ModalHost } from '../modals/modal-host.tsx';
import { EVERY_CAPABILITY } from './every-capability.ts';

const ALL = { pay: true, profile: true, program: true, vod: true, channel: true, settings: true };

interface Home {
  /** What the server knows of the viewer; a change of theirs is kept. */
  user?: Record<string, unknown>;
  device?: { settings?: Record<string, unknown>; parental_settings?: Record<string, unknown> };
  /** Answers that go before those of a sound server, by method and path. */
  faults?: Record<string, () => Reply | Promise<Reply>>;
  at?: string;
  role?: 'adult' | 'child';
  /** Nobody has signed in, and nobody is a guest. */
  isAuthOnly?: boolean;
  /** Signed in with somebody's token: the browser is no device of theirs. */
  isWithoutDevice?: boolean;
  /** When the session was begun. */
  signedInAtMs?: number;
  screen?: ReactNode;
  brand?: Partial<Brand>;
  environment?: Partial<Environment>;
}

/** A page of a family with the PIN 4711, whose buttons want things; what they are answered stands beside. */
export async function openGate({
  user = {},
  device = {},
  faults = {},
  at,
  role,
  screen,
  isAuthOnly,
  isWithoutDevice = false,
  signedInAtMs = 0,
  brand,
  environment,
}: Home = {}) {
  const isGuest = user['is_guest'] === true;
  const account: Record<string, unknown> = {
    id: 7,
    is_guest: false,
    parental_status: 'set',
    parental_code: '4711',
    ...user,
  };
  const own: Record<string, unknown> = {
    id: 9,
    settings: {},
    ...device,
    parental_settings: { ...ALL, duration: [1, 30, 60], ...device.parental_settings },
  };
  const sent: { line: string; body: unknown }[] = [];

  function answer({ method, path, body }: SeenRequest): Reply | Promise<Reply> {
    const line = `${method} ${path}`;
    if (method !== 'GET') sent.push({ line, body });
    const fault = faults[line];
    if (fault) return fault();
    const change = (body ?? {}) as Record<string, never>;
    if (line === 'PATCH /v2/users/self') {
      if ('pincode' in change) Object.assign(account, { parental_status: 'set', parental_code: change['pincode'] });
      else Object.assign(account, change['settings']);
    }
    if (line === 'PATCH /v2/users/self/devices/9') {
      for (const part of ['settings', 'parental_settings'])
        own[part] = { ...(own[part] as object), ...((change[part] as object | undefined) ?? {}) };
    }
    if (path === '/v2/users/self') return { json: account };
    if (path === '/v2/users/self/devices/9') return { json: own };
    return { json: {} };
  }

  const kind = isGuest ? 'guest' : 'loggedIn';
  const store = siteStore({
    session: isAuthOnly
      ? { kind: 'authOnly', network: {} }
      : {
          kind,
          user: { id: 7, isGuest },
          network: {},
          credentials: { accessToken: 'a', deviceId: isWithoutDevice ? null : 9, receivedAtMs: signedInAtMs },
        },
  });
  const page = await mountScreen(
    <ModalHost>
      <Wishes />
      {screen}
    </ModalHost>,
    {
      store,
      answer,
      capabilities: EVERY_CAPABILITY,
      ...(at && { at }),
      ...(brand && { brand }),
      ...(environment && { environment }),
      ...(role && { stored: { [STORED.profileRole]: role, [STORED.profileId]: '3' } }),
    },
  );
  configureApi(testSettings(page.server, { credentials: new QuickCredentials() }));
  onTestFinished(() => page.services.storage.clear());
  return { ...page, sent, faults };
}

export const WANTS = {
  film: { action: 'vod', content: { id: 5, age: 18, isAdult: false } },
  channel: { action: 'channel', channel: { age: 18 } },
  programme: { action: 'program', channel: { age: 6 }, programme: { program: { age: 18 } as never } },
  pay: { action: 'pay' },
  profile: { action: 'profile', profile: { role: 'adult', profile: undefined } },
  parental: { action: 'parental' },
  settings: { action: 'settings' },
  cartoon: { action: 'vod', content: { id: 6, age: 6, isAdult: false } },
} as const satisfies Record<string, AccessRequest>;

function Wishes() {
  const gate = useGate();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  return (
    <>
      {Object.entries(WANTS).map(([name, want]) => (
        <button
          key={name}
          onClick={() => void gate.pass(want).then((may) => setAnswers((all) => [...all, `${name} ${may}`]))}
        >
          {name}
        </button>
      ))}
      <output>{answers.join(', ')}</output>
    </>
  );
}
