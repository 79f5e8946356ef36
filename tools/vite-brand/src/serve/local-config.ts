import { LOCAL_CONFIG, type SiteConfig } from '@livery/brand-kit/site-config';

/**
 * The configuration for a backend on this machine, whose variables say where it is when it is not where it usually is. The reference backend is the
 * bank, too, whose page comes in a frame, and a host application that frames the site; its media origin is the ad server.
 */
export function localConfig(config: SiteConfig, environment: NodeJS.ProcessEnv = process.env): SiteConfig {
  const { PUBLIC_API_ORIGIN, PUBLIC_MEDIA_ORIGIN, PUBLIC_CAST_ORIGIN, API_PORT, MEDIA_PORT } = environment;
  const isHere = config.apiOrigin === LOCAL_CONFIG.apiOrigin;
  const api = PUBLIC_API_ORIGIN || (API_PORT && `http://localhost:${API_PORT}`) || (isHere && config.apiOrigin);
  const media =
    PUBLIC_MEDIA_ORIGIN || (MEDIA_PORT && `http://localhost:${MEDIA_PORT}`) || (isHere && config.mediaOrigins[0]);
  return {
    ...config,
    ...(api && { apiOrigin: api, embedOrigins: [api] }),
    origins: {
      ...config.origins,
      ...(api && { pay: [api] }),
      ...(media && { ads: [media] }),
      ...(PUBLIC_CAST_ORIGIN && { cast: [PUBLIC_CAST_ORIGIN] }),
    },
    ...(media && { mediaOrigins: [media], imageOrigins: [media] }),
  };
}
