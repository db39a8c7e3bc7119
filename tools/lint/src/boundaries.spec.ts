import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { house } from './rule-fixtures.ts';
import { FORMATTING, places, type Probe } from './probe.ts';

interface Finding {
  readonly ruleId: string;
  readonly message: string;
}

const BOUNDARIES = '@nx/enforce-module-boundaries';

const uses = (name: string): string => `import { thing } from '${name}';\nexport const probe = thing;\n`;
const forbidden = (what: string, file: string, name: string, rule: string = BOUNDARIES): Probe => ({ what, file, text: uses(name), rule });
const fine = (what: string, file: string, name: string): Probe => ({ what, file, text: uses(name) });

const layers: readonly Probe[] = [
  forbidden('a feature another feature', places.feature, '@pendapa/targets'),
  forbidden('a feature another feature by its path', places.feature, '../../../targets/src/manifest.ts'),
  forbidden('a spec of a feature another feature', places.featureSpec, '@pendapa/targets'),
  forbidden('analysis a feature', places.analysis, '@pendapa/arrears'),
  forbidden('analysis the making of files', places.analysis, '@pendapa/exporting'),
  forbidden('the making of files a feature', places.exporting, '@pendapa/arrears'),
  forbidden('ui another ui library', places.ui, '@pendapa/ui-layout'),
  forbidden('ui analysis', places.ui, '@pendapa/analysis'),
  forbidden('the manifest ui', places.manifest, '@pendapa/insights'),
  forbidden('the foundation ui', places.foundation, '@pendapa/insights'),
  forbidden('the foundation the manifest', places.foundation, '@pendapa/page-manifest'),
  forbidden('importing another publishing library', places.publishing, '@pendapa/sample-data'),
  forbidden('the store publishing', places.store, '@pendapa/sample-data'),
  forbidden('the store that of several servers', places.store, '@pendapa/clickhouse'),
  forbidden('the store compute', places.store, '@pendapa/statistics'),
  forbidden('compute the contract', places.compute, '@pendapa/contracts'),
  forbidden('the contract anything', places.contract, '@pendapa/statistics'),
  forbidden('the shell the store', places.shell, '@pendapa/warehouse'),
  forbidden('the shell compute', places.shell, '@pendapa/statistics'),
  forbidden('the server a feature', places.server, '@pendapa/arrears'),
  forbidden('a library an app', places.publishing, '@pendapa/server'),
];

const platforms: readonly Probe[] = [
  forbidden('web node', places.feature, '@pendapa/warehouse'),
  forbidden('web node in a spec', places.featureSpec, '@pendapa/importing'),
  forbidden('node web', places.publishing, '@pendapa/i18n'),
  forbidden('neutral node', places.contract, '@pendapa/warehouse'),
  forbidden('neutral web', places.compute, '@pendapa/i18n'),
  // Specs of every layer may use the test helpers, so here only the platform forbids the import.
  { ...forbidden('node web where its layer allows it', 'libs/importing/src/probe.spec.ts', '@pendapa/testing'), says: 'platform:node' },
  {
    ...forbidden('neutral web where its layer allows it', 'libs/statistics/src/probe.spec.ts', '@pendapa/testing'),
    says: 'platform:neutral',
  },
];

const packages: readonly Probe[] = [
  forbidden('a feature the chart library', places.feature, '@mui/x-charts/BarChart'),
  forbidden('a feature the query library', places.feature, '@tanstack/react-query'),
  forbidden('a feature the router', places.page, 'react-router-dom'),
  forbidden('a feature react-dom by a path of it', places.feature, 'react-dom/client'),
  forbidden('ui the query library', places.ui, '@tanstack/react-query'),
  forbidden('ui the router', places.ui, 'react-router-dom'),
  forbidden('analysis the router', places.analysis, 'react-router-dom'),
  forbidden('the manifest the router', places.manifest, 'react-router-dom'),
  forbidden('a feature the database', places.feature, '@duckdb/node-api'),
  forbidden('analysis the database', places.analysis, '@duckdb/node-api'),
  forbidden('ui the web server', places.ui, 'fastify'),
  forbidden('the foundation the web server', places.foundation, '@fastify/static'),
  forbidden('the shell the database', places.shell, '@duckdb/node-api'),
  forbidden('a spec of a feature the database', places.featureSpec, '@duckdb/node-api'),
  forbidden('the store the web server', places.store, 'fastify'),
  forbidden('the store the client of that of several servers', places.store, '@clickhouse/client'),
  forbidden('the server the database', places.server, '@duckdb/node-api'),
  forbidden('the server the store of several servers', places.server, '@clickhouse/client'),
  forbidden('the store react', places.store, 'react'),
  forbidden('publishing MUI', places.publishing, '@mui/material/Box'),
  forbidden('the server react', places.server, 'react'),
  forbidden('compute any package', places.compute, 'typebox'),
  forbidden('the contract any package but one', places.contract, 'react'),
  forbidden('the shell the router outside of its routes', places.shell, 'react-router-dom', 'no-restricted-imports'),
];

