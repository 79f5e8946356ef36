import { onTestFinished } from 'vitest';
import type { KeySystem } from '../source.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface FakeKeySystem {
  readonly keySystem: KeySystem;
  /** What every session says first. */
  readonly challenge: Bytes;
  /** The one licence that it takes. */
  readonly licence: Bytes;
  /** Where ClearKey's licence for the same keys is. */
  readonly clearKeyUrl: string;
}

export interface InstalledKeySystem {
  readonly sessions: readonly MediaKeySession[];
  /** What sessions were given as licences. */
  readonly licences: readonly Bytes[];
  readonly certificates: readonly Bytes[];
  /** Says something of its own accord in the first session, as a renewal does. */
  say(message: Bytes, messageType: MediaKeyMessageType): void;
}

/** shaka keeps what a key system once gave it access to: whose bytes count is asked at the moment of use. */
const untouched = (keys: MediaKeys): MediaKeys => keys;
let latest = untouched;

/**
 * A key system that this browser does not have, in front of the browser's ClearKey: what goes out and comes in are the bytes of the test, and the
 * picture is decrypted. Gone after the test.
 */
export function installKeySystem(fake: FakeKeySystem): InstalledKeySystem {
  const sessions: MediaKeySession[] = [];
  const licences: Bytes[] = [];
  const certificates: Bytes[] = [];
  const { requestMediaKeySystemAccess } = navigator;
  const { decodingInfo } = navigator.mediaCapabilities;

  latest = withOwnSessions;
  onTestFinished(() => void (latest = untouched));

  const access = async (keySystem: string): Promise<MediaKeySystemAccess> => {
    const real = await requestMediaKeySystemAccess.call(navigator, 'org.w3.clearkey', CONFIGURATIONS);
    return {
      keySystem,
      getConfiguration: () => real.getConfiguration(),
      createMediaKeys: async () => latest(await real.createMediaKeys()),
    };
  };

  function withOwnSessions(keys: MediaKeys): MediaKeys {
    const createSession = keys.createSession.bind(keys);
    return Object.assign(keys, {
      createSession: () => disguised(createSession()),
      setServerCertificate: async (given: BufferSource) => certificates.push(copyOf(given)) > 0,
    });
  }

  function disguised(session: MediaKeySession): MediaKeySession {
    let question: ArrayBuffer | null = null;
    const [generateRequest, update] = [session.generateRequest.bind(session), session.update.bind(session)];
    // The first listener: what ClearKey says is heard by nobody else.
    session.addEventListener('message', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      question = event.message;
      session.dispatchEvent(messageOf(fake.challenge, 'license-request'));
    });
    sessions.push(session);
    return Object.assign(session, {
      generateRequest: (_type: string, initData: BufferSource) => generateRequest('keyids', keyIdIn(copyOf(initData))),
      async update(given: BufferSource) {
        const licence = copyOf(given);
        licences.push(licence);
        if (licence.join() !== fake.licence.join()) throw new TypeError('not a licence');
        const opened = await fetch(fake.clearKeyUrl, { method: 'POST', headers: OCTETS, body: question });
        await update(await opened.arrayBuffer());
      },
    });
  }

  const disguise = <T extends object>(at: T, methods: Partial<T>) => {
    Object.assign(at, methods);
    onTestFinished(() => {
      for (const name of Object.keys(methods)) Reflect.deleteProperty(at, name);
    });
  };
  disguise(navigator, {
    requestMediaKeySystemAccess: (name, configurations) =>
      name === fake.keySystem ? access(name) : requestMediaKeySystemAccess.call(navigator, name, configurations),
  });
  disguise(navigator.mediaCapabilities, {
    // shaka asks here too, and remembers the answer for as long as there is the page: another test's device has the other key system.
    async decodingInfo(asked: MediaDecodingConfiguration) {
      const { keySystemConfiguration, ...clear } = asked as MediaDecodingConfiguration & KeySystemAsked;
      if (!keySystemConfiguration) return decodingInfo.call(navigator.mediaCapabilities, asked);
      const info = await decodingInfo.call(navigator.mediaCapabilities, clear);
      return { ...plain(info), keySystemAccess: await access(keySystemConfiguration.keySystem) };
    },
  });
  return {
    sessions,
    licences,
    certificates,
    say: (message, messageType) => void sessions[0]?.dispatchEvent(messageOf(message, messageType)),
  };
}

type KeySystemAsked = { keySystemConfiguration?: { keySystem: string } };

const OCTETS = { 'Content-Type': 'application/octet-stream' };
const CONFIGURATIONS: MediaKeySystemConfiguration[] = [
  {
    initDataTypes: ['cenc', 'keyids'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"' }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"' }],
  },
];

const messageOf = ({ buffer: message }: Bytes, messageType: MediaKeyMessageType) =>
  new MediaKeyMessageEvent('message', { message, messageType });

/** Its values stand on the prototype. */
const plain = ({ supported, smooth, powerEfficient }: MediaCapabilitiesInfo) => ({ supported, smooth, powerEfficient });

function copyOf(data: BufferSource): Bytes {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Uint8Array.from(bytes);
}

/** Where a `pssh` box of version 1 has its one key id: behind size, name, version, system and count. */
const KEY_ID_FROM = 4 + 4 + 4 + 16 + 4;

function keyIdIn(pssh: Bytes): Bytes {
  const id = String.fromCharCode(...pssh.subarray(KEY_ID_FROM, KEY_ID_FROM + 16));
  const kid = btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return new TextEncoder().encode(JSON.stringify({ kids: [kid] }));
}
