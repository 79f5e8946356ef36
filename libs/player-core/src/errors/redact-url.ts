const HIDDEN = '***';

/** Names of parameters whose value opens something. Part of a name is enough (`access_token`, `hdnts`, `X-Amz-Signature`). */
const SECRET_NAME = /token|auth|sig|secret|session|passw|jwt|key|policy|hdn|credential|ticket|code|serial/i;

/** A long run of letters mixed with digits, or three such parts with dots (JWT), is a secret whatever its name is. */
const LOOKS_LIKE_SECRET = /^(?=.*\d)(?=.*[a-z])[\w~+/=-]{24,}$|^[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/i;

/**
 * An address that may be shown, copied and reported: no credentials in front of the host, no secret parameters, no secret path
 * segments, no fragment. What is no address at all is hidden as a whole.
 */
export function redactUrl(url: string): string {
  const [, origin, path = '', query] = /^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*)|)([^?#]*)(?:\?([^#]*))?/i.exec(url) ?? [];
  if (origin === undefined) return HIDDEN;
  const host = origin.replace(/\/\/[^/]*@/, '//');
  const cleanPath = path.split('/').map(hidden).join('/');
  if (query === undefined) return host + cleanPath;
  const cleanQuery = query.split('&').map(redactParameter).join('&');
  return `${host}${cleanPath}?${cleanQuery}`;
}

function redactParameter(parameter: string): string {
  const [name = '', ...value] = parameter.split('=');
  if (value.length === 0) return hidden(name);
  return `${name}=${SECRET_NAME.test(name) ? HIDDEN : hidden(value.join('='))}`;
}

function hidden(text: string): string {
  return LOOKS_LIKE_SECRET.test(decoded(text)) ? HIDDEN : text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
