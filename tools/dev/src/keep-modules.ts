import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

/** What Vite makes of files: the pages of tests and what Vitest says over HTTP are not among them. */
const MODULES = /^\/(?:@fs|@id|@vite|\.storybook|apps|brands|e2e|libs|node_modules|tools)\//;
const FOR_THE_RUN = 'public,max-age=31536000,immutable';

/**
 * Each file of tests has a page of its own, and Vite lets each page ask about each module whether it has changed: for a screen that is
 * 400 questions, a third of the whole time. One run of tests changes no file, so the browser keeps what it has read.
 * While somebody watches, files do change: then Vite is asked as ever.
 */
export function keepModules(): Plugin {
  let isWatching = true;
  return {
    name: 'livery:keep-modules',
    configureVitest({ vitest }) {
      isWatching = vitest.config.watch;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isWatching && MODULES.test(request.url ?? '')) keepFor(response, FOR_THE_RUN);
        next();
      });
    },
  };
}

/** In place of what Vite says of a module that it has; of an error it says nothing, and so no error is kept. */
function keepFor(response: ServerResponse, value: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, given) => setHeader(name, name === 'Cache-Control' ? value : given);
}
