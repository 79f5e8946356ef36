/** Who reads pages without running their scripts, or sooner than they run: by a word of their user agents. */
const CRAWLERS: readonly string[] = [
  // Previews of links
  'TelegramBot',
  'WhatsApp',
  'facebookexternalhit',
  'Facebot',
  'Twitterbot',
  'vkShare',
  'OdklBot',
  'Slackbot',
  'Discordbot',
  'LinkedInBot',
  'SkypeUriPreview',
  'Viber',
  'Pinterestbot',
  'redditbot',
  'Iframely',
  // Search engines
  'Googlebot',
  'Google-InspectionTool',
  'Storebot-Google',
  'YandexBot',
  'YandexRenderResourcesBot',
  'YandexImages',
  'YandexVideo',
  'bingbot',
  'BingPreview',
  'DuckDuckBot',
  'Applebot',
  'Mail.RU_Bot',
  'Baiduspider',
  'PetalBot',
];

const EXPRESSION = new RegExp(CRAWLERS.map((word) => word.replace(/[.]/g, '\\$&')).join('|'), 'i');

/** ROWS-017 */
export const isCrawler = (userAgent: string | null | undefined): boolean => EXPRESSION.test(userAgent ?? '');
