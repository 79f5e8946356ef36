/** The backend that a measurement starts. */
export const API = 'http://localhost:4100';

async function post(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const address = new URL(path, API);
  if (token) address.searchParams.set('access_token', token);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** A viewer as the site makes one: user, login, device, token. */
export async function viewerToken({ isGuest }: { isGuest: boolean }): Promise<string> {
  const username = crypto.randomUUID();
  await post('/v2/users', { username, password: 'bench-password', is_guest: isGuest, app_version: 190 });
  const { access_token: login } = await post('/v2/auth/login', { login: username, password: 'bench-password' });
  const device = await post(
    '/v2/users/self/devices',
    {
      device_type: 'pc',
      vendor: 'bench',
      model: 'bench',
      version: '1',
      os_name: 'Linux',
      os_version: '',
      application_type: 'web',
      serial: username,
    },
    String(login),
  );
  const { access_token: token } = await post(
    '/v2/auth/device',
    { device_id: device['id'], secret: device['secret'] },
    String(login),
  );
  return String(token);
}
