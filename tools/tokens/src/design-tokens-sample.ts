/** A theme that uses everything a tokens file can say, and ways to break its file: for tests. */
import { problemSentence } from '@livery/brand-kit/check';
import { designTokensToTheme, themeToDesignTokens } from './design-tokens.ts';
import { validTheme } from '@livery/brand-kit/valid-brand';
import type { Theme } from '@livery/brand-kit/theme';

export const rich: Theme = {
  ...validTheme,
  type: { ...validTheme.type, 5: 'clamp(2.25rem,1.7rem + 2.4vw,4rem)' },
  radius: { ...validTheme.radius, card: '34px 12px 34px 12px', s: '0' },
  shadow: { 1: 'none', 2: '6px 6px 0 #FFB800', 3: '0 0 0 1px rgba(235,162,255,.25),0 12px 40px rgba(179,47,208,.45)' },
  focus: { ...validTheme.focus, shadow: '6px 6px 0 var(--color-accent)' },
  layout: { ...validTheme.layout, heroHeight: 'clamp(420px,62vh,640px)' },
};

/** As it comes from the disk. */
export const exported = (theme: Theme) => JSON.parse(JSON.stringify(themeToDesignTokens(theme)));

export function changed(path: string, value: unknown, theme = rich) {
  const json = exported(theme);
  const names = path.split('/');
  const group = names.slice(0, -1).reduce((tree, name) => (tree[name] ??= {}), json);
  if (value === undefined) delete group[names.at(-1) ?? ''];
  else group[names.at(-1) ?? ''] = value;
  return json;
}

export const sentences = (json: unknown, base = rich) => {
  const result = designTokensToTheme(json, base, 'web.tokens.json');
  return result.ok ? [] : result.problems.map(problemSentence);
};
export const imported = (json: unknown, base = rich) => {
  const result = designTokensToTheme(json, base);
  if (!result.ok) throw new Error(result.problems.map(problemSentence).join('\n'));
  return result;
};
