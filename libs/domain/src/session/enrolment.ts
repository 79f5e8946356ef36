import type { Stay } from '../machine/effects.ts';
import { type Credentials, credentialsFrom } from './credentials.ts';
import { authenticateDevice, deviceSerial } from './device.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { Answer } from './session-api.ts';
import type { Enrolment } from './state.ts';

/** SES-008. Nothing is asked when the device was created before a failure. */
export async function createDevice(
  ports: SessionPorts,
  enrolment: Enrolment,
  { pause, signal, tell }: Stay,
): Promise<Answer<EnrolledDevice>> {
  if (enrolment.step === 'authentication') return { data: enrolment };
  const { accessToken } = enrolment;
  const registration = { ...ports.settings.device, serial: deviceSerial(ports) };
  const device = await pause(ports.api.createDevice(accessToken, registration, signal));
  if (device.error) return device;
  tell(session.actions.deviceCreated({ deviceId: device.data.id }));
  return { data: { accessToken, deviceId: device.data.id } };
}

/** SES-009 */
export async function getToken(
  ports: SessionPorts,
  { accessToken, deviceId }: EnrolledDevice,
  stay: Stay,
): Promise<Answer<Credentials>> {
  const { clock, random } = ports;
  const grant = await authenticateDevice(ports, { deviceId, accessToken, isOfLogin: true }, stay);
  if (grant.error) return grant;
  return { data: credentialsFrom(grant.data, { deviceId, signInId: random.uuid(), nowMs: clock.now() }) };
}

type EnrolledDevice = { readonly accessToken: string; readonly deviceId: number };
