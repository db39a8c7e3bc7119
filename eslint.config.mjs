import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { boundaries } from './tools/lint/boundaries.mjs';
import { pendapa } from './tools/lint/rules.mjs';
import {
  browserOnly,
  noBarrels,
  noBrowser,
  noClockOrRandom,
  noColourNames,
  noColours,
  noDoubleCasts,
  noFloatingMoney,
  noFormatting,
  noIdleTests,
  noSplicedValues,
  noKeeping,
  noRawMarkup,
  noTexts,
} from './tools/lint/syntax.mjs';

const router = ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'];

/** The rules of hooks take most of the time of all rules: where nothing is drawn there is nothing for them to see. */
const NODE_AND_NEUTRAL = ['clickhouse', 'contracts', 'importing', 'journal', 'oracle', 'sample-data', 'statistics', 'warehouse'];
const WITHOUT_REACT = ['apps/{server,shell-e2e}/**', `libs/{${NODE_AND_NEUTRAL.join()}}/**`, 'tools/!(example-page)/**'];

/** Libraries that make up a page. Only `query` talks to the server. */
const PAGE_PARTS = ['query', 'filters', 'panels', 'analysis'];
/** Other libraries of the browser beside the features. */
const WEB = ['charts', 'exporting', 'guide', 'header-tools', 'insights', 'page-manifest', 'ui-layout', 'uploads', 'work-lists'];
/** Rules of syntax for what is drawn in the browser. */
const RENDERED = [...noFormatting, ...noRawMarkup, ...noTexts, ...noColours, ...noColourNames, ...noBrowser, ...noDoubleCasts];
const inLibraries = (...names) => names.flatMap((name) => [`libs/${name}/src/**/*.ts`, `libs/${name}/src/**/*.tsx`]);

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  // What a rule says is mended, never switched off in its place.
  { linterOptions: { noInlineConfig: true } },
  { ignores: ['**/dist', '**/out-tsc', '**/test-output', '**/*.d.ts', '**/vite.config.*.timestamp*'] },
  { files: ['**/*.ts', '**/*.tsx'], ignores: WITHOUT_REACT, ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'],
    plugins: { pendapa },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries({ tests: false })],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'pendapa/kebab-case-file': 'error',
      'pendapa/no-default-export': 'error',
      'pendapa/no-circle': 'error',
      'pendapa/no-literal-spread': 'error',
      'pendapa/no-upward-import': 'error',
      'pendapa/plain-comments': 'error',
      'pendapa/plain-names': 'error',
      'pendapa/same-placeholders': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...noFormatting, ...noRawMarkup],
      eqeqeq: 'error',
    },
  },
  {
    files: inLibraries('clickhouse', 'importing', 'journal', 'warehouse'),
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-syntax': ['error', ...noFormatting, ...noRawMarkup, ...noFloatingMoney, ...noSplicedValues] },
  },
  {
    // What writes quotes for all others; the second way of specs is plain SQL.
    files: [
      'libs/warehouse/src/engine/literals.ts',
      'libs/warehouse/src/queries/dialect.ts',
      'libs/clickhouse/src/dialect.ts',
      'libs/importing/src/testing/**/*.ts',
      'libs/warehouse/src/testing/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noFormatting, ...noRawMarkup, ...noFloatingMoney] },
  },
  {
    files: inLibraries(...PAGE_PARTS, 'contracts', 'statistics'),
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-syntax': ['error', ...noFormatting, ...noRawMarkup, ...noFloatingMoney, ...noClockOrRandom] },
  },
  {
    files: inLibraries('filters', 'panels', 'analysis'),
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-globals': ['error', ...browserOnly] },
  },
  {
    files: inLibraries(...WEB),
    // Paper is white in both modes.
    ignores: ['**/*.spec.*', 'libs/ui-layout/src/print.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...RENDERED],
      'no-restricted-globals': ['error', ...browserOnly],
    },
  },
  {
    files: inLibraries('charts'),
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-syntax': ['error', ...RENDERED, ...noClockOrRandom] },
  },
  {
    files: [...inLibraries(...PAGE_PARTS, ...WEB), 'apps/shell/src/**/*.ts', 'apps/shell/src/**/*.tsx'],
    ignores: ['**/*.spec.*'],
    rules: { 'no-console': ['error', { allow: ['error'] }], 'no-restricted-imports': ['error', { paths: noBarrels }] },
  },
  // Texts of specs and of the oracle are read by nobody but developers.
  {
    files: [
      '{apps/server,apps/shell,libs/*,libs/features/*,tools/example-page}/src/**/*.ts',
      '{apps/shell,libs/*,libs/features/*}/src/**/*.tsx',
    ],
    ignores: ['**/*.spec.*', '**/testing/**', 'libs/{oracle,sample-data,testing}/**'],
    rules: { 'pendapa/plain-texts': 'error' },
  },
  { files: ['libs/i18n/src/**/*.ts', 'libs/i18n/src/**/*.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  // Only the platform knows time zones: this file moves instants to the clocks of one, and formats nothing for readers.
  {
    files: ['libs/importing/src/values/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawMarkup, ...noFloatingMoney, ...noSplicedValues] },
  },
  {
    files: [
      'libs/features/*/src/**/*.ts',
      'libs/features/*/src/**/*.tsx',
      'tools/example-page/src/**/*.ts',
      'tools/example-page/src/**/*.tsx',
    ],
    ignores: ['**/*.spec.*'],
    rules: {
      'no-restricted-syntax': ['error', ...RENDERED, ...noClockOrRandom, ...noFloatingMoney],
      'no-restricted-globals': ['error', ...browserOnly],
      'no-restricted-imports': ['error', { paths: [noKeeping, ...noBarrels] }],
      'no-console': 'error',
    },
  },
  {
    files: ['libs/warehouse/src/**/*.ts'],
    ignores: ['libs/warehouse/src/publishing/flushed/**', '**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/flushed/', allowTypeImports: true, message: 'Only generated data need it: open-draft.ts loads it when used.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/shell/src/**/*.ts', 'apps/shell/src/**/*.tsx'],
    ignores: ['apps/shell/src/{routes,render-page}.tsx', 'apps/shell/src/**/*.spec.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: noBarrels, patterns: [{ group: router, message: 'Only routes.tsx and render-page.tsx know the router.' }] },
      ],
    },
  },
  // The SQL by hand of all subjects stands in one table.
  { files: ['libs/warehouse/src/testing/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/shell-e2e/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })],
      // A spec of types shows what does not compile, and says why.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'max-lines': 'off',
      'no-restricted-syntax': ['error', ...noFormatting, ...noIdleTests],
    },
  },
];
