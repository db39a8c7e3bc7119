import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { boundaries } from './tools/lint/boundaries.mjs';
import { pendapa } from './tools/lint/rules.mjs';

const noFormatting = [
  { selector: "MemberExpression[object.name='Intl']", message: 'Numbers, money and dates are formatted in libs/i18n only.' },
  {
    selector: 'CallExpression[callee.property.name=/^(toLocale\\w*|toFixed|toPrecision)$/]',
    message: 'Numbers, money and dates are formatted in libs/i18n only.',
  },
];

const router = ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'];

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  { ignores: ['**/dist', '**/out-tsc', '**/test-output', '**/*.d.ts', '**/vite.config.*.timestamp*'] },
  { files: ['**/*.ts', '**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'],
    plugins: { pendapa },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries({ tests: false })],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': false }],
      'pendapa/kebab-case-file': 'error',
      'pendapa/no-default-export': 'error',
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...noFormatting],
      eqeqeq: 'error',
    },
  },
  { files: ['libs/i18n/src/**/*.ts', 'libs/i18n/src/**/*.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['apps/shell/src/**/*.ts', 'apps/shell/src/**/*.tsx'],
    ignores: ['apps/shell/src/routes.tsx', 'apps/shell/src/**/*.spec.*'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: router, message: 'Only routes.tsx knows the router.' }] }] },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/shell-e2e/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })], 'max-lines': 'off' },
  },
];
