import { defineEndpoints } from '../endpoint.ts';
import { dictionary, flag, id, integer, json, nothing, nullable, optional, text } from '../schema/schema.ts';
import {
  AccessToken,
  Device,
  DeviceNotification,
  DeviceRegistration,
  DeviceSettings,
  Devices,
  ParentalSettingsChange,
  User,
} from './entities.ts';

const userChange = {
  phone: optional(text()),
  email: optional(text()),
  settings: optional(dictionary(json())),
  pincode: optional(text()),
  firstName: optional(text()),
  /** The PIN in use: a server may ask for it before another one, and before a child changes what is a grown-up's to decide. */
  parentalCode: optional(text()),
  /**
   * What was sent to a new phone or e-mail address. A server that wants it answers a change without it by 403 `confirmation_required`,
   * and sends it.
   */
  confirmationCode: optional(text()),
};

export const sessionEndpoints = defineEndpoints('session', {
  /** A guest: the name is made up, the password derived from it (API-015). */
  createGuest: {
    method: 'POST',
    path: '/v2/users',
    body: {
      username: text(),
      password: text(),
      isGuest: flag(),
      appVersion: integer(),
      /** "v30" when the provider has purchases. */
      apiVersion: optional(text()),
      referId: optional(text()),
    },
    response: User,
    auth: 'optional',
  },
  /** Somebody whose phone was not known when a code was asked for (API-016). */
  registerByPhone: {
    method: 'POST',
    path: '/v2/users',
    body: { username: text(), phone: text() },
    response: User,
    auth: 'optional',
  },
  login: {
    method: 'POST',
    path: '/v2/auth/login',
    body: { login: text(), password: text() },
    response: AccessToken,
    auth: 'optional',
  },
  authenticateDevice: {
    method: 'POST',
    path: '/v2/auth/device',
    /** The secret that came with the registration, where the server gave one. */
    body: { deviceId: id(), secret: optional(text()) },
    response: AccessToken,
    auth: 'optional',
  },
  getUser: { method: 'GET', path: '/v2/users/self', response: User, provides: ['user'] },
  updateUser: { method: 'PATCH', path: '/v2/users/self', body: userChange, response: User, invalidates: ['user'] },
  updateUserById: {
    method: 'PATCH',
    path: '/v2/users/:id',
    params: { id: id() },
    body: userChange,
    response: User,
    invalidates: ['user'],
  },
  getDevices: { method: 'GET', path: '/v2/users/self/devices', response: Devices, provides: ['devices'] },
  createDevice: {
    method: 'POST',
    path: '/v2/users/self/devices',
    body: DeviceRegistration.fields,
    response: Device,
    invalidates: ['devices'],
  },
  getDevice: {
    method: 'GET',
    path: '/v2/users/self/devices/:id',
    params: { id: id() },
    response: Device,
    provides: ['devices'],
  },
  /** `notification: null` empties it, which ends push messages to this device (API-074). */
  updateDevice: {
    method: 'PATCH',
    path: '/v2/users/self/devices/:id',
    params: { id: id() },
    body: {
      parentalSettings: optional(ParentalSettingsChange),
      settings: optional(DeviceSettings),
      notification: optional(nullable(DeviceNotification)),
      /** The PIN in use, which a server may ask a child for. */
      parentalCode: optional(text()),
    },
    response: Device,
    invalidates: ['devices'],
  },
  deleteDevice: {
    method: 'DELETE',
    path: '/v2/users/self/devices/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['devices'],
  },
});
