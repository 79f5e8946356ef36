/** Libraries that every screen may use, lowest first. */
const BASE = ['type:contract', 'type:value', 'type:brand-kit', 'type:platform', 'type:i18n', 'type:player-core'];
const BELOW_WIDGETS = [...BASE, 'type:domain', 'type:api-client', 'type:ui-kit'];

/** Who may import whom. What is not listed is forbidden; docs/architecture.md draws the same picture. */
export const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  'type:app': ['type:shell', 'type:feature', 'type:brand', 'type:build'],
  'type:brand': ['type:brand-kit', 'type:ui-kit'],
  'type:shell': ['type:feature', 'type:widgets', ...BELOW_WIDGETS],
  'type:feature': ['type:widgets', ...BELOW_WIDGETS],
  'type:widgets': ['type:widgets', ...BELOW_WIDGETS],
  'type:ui-kit': ['type:brand-kit', 'type:platform', 'type:value'],
  'type:api-client': ['type:contract', 'type:value'],
  'type:domain': ['type:contract', 'type:brand-kit', 'type:value'],
  'type:player-core': ['type:value'],
  'type:platform': ['type:value'],
  'type:i18n': ['type:value'],
  'type:contract': [],
  'type:value': [],
  'type:brand-kit': ['type:value'],
  'type:backend': ['type:contract'],
  'type:build': [
    'type:brand-kit',
    'type:brand',
    'type:ui-kit',
    'type:i18n',
    'type:contract',
    'type:domain',
    'type:platform',
    'type:api-client',
    'type:widgets',
  ],
  'type:tool': [
    'type:tool',
    'type:backend',
    'type:build',
    'type:contract',
    'type:brand-kit',
    'type:brand',
    'type:player-core',
    'type:domain',
    'type:i18n',
  ],
  'type:e2e': ['type:backend', 'type:build', 'type:contract', 'type:brand', 'type:brand-kit', 'type:tool'],
};
