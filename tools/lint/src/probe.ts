export interface Probe {
  readonly what: string;
  /** The path of the text; the file need not exist. */
  readonly file: string;
  readonly text: string;
  /** The rule that must report it; without a rule the text must pass. */
  readonly rule?: string;
  /** A part of the message, if another reason could cause the report. */
  readonly says?: string;
}

export const places = {
  page: 'libs/features/arrears/src/pages/probe-page.tsx',
  feature: 'libs/features/arrears/src/components/probe.tsx',
  featureSpec: 'libs/features/arrears/src/components/probe.spec.tsx',
  messages: 'libs/features/arrears/src/messages/probe.ts',
  shell: 'apps/shell/src/probe.tsx',
  server: 'apps/server/src/probe.ts',
  browserTest: 'apps/shell-e2e/src/probe.ts',
  exporting: 'libs/exporting/src/probe.tsx',
  analysis: 'libs/analysis/src/probe.tsx',
  panels: 'libs/panels/src/probe.tsx',
  filters: 'libs/filters/src/probe.tsx',
  query: 'libs/query/src/probe.tsx',
  ui: 'libs/insights/src/probe.tsx',
  foundation: 'libs/theme/src/probe.tsx',
  manifest: 'libs/page-manifest/src/probe.tsx',
  publishing: 'libs/importing/src/probe.ts',
  store: 'libs/warehouse/src/probe.ts',
  remoteStore: 'libs/clickhouse/src/probe.ts',
  compute: 'libs/statistics/src/probe.ts',
  contract: 'libs/contracts/src/probe.ts',
};

export const FORMATTING = 'no-restricted-syntax';

export const probe = (what: string, file: string, text: string, rule?: string): Probe => ({
  what,
  file,
  text: `${text}\n`,
  ...(rule && { rule }),
});

/** A file of messages in both languages. */
export const messages = (id: string, en: string): string =>
  `import { defineMessages } from '@pendapa/i18n';\nexport const probe = defineMessages('arrears.probe', { id: { ${id} }, en: { ${en} } });`;
