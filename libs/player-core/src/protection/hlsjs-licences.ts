import type Hls from 'hls.js';
import type { DRMSystemConfiguration, ErrorData, Fragment, HlsConfig, KeySystemFormats } from 'hls.js';
import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
import { closeSession } from './key-sessions.ts';
import { LICENCE_TIMEOUT_MS, type Licences } from './licences.ts';
import { readRefusal, type LicenceRefusal } from './read-refusal.ts';

/** hls.js' names for what goes wrong with a licence. */
const CODES: Readonly<Partial<Record<string, ErrorCode>>> = {
  keySystemNoKeys: 'LICENSE_REFUSED',
  keySystemNoAccess: 'KEY_SYSTEM_UNAVAILABLE',
  keySystemNoSession: 'LICENSE_REFUSED',
  keySystemNoConfiguredLicense: 'KEY_SYSTEM_UNAVAILABLE',
  keySystemLicenseRequestFailed: 'LICENSE_REFUSED',
  keySystemServerCertificateRequestFailed: 'LICENSE_REFUSED',
  keySystemServerCertificateUpdateFailed: 'LICENSE_REFUSED',
  keySystemSessionUpdateFailed: 'LICENSE_REFUSED',
  keySystemStatusOutputRestricted: 'OUTPUT_RESTRICTED',
  keySystemStatusInternalError: 'DECRYPT_FAILED',
};

/** The settings with which hls.js asks for licences. Renewal begins with the key system's own message. CALL-095 */
export function hlsLicences({ stream, adapter, request }: Licences): Partial<HlsConfig> {
  const { keySystem, licenceUrl, certificateUrl } = stream;
  const system: DRMSystemConfiguration = {
    licenseUrl: licenceUrl,
    ...(certificateUrl !== undefined && { serverCertificateUrl: certificateUrl }),
    ...(keySystem === 'org.w3.clearkey' && { generateRequest: byKeyId }),
  };
  return {
    emeEnabled: true,
    drmSystems: { [keySystem]: system },
    ...(request && { requestMediaKeySystemAccessFunc: request }),
    licenseXhrSetup(xhr, url, _context, message) {
      xhr.open('POST', url, true);
      xhr.timeout = LICENCE_TIMEOUT_MS;
      for (const [name, value] of Object.entries(adapter.headers)) xhr.setRequestHeader(name, value);
      return adapter.body(Uint8Array.from(message), keySystem);
    },
    licenseResponseCallback: (xhr) => adapter.licence(bytesOf(xhr), keySystem).buffer,
  };
}

type GenerateRequest = NonNullable<DRMSystemConfiguration['generateRequest']>;

/** ClearKey is asked by the id of the key that the playlist names: nothing waits for the first media. */
const byKeyId: GenerateRequest = function (initDataType, initData, { decryptdata }) {
  const { keyId } = decryptdata;
  if (!keyId) return { initDataType, initData };
  const id = btoa(String.fromCharCode(...keyId))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return { initDataType: 'keyids', initData: new TextEncoder().encode(JSON.stringify({ kids: [id] })).buffer };
};

/** @returns what an error of hls.js means for a licence, `null` where it has nothing to do with it */
export function hlsLicenceProblem(data: ErrorData, engine: string): PlayerError | null {
  const code = CODES[data.details];
  if (!code) return null;
  const { code: status, url } = data.response ?? {};
  const refusal = code === 'LICENSE_REFUSED' ? refusalIn(data.networkDetails) : null;
  return new PlayerError(code, {
    // hls.js calls some of them no end; without a key nothing plays.
    severity: 'fatal',
    engine,
    engineCode: data.details,
    cause: data.error,
    ...(status && { httpStatus: status }),
    ...(url && { url }),
    ...(refusal && { refusal }),
  });
}

/** @param request as hls.js hands it on: its own, with the bytes that came */
function refusalIn(request: unknown): LicenceRefusal | null {
  const { response } = (request ?? {}) as { readonly response?: unknown };
  return response instanceof ArrayBuffer ? readRefusal(new TextDecoder().decode(response)) : null;
}

const bytesOf = ({ response }: XMLHttpRequest): Uint8Array<ArrayBuffer> =>
  response instanceof ArrayBuffer ? new Uint8Array(response) : new Uint8Array(0);

/** What hls.js has of keys and sessions; it has no public way to ask for one, or to close one. */
interface HlsSessions {
  readonly emeController?: {
    readonly mediaKeySessions: readonly { readonly mediaKeysSession: MediaKeySession }[];
    selectKeySystemFormat(fragment: Fragment): Promise<KeySystemFormats>;
    loadKey(fragment: Fragment): Promise<unknown>;
    removeSession(context: { readonly mediaKeysSession: MediaKeySession }): Promise<unknown>;
  };
}

/**
 * hls.js asks for a licence once the initialisation segment is there, which may name the key. A key that the playlist names is asked for at
 * once, beside the first media. hls.js knows of the session, and takes it.
 */
export function askForNamedKeys(hls: Hls): void {
  const { Events } = hls.constructor as typeof Hls;
  const { emeController } = hls as unknown as HlsSessions;
  const ask = async (fragment: Fragment) => {
    if (!emeController) return;
    fragment.setKeyFormat(await emeController.selectKeySystemFormat(fragment));
    if (fragment.decryptdata?.keyId) await emeController.loadKey(fragment);
  };
  // What fails here is told by hls.js itself.
  hls.on(Events.KEY_LOADING, (_event, { frag }) => void ask(frag).catch(() => undefined));
}

/** hls.js must forget a session that is closed: it would take the key for usable when its media is fetched anew. */
export function closeHlsSession(hls: Hls, session: MediaKeySession): void {
  const { emeController } = hls as unknown as HlsSessions;
  const known = emeController?.mediaKeySessions.find(({ mediaKeysSession }) => mediaKeysSession === session);
  if (emeController && known) void emeController.removeSession(known);
  else closeSession(session);
}
