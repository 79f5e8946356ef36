import type { DRMSystemConfiguration, ErrorData, HlsConfig } from 'hls.js';
import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
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
