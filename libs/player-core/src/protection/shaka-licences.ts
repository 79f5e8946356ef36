import type { ShakaPlayer } from '../engines/shaka.ts';
import { LICENCE_TIMEOUT_MS, type Licences } from './licences.ts';

/** shaka's number for requests of licences. */
const LICENCE_REQUEST = 2;

/** Lets shaka ask for licences; it renews them with the key system's own message. CALL-095 */
export function shakaLicences(player: ShakaPlayer, { stream, adapter }: Licences): void {
  const { keySystem, licenceUrl, certificateUrl } = stream;
  player.configure({
    drm: {
      servers: { [keySystem]: licenceUrl },
      ...(certificateUrl !== undefined && { advanced: { [keySystem]: { serverCertificateUri: certificateUrl } } }),
      // Beyond this the ladder decides.
      retryParameters: { maxAttempts: 1, timeout: LICENCE_TIMEOUT_MS, stallTimeout: 0, connectionTimeout: 0 },
    },
  });
  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((type, request) => {
    if (type !== LICENCE_REQUEST) return;
    Object.assign(request.headers, adapter.headers);
    request.body = adapter.body(bytesOf(request.body), keySystem);
  });
  network?.registerResponseFilter((type, response) => {
    if (type === LICENCE_REQUEST) response.data = adapter.licence(bytesOf(response.data), keySystem);
  });
}

type Data = ArrayBuffer | ArrayBufferView | null;

/** A copy: shaka may give a part of something larger. */
function bytesOf(data: Data): Uint8Array<ArrayBuffer> {
  if (!data) return new Uint8Array(0);
  return ArrayBuffer.isView(data)
    ? Uint8Array.from(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    : new Uint8Array(data.slice(0));
}
