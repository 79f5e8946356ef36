/**
 * React in development takes a stack and a task for each element it makes, to say in a warning where the element came from, and marks each
 * render on the timeline: a third of a page's work in tests. Its warnings still come, without those stacks.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Read by React while it loads: it comes after the two lines above.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  (await import('react')) as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
  };

/** From this many stacks in a second on React takes none. */
const ENOUGH_STACKS = 10_000;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH_STACKS,
    set: () => undefined,
    configurable: true,
  });
}

export {};