const testing: readonly Probe[] = [
  forbidden('what ships the test helpers', places.feature, '@pendapa/testing'),
  forbidden('the shell the test helpers', places.shell, '@pendapa/testing'),
];

const allowed: readonly Probe[] = [
  fine('a feature analysis', places.feature, '@pendapa/analysis'),
  fine('a feature the making of files', places.feature, '@pendapa/exporting'),
  fine('a feature charts of the house', places.feature, '@pendapa/charts'),
  fine('a feature compute', places.feature, '@pendapa/statistics'),
  fine('a spec the test helpers', places.featureSpec, '@pendapa/testing'),
  fine('analysis ui', places.analysis, '@pendapa/charts'),
  fine('analysis the query library', places.analysis, '@tanstack/react-query'),
  fine('ui the manifest', places.ui, '@pendapa/page-manifest'),
  fine('the manifest the foundation', places.manifest, '@pendapa/i18n'),
  fine('the foundation the contract', places.foundation, '@pendapa/contracts'),
  fine('publishing the store', places.publishing, '@pendapa/warehouse'),
  fine('the store the contract', places.store, '@pendapa/contracts'),
  fine('a spec of a feature the testing library', places.featureSpec, '@testing-library/react'),
  fine('ui the chart library', places.ui, '@mui/x-charts/BarChart'),
  fine('a feature an icon', places.feature, '@mui/icons-material/Check'),
  fine('the store the database', places.store, '@duckdb/node-api'),
  fine('the store of several servers its client', places.remoteStore, '@clickhouse/client'),
  fine('the store of several servers the embedded one', places.remoteStore, '@pendapa/warehouse/store'),
  fine('the server the web server', places.server, 'fastify'),
  fine('the contract its schema library', places.contract, 'typebox/value'),
  fine('the shell a feature', places.shell, '@pendapa/arrears'),
  fine('the routes of the shell the router', 'apps/shell/src/routes.tsx', 'react-router-dom'),
  fine('the server importing', places.server, '@pendapa/importing'),
];

const defaultExport = 'const Probe = 1;\nexport default Probe;\n';
const style: readonly Probe[] = [
  { what: 'a default export', file: places.feature, text: defaultExport, rule: 'pendapa/no-default-export' },
  { what: 'a default export of a page', file: places.page, text: defaultExport },
  { what: 'a file name with capitals', file: 'libs/charts/src/RankedBars.tsx', text: 'export {};\n', rule: 'pendapa/kebab-case-file' },
  { what: 'a file name in kebab-case', file: 'libs/charts/src/ranked-bars.spec.tsx', text: 'export {};\n' },
  { what: 'Intl outside of i18n', file: places.analysis, text: 'export const probe = new Intl.NumberFormat();\n', rule: FORMATTING },
  { what: 'toLocaleString outside of i18n', file: places.store, text: 'export const probe = (1).toLocaleString();\n', rule: FORMATTING },
  { what: 'toFixed outside of i18n', file: places.feature, text: 'export const probe = (1).toFixed(2);\n', rule: FORMATTING },
  { what: 'toFixed in a spec', file: places.featureSpec, text: 'export const probe = (1).toFixed(2);\n', rule: FORMATTING },
  { what: 'Intl in i18n', file: 'libs/i18n/src/probe.ts', text: 'export const probe = new Intl.NumberFormat();\n' },
];

const probes = [...layers, ...platforms, ...packages, ...testing, ...allowed, ...style, ...house];
const found = new Map<Probe, readonly Finding[]>();

beforeAll(() => {
  const result = spawnSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    input: JSON.stringify(probes),
    // Nx reads its graph from the current folder.
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  if (result.status !== 0) throw new Error(result.stderr);
  const answers = JSON.parse(result.stdout) as readonly (readonly Finding[])[];
  probes.forEach((probe, index) => found.set(probe, answers[index] ?? []));
}, 120_000);

const rulesOf = (probe: Probe): string[] => [...new Set((found.get(probe) ?? []).map(({ ruleId }) => ruleId))];

describe.each([
  ['layers', layers],
  ['platforms', platforms],
  ['packages', packages],
  ['test helpers', testing],
])('forbidden: use of, by (%s)', (_kind, list) => {
  it.each(list)('$what', (probe) => {
    expect(rulesOf(probe)).toEqual([probe.rule]);
    expect(found.get(probe)?.[0]?.message).toContain(probe.says ?? '');
  });
});

describe('allowed: use of, by', () => {
  it.each(allowed)('$what', (probe) => expect(found.get(probe)).toEqual([]));
});

describe('style', () => {
  it.each(style)('$what', (probe) => expect(rulesOf(probe)).toEqual(probe.rule ? [probe.rule] : []));
});

describe('the house', () => {
  it.each(house)('$what', (probe) => expect(rulesOf(probe)).toEqual(probe.rule ? [probe.rule] : []));
});
