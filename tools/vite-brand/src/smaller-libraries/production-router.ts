import type { Plugin } from 'vite';

/** The router's package names its development build to everybody: the site takes the other one, which warns of nothing. */
export const productionRouter = (): Plugin => ({
  name: 'livery:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});
