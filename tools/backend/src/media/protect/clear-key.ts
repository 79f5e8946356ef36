import { fullBoxOf, uint32 } from '../boxes.ts';
import { keyOfId, type ContentKey, type Scheme } from './content-key.ts';

/** Identifies initialisation data that any key system can read: ids of keys and nothing else (W3C "cenc" format). */
const COMMON_SYSTEM_ID = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

/** Those whose modules are not in the demo's browsers: named as packagers do, with ids of keys only, enough for a player to find them beside ClearKey. */
const OTHER_SYSTEMS = [
  ['edef8ba9-79d6-4ace-a3c8-27dcd51d21ed', 'Widevine'],
  ['9a04f079-9840-4286-ab92-e65be0885f95', 'MSPR 2.0'],
] as const;

const psshOf = (systemId: Buffer, keyId: Buffer): Buffer =>
  fullBoxOf('pssh', 1, 0, systemId, uint32(1), keyId, uint32(0));

const METHODS: Readonly<Record<Scheme, string>> = { cenc: 'SAMPLE-AES-CTR', cbcs: 'SAMPLE-AES' };

/** The attributes of EXT-X-KEY. ClearKey has no format of its own in HLS: hls.js knows this name, and takes the id of the key from the address. */
export const keyAttributes = (scheme: Scheme, { keyId }: ContentKey): string =>
  [
    `METHOD=${METHODS[scheme]}`,
    `URI="data:text/plain;base64,${keyId.toString('base64')}"`,
    `KEYID=0x${keyId.toString('hex').toUpperCase()}`,
    'KEYFORMAT="org.w3.clearkey"',
    'KEYFORMATVERSIONS="1"',
  ].join(',');

/** The elements of an MPD that say how an adaptation set is protected. */
export const contentProtection = (scheme: Scheme, { keyId }: ContentKey): string =>
  [
    `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${scheme}" cenc:default_KID="${uuidOf(keyId)}"/>`,
    '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0">',
    `<cenc:pssh>${psshOf(COMMON_SYSTEM_ID, keyId).toString('base64')}</cenc:pssh></ContentProtection>`,
    ...OTHER_SYSTEMS.flatMap(([systemId, name]) => [
      `<ContentProtection schemeIdUri="urn:uuid:${systemId}" value="${name}">`,
      `<cenc:pssh>${psshOf(bytesOf(systemId), keyId).toString('base64')}</cenc:pssh></ContentProtection>`,
    ]),
  ].join('');

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOf = (keyId: Buffer): string =>
  keyId.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const KEY_ID_BYTES = 16;

type Licence = { keys: { kty: 'oct'; kid: string; k: string }[]; type: 'temporary' };

/**
 * Answers what a browser's ClearKey asks (https://www.w3.org/TR/encrypted-media-2/#clear-key-request-format).
 * @returns undefined for what is no such question
 */
export function clearKeyLicence(question: string): Licence | undefined {
  const ids = idsIn(question);
  if (!ids || ids.some(({ length }) => length !== KEY_ID_BYTES)) return undefined;
  return {
    keys: ids.map((id) => ({ kty: 'oct', kid: id.toString('base64url'), k: keyOfId(id).toString('base64url') })),
    type: 'temporary',
  };
}

function idsIn(question: string): Buffer[] | undefined {
  try {
    const { kids } = JSON.parse(question) as { kids?: unknown };
    if (!Array.isArray(kids) || kids.length === 0) return undefined;
    return kids.map((id: unknown) => Buffer.from(String(id), 'base64url'));
  } catch {
    return undefined;
  }
}
