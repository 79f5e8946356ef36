const MADE_BY_MACHINE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a viewer signs in with; undefined where the account was given a name that nobody knows: the one of a guest is a UUID. */
export const ownLogin = (username: string | undefined): string | undefined =>
  username && !MADE_BY_MACHINE.test(username) ? username : undefined;
