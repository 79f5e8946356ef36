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

/** Reads texts that throw for what they cannot read. What comes from a server, an address or a storage is not known to be sound. */
const READS_OTHERS = [
  {
    selector: 'NewExpression[callee.name="URL"]:not([arguments.1.object.type="MetaProperty"]):not(TryStatement *)',
    message: 'An address of others may be none: readUrl() of the contract gives null for it.',
  },
  {
    selector: 'MemberExpression[object.name="URL"][property.name=/^(canParse|parse)$/]',
    message: 'The oldest browsers of the site do not have it: readUrl() of the contract.',
  },
  {
    selector: 'CallExpression[callee.name=/^decodeURI(Component)?$/]:not(TryStatement *)',
    message: 'What others encoded may be broken: catch it.',
  },
  {
    selector: 'CallExpression[callee.object.name="JSON"][callee.property.name="parse"]:not(TryStatement *)',
    message: 'What others wrote may be no JSON: catch it.',
  },
];

/** Keep a result that is the same for everybody: a chunk that has come, a sanitizer. */
const PURE_MEMOS = [
  'libs/contract/src/schema/wire.ts',
  'libs/domain/src/channels/search.ts',
  'libs/domain/src/search/readings.ts',
  'libs/features/account/src/frame/use-loaded.ts',
  'libs/features/info/src/documents/clean-html.ts',
];

/** What a page has once, whoever plays or draws: the calls' settings and answers, a worker of hls.js, turns of drawing, the focus. This list only shrinks. */
const ONCE_FOR_A_PAGE = [
  'libs/api-client/src/{settings,call-api}.ts',
  'libs/player-core/src/engines/hlsjs-worker.ts',
  'libs/ui-kit/src/rows/deferred-render.ts',
  'libs/ui-kit/src/television/walk-by-arrows.ts',
];

/** A worker is one for its whole life, and there is nothing to make it in. */
const BY_THEMSELVES = ['libs/shell/src/service-worker/worker.ts'];

/** A value of a module belongs to every site and every test at once: what lives long is a service, `useService(make)` of widgets. */
const MODULE_VALUES = [
  'Program > VariableDeclaration[kind="let"]',
  'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
  'Program > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/]) > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
  'Program > VariableDeclaration > VariableDeclarator > CallExpression[callee.name="createValue"]',
  'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > CallExpression[callee.name="createValue"]',
  // An empty list that nobody says is readonly is there to be filled.
  'Program > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrayExpression[elements.length=0]',
  'Program > VariableDeclaration > VariableDeclarator[id.typeAnnotation.typeAnnotation.type="TSArrayType"] > ArrayExpression[elements.length=0]',
].map((selector) => ({ selector, message: 'No values of a module: make it a service, useService(make) of widgets.' }));

const STYLES_OF_PROPS = {
  selector: 'TaggedTemplateExpression > TemplateLiteral > ArrowFunctionExpression',
  message: 'Styles read tokens; state goes through data-* and ARIA attributes, not through interpolated props.',
};

const NO_PRODUCT_CODE = ['**/*.test.{ts,tsx}', '**/testing/**', '**/stories/**', '**/*.stories.tsx'];

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
      // An interface that capabilities declare again is empty where it begins.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
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
    files: ['libs/features/*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@livery/features|^(\\.\\./)+(?!testing/)[^./][^/]*/src/',
              message:
                'Features are strangers: what two of them need stands in widgets, what composes them in the shell.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'libs/features/*/src/**/*.{ts,tsx}'],
    // What a build reads is checked there, and a test fails where it should.
    ignores: ['libs/brand-kit/**', ...NO_PRODUCT_CODE],
    rules: { 'no-restricted-syntax': ['error', ...READS_OTHERS] },
  },
  {
    files: ['libs/!(brand-kit)/src/**/*.{ts,tsx}', 'libs/features/*/src/**/*.{ts,tsx}'],
    ignores: [...NO_PRODUCT_CODE, ...PURE_MEMOS, ...BY_THEMSELVES, ...ONCE_FOR_A_PAGE],
    rules: { 'no-restricted-syntax': ['error', ...READS_OTHERS, ...MODULE_VALUES] },
  },
  {
    files: ['libs/ui-kit/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...READS_OTHERS, STYLES_OF_PROPS] },
  },
  {
    files: ['libs/ui-kit/src/**/*.tsx'],
    ignores: NO_PRODUCT_CODE,
    rules: { 'no-restricted-syntax': ['error', ...READS_OTHERS, ...MODULE_VALUES, STYLES_OF_PROPS] },
  },
);
