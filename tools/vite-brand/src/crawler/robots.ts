/** Pages of one viewer, and lists without end. */
const DISALLOWED = [
  '/settings',
  '/lk',
  '/search?',
  '/auth_methods',
  '/welcome',
  '/promo',
  '/miniapp',
  '/channel_embed/',
  '/content_embed/',
];

/** What search engines may ask for, and where the list of pages is. */
export const robotsText = (siteOrigin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');
