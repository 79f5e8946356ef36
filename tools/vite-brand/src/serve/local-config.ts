import type { SiteConfig } from '@livery/brand-kit/site-config';

/** The configuration with the origins of a backend on this machine, when its variables say that it is not where it usually is. */
export function localConfig(config: SiteConfig, environment: NodeJS.ProcessEnv = process.env): SiteConfig {
  const { PUBLIC_API_ORIGIN, PUBLIC_MEDIA_ORIGIN, API_PORT, MEDIA_PORT } = environment;
  const api = PUBLIC_API_ORIGIN ?? (API_PORT && `http://localhost:${API_PORT}`);
  const media = PUBLIC_MEDIA_ORIGIN ?? (MEDIA_PORT && `http://localhost:${MEDIA_PORT}`);
  return {
    ...config,
    ...(api && { apiOrigin: api }),
    ...(media && { mediaOrigins: [media], imageOrigins: [media] }),
  };
}
