import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { DEPENDENCIES } from './tools/dev/src/dependencies.ts';

/** What a browser has and Node has not, or has in name only: the rules of the product must not know it. */
const DOM_ONLY = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals.nodeBuiltin)),
  ...['navigator', 'localStorage', 'sessionStorage', 'fetch'],
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/coverage',
      '**/node_modules',
      '.nx',
      '.data',
      '**/storybook-static',
      '**/test-results',
      'reports',
      'tools/media/loops',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: Object.entries(DEPENDENCIES).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
            sourceTag,
            onlyDependOnLibsWithTags,
          })),
        },
      ],
    },
  },
  {
    files: ['libs/{contract,brand-kit,domain}/src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...DOM_ONLY.map((name) => ({ name, message: 'The core knows no DOM: use a port.' })),
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@livery/features-*'], message: 'Apps reach features through a lazy import() in modules.ts.' },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/ui-kit/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TaggedTemplateExpression > TemplateLiteral > ArrowFunctionExpression',
          message: 'Styles read tokens; state goes through data-* and ARIA attributes, not through interpolated props.',
        },
      ],
    },
  },
);
