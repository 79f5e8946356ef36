import { createHash } from 'node:crypto';
import type { SiteConfig } from '@livery/brand-kit/site-config';

/** What a policy calls an inline script or style by. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Policy = Readonly<Record<string, readonly string[]>>;

/** What the page may run and load, from the origins of its configuration and the inline parts that it really has. */
export function contentPolicy(config: SiteConfig, inline: Inline): Policy {
  const { pay, ads, licence, cast, metrics, messenger } = config.origins;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hashSource), ...cast],
    'style-src': ["'self'", ...inline.styles.map(hashSource)],
    // A bank may draw its QR code itself. PAY-031
    'img-src': ["'self'", 'data:', ...config.imageOrigins, ...config.mediaOrigins, ...pay, ...ads],
    // Media Source plays from an address of the page's own making, and the player's library begins its lines of subtitles as empty ones (`data:,WEBVTT`).
    'media-src': ["'self'", 'blob:', 'data:', ...config.mediaOrigins, ...ads],
    'connect-src': [
      "'self'",
      config.apiOrigin,
      ...config.mediaOrigins,
      ...ads,
      ...licence,
      ...cast,
      ...metrics,
      ...messenger,
    ],
    // A channel may be played by a page of its own, from where media come. LIVE-052
    'frame-src': ["'self'", ...config.mediaOrigins, ...pay, ...ads, ...messenger],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...pay],
  };
}

/**
 * While Vite serves the sources: its own inline scripts carry a nonce, its styles have no hash that could be known, and it speaks to the
 * page through a socket. All other lines are those of production.
 */
export function developmentPolicy(config: SiteConfig, nonce: string): Policy {
  const policy = contentPolicy(config, { scripts: [], styles: [] });
  return {
    ...policy,
    'script-src': ["'self'", `'nonce-${nonce}'`, ...config.origins.cast],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(policy['connect-src'] ?? []), 'ws://localhost:*'],
  };
}

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');

/** Who may frame the page can only be said by a header. */
export const framePolicy = ({ embedOrigins }: SiteConfig): string =>
  `frame-ancestors 'self' ${embedOrigins.join(' ')}`.trim();
