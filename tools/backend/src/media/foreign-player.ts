import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LoopTrack } from './read-loops-index.ts';
import { sendMedia } from './send-media.ts';
import { openShow, type ShowSettings } from './show.ts';

type OfChannel = { Params: { key: string }; Querystring: { fails?: string } };

const RENDITION = '432p';

/**
 * Plays the part of a channel's own player, on an address that is not the site's: a page for a frame, which tells the page around it how it
 * goes. With `?fails` it never begins. LIVE-052
 */
export function registerForeignPlayer(app: FastifyInstance, settings: ShowSettings): void {
  const trackOf = (channelKey: string): LoopTrack | undefined => {
    const show = openShow({ kind: 'live', channelKey }, Date.now(), settings);
    return 'missing' in show ? undefined : show.asset.tracks.find(({ name }) => name === RENDITION);
  };
  const nothing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('No such channel.\n');

  app.get<OfChannel>('/vitrina/:key', async ({ params: { key }, query }, reply) => {
    if (!trackOf(key)) return nothing(reply);
    const picture = query.fails === undefined ? 'picture' : 'nothing';
    return reply.type('text/html; charset=utf-8').send(pageOf(`/vitrina/${encodeURIComponent(key)}/${picture}.mp4`));
  });

  app.get<OfChannel>('/vitrina/:key/picture.mp4', async (request, reply) => {
    const track = trackOf(request.params.key);
    if (!track) return nothing(reply);
    const body = await settings.library.file(track.file);
    const file = { type: 'video/mp4', cacheControl: 'public, max-age=86400', etag: `${track.version}-whole`, body };
    return sendMedia(request, reply, file, {
      bytesPerSecond: Infinity,
      breaks: undefined,
      wait: async () => undefined,
    });
  });
}

/** It says `started` with the first picture, and `failed` when none comes. */
const pageOf = (source: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Vitrina</title>
  <style>
    body { margin: 0; background: #000; }
    video { position: fixed; width: 100%; height: 100%; }
  </style>
  <video src="${source}" autoplay muted loop playsinline controls></video>
  <script>
    const video = document.querySelector('video');
    const tell = (event) => parent.postMessage({ type: 'vitrina', event }, '*');
    video.addEventListener('playing', () => tell('started'), { once: true });
    video.addEventListener('error', () => tell('failed'));
  </script>
</html>
`;
