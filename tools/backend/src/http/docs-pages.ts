import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const SWAGGER_UI = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="calls"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', deepLinking: true, docExpansion: 'none', filter: true });\n`;

/**
 * The contract to read (/openapi.json) and to browse (/docs). Swagger UI's plugin would make the document at every start,
 * which costs half a second; here it is made when somebody first asks for it.
 */
export function serveDocsPages(app: FastifyInstance, apiOrigin: () => string): void {
  let document: Promise<string> | undefined;
  const makeDocument = async () => {
    const [{ openApiDocument }, { endpointList }] = await Promise.all([
      import('@livery/contract/openapi'),
      import('@livery/contract/endpoints'),
    ]);
    return JSON.stringify(openApiDocument(endpointList, { serverUrl: apiOrigin() }));
  };

  app.get('/openapi.json', async (_request, reply) => {
    document ??= makeDocument();
    return reply.type('application/json').send(await document);
  });
  app.get('/docs', async (_request, reply) => reply.type('text/html').send(PAGE));
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(START));
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/docs/${name}`, async (_request, reply) => reply.type(type).send(await readFile(join(SWAGGER_UI, name))));
  }
}
