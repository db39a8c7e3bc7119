import { FORMATTING, messages, places, probe, type Probe } from './probe.ts';
import { productTexts } from './text-fixtures.ts';

const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';

const jsxProbe = (what: string, jsx: string, rule?: string): Probe =>
  probe(what, places.feature, `export const probe = (words: (key: string) => string, more: boolean) => ${jsx};`, rule);

const formatting: readonly Probe[] = [
  probe('Intl by the global object', places.analysis, 'export const probe = new globalThis.Intl.NumberFormat();', FORMATTING),
  probe('Intl by a text', places.analysis, "export const probe = globalThis['Intl'];", FORMATTING),
  probe('Intl taken apart', places.store, 'const { NumberFormat } = Intl;\nexport const probe = new NumberFormat();', FORMATTING),
  probe(
    'Intl taken out of the global object',
    places.store,
    'const { Intl: words } = globalThis;\nexport const probe = words;',
    FORMATTING,
  ),
  probe('toFixed by a text', places.feature, "export const probe = (1)['toFixed'](2);", FORMATTING),
  probe('toFixed passed on', places.feature, 'export const probe = Number.prototype.toFixed;', FORMATTING),
  probe('toFixed taken apart', places.feature, 'const { toFixed } = Number.prototype;\nexport const probe = toFixed;', FORMATTING),
];

const browser: readonly Probe[] = [
  probe('fetch in a feature', places.feature, "export const probe = () => fetch('/api/v1/status');", GLOBALS),
  probe('fetch of the window in a feature', places.feature, "export const probe = () => globalThis.fetch('/');", SYNTAX),
  probe('localStorage in a feature', places.feature, "export const probe = () => localStorage.getItem('pendapa.x');", GLOBALS),
  probe('sessionStorage of the window in a feature', places.page, "export const probe = () => window['sessionStorage'];", SYNTAX),
  probe(
    'keeping something on the device in a feature',
    places.feature,
    "import { writeStored } from '@pendapa/contracts';\nexport const probe = () => writeStored('pendapa.x', 'y');",
    'no-restricted-imports',
  ),
  probe('fetch in query', places.query, "export const probe = () => fetch('/api/v1/status');"),
  probe('fetch in panels', places.panels, "export const probe = () => fetch('/api/v1/status');", GLOBALS),
];

const determined: readonly Probe[] = [
  probe('the clock in charts', 'libs/charts/src/probe.ts', 'export const probe = () => Date.now();', SYNTAX),
  probe('today in analysis', places.analysis, 'export const probe = () => new Date();', SYNTAX),
  probe('chance in statistics', 'libs/statistics/src/probe.ts', 'export const probe = () => Math.random();', SYNTAX),
  probe('today in a feature', places.feature, 'export const probe = () => new Date();', SYNTAX),
  probe('a day of the data', places.analysis, "export const probe = () => new Date('2026-11-14');"),
  probe('money as a binary fraction', places.store, "export const probe = parseFloat('1.10');", SYNTAX),
  probe(
    'a value between quotes of a statement',
    places.store,
    "export const probe = (x: string) => `SELECT 1 WHERE code = '${x}'`;",
    SYNTAX,
  ),
  probe('a day between quotes of a statement', places.store, "export const probe = (x: string) => `DATE '${x}'`;", SYNTAX),
  probe('a value alone between quotes', places.store, "export const probe = (x: string) => `'${x}' AS code`;", SYNTAX),
  probe('a cast over unknown', places.feature, 'export const probe = (x: string) => x as unknown as number;', SYNTAX),
];

const webLibraries: readonly Probe[] = [
  probe('a text in ui-layout', 'libs/ui-layout/src/probe.tsx', 'export const Probe = () => <p>Arrears</p>;', SYNTAX),
  probe('the name of the product', 'libs/ui-layout/src/probe.tsx', 'export const Probe = () => <p>Pendapa</p>;'),
  probe('a colour in charts', 'libs/charts/src/probe.tsx', "export const probe = { stroke: '#ff0000' };", SYNTAX),
  probe('the name of a colour in a feature', places.feature, "export const probe = { color: 'red' };", SYNTAX),
  probe('fetch in charts', 'libs/charts/src/probe.ts', "export const probe = () => fetch('/');", GLOBALS),
  probe('localStorage in charts', 'libs/charts/src/probe.ts', "export const probe = () => localStorage.getItem('x');", GLOBALS),
  jsxProbe('markup as text', "<p dangerouslySetInnerHTML={{ __html: words('a') }} />", SYNTAX),
  probe('all of MUI', places.feature, "export { Box } from '@mui/material';", 'no-restricted-imports'),
  probe('a line on the console', places.feature, "export const probe = () => console.log('x');", 'no-console'),
  probe('a reminder', places.feature, '// TODO later\nexport const probe = 1;', 'no-warning-comments'),
];

const idleTests: readonly Probe[] = [
  probe('one test alone', places.featureSpec, "it.only('adds', () => expect(1).toBe(1));", SYNTAX),
  probe('a skipped test', places.featureSpec, "it.skip('adds', () => expect(1).toBe(1));", SYNTAX),
  probe(
    'a group that a system cannot run',
    places.featureSpec,
    "const group = process.platform === 'linux' ? describe : describe.skip;\ngroup('x', () => it('adds', () => expect(1).toBe(1)));",
  ),
  probe('a test that waits for time', places.featureSpec, "it('adds', (done) => void setTimeout(done, 1_500));", SYNTAX),
  probe('a browser test that waits for time', places.featureSpec, "it('adds', () => page.waitForTimeout(50));", SYNTAX),
];

const doors: readonly Probe[] = [
  probe(
    'what only generated data need, loaded by everything',
    'libs/warehouse/src/publishing/probe.ts',
    "export { FlushedPartitions } from './flushed/flushed-partitions.ts';",
    '@typescript-eslint/no-restricted-imports',
  ),
  probe(
    'its type alone',
    'libs/warehouse/src/publishing/probe.ts',
    "import type { FlushedPartitions } from './flushed/flushed-partitions.ts';\nexport type Probe = FlushedPartitions;",
  ),
];

const circles: readonly Probe[] = [
  probe(
    'a file that one imports which it imports',
    'libs/contracts/src/calendar.ts',
    "export { parseQuery } from './query.ts';",
    'pendapa/no-circle',
  ),
  probe(
    'the same of a type, the long way round',
    'libs/contracts/src/vocabulary/measure-spec.ts',
    "import type { SubjectKey } from './index.ts';\nexport type Unit = SubjectKey;",
    'pendapa/no-circle',
  ),
  probe(
    'an import from a higher folder',
    'libs/charts/src/parts/probe.ts',
    "import { ticks } from '../axes/ticks.ts';\nexport const probe = ticks;",
    'pendapa/no-upward-import',
  ),
  probe('an import from a lower folder', 'libs/charts/src/axes/probe.ts', "export { roundStep } from '../parts/round-step.ts';"),
  probe('a file that nothing leads back to', places.contract, "export { parseQuery } from './query.ts';"),
];

const suppression: readonly Probe[] = [
  probe('a rule switched off', places.analysis, '// eslint-disable-next-line eqeqeq\nexport const probe = 1;', 'no-warning-comments'),
  probe(
    'an expected error of a type',
    places.analysis,
    '// @ts-expect-error A reason.\nexport const probe: string = 1;',
    '@typescript-eslint/ban-ts-comment',
  ),
  probe(
    'an expected error without a reason in a spec',
    places.featureSpec,
    '// @ts-expect-error\nexport const probe: string = 1;',
    '@typescript-eslint/ban-ts-comment',
  ),
  probe(
    'an expected error with its reason in a spec',
    places.featureSpec,
    '// @ts-expect-error A number.\nexport const probe: string = 1;',
  ),
];

const SAME = 'pendapa/same-placeholders';
const languages: readonly Probe[] = [
  probe('English without the placeholder of the Indonesian', places.messages, messages("a: '{{count}} objek'", "a: 'Objects'"), SAME),
  probe('Indonesian without the placeholder of the English', places.messages, messages("a: 'Objek'", "a: '{{count}} objects'"), SAME),
  probe(
    'another placeholder in one form by number',
    places.messages,
    messages("n_other: '{{count}} hari'", "n_one: 'One day', n_other: '{{days}} days'"),
    SAME,
  ),
  probe(
    'a text for both languages that lacks one',
    places.contract,
    "export const probe = { id: 'Kolom {{column}}', en: 'Column' };",
    SAME,
  ),
  probe(
    'a form of one without how many',
    places.messages,
    messages("n_other: '{{count}} hari'", "n_one: 'One day', n_other: '{{count}} days'"),
  ),
  probe('the same placeholders in another order', places.messages, messages("a: '{{a}} dari {{b}}'", "a: '{{b}} has {{a}}'")),
];

const SPREAD = 'pendapa/no-literal-spread';
const spreads: readonly Probe[] = [
  probe('the spread of an object literal', places.contract, 'export const probe = (key: string) => ({ n: 1, ...{ key } });', SPREAD),
  probe('the spread of an array literal', places.contract, 'export const probe = (key: string) => [1, ...[key, 2]];', SPREAD),
  probe('the spread of an array literal in a call', places.contract, 'export const probe = Math.max(...[1, 2]);', SPREAD),
  jsxProbe('the spread of a literal as attributes', "<p {...{ title: words('a') }} />", SPREAD),
  probe(
    'the spread of a condition',
    places.contract,
    'export const probe = (key?: string) => ({ n: 1, ...(key !== undefined && { key }) });',
  ),
];

const NAMES = 'pendapa/plain-names';
const COMMENTS = 'pendapa/plain-comments';
const LONG = Array.from({ length: 26 }, (_, index) => `word${index}`).join(' ');
const words: readonly Probe[] = [
  probe('a retired word in the name of a function', places.foundation, 'export const veilOf = () => 1;', NAMES),
  probe('a retired word in the name of a member', places.foundation, 'export interface Probe { readonly leftAside: boolean }', NAMES),
  probe('a retired word in the name of a parameter', places.foundation, 'export const probe = (told: string) => told;', NAMES),
  probe('a participle or adverb alone as a name', places.foundation, 'export const within = (day: string) => day;', NAMES),
  probe('a limit that is not MAX or MIN', places.foundation, 'export const MOST_ROWS = 5;', NAMES),
  probe('a column of a table and a limit in plain words', places.foundation, 'export const MAX_ROWS = (row: { told_on: string }) => row;'),
  probe('a retired word in a comment', places.foundation, '/** The veil of a cell. */\nexport const probe = 1;', COMMENTS),
  probe('a sentence of 26 words', places.foundation, `/** ${LONG}. */\nexport const probe = 1;`, COMMENTS),
  probe(
    'a sentence of 26 words in two lines',
    places.foundation,
    `// ${LONG.replace('word9', 'word9\n//')}.\nexport const probe = 1;`,
    COMMENTS,
  ),
  probe('a retired word as code in a comment', places.foundation, '/** The option `veil` is read. */\nexport const probe = 1;'),
];

const looks: readonly Probe[] = [
  jsxProbe('a text between tags', '<p>Belum ada data</p>', SYNTAX),
  jsxProbe('a text in braces', "<p>{'No data'}</p>", SYNTAX),
  jsxProbe('a text that a condition chooses', "<p>{more ? 'More' : words('less')}</p>", SYNTAX),
  jsxProbe('a text put together', '<p>{`Total ${words("a")}`}</p>', SYNTAX),
  jsxProbe('a text in a name for screen readers', '<p aria-label="Jumlah" />', SYNTAX),
  jsxProbe('a title that a condition chooses', "<p title={more ? 'More' : undefined} />", SYNTAX),
  jsxProbe('a colour by its number', "<p style={{ color: '#c00' }} />", SYNTAX),
  jsxProbe('a colour by its parts', "<p style={{ border: '1px solid rgba(0, 0, 0, 0.5)' }} />", SYNTAX),
  jsxProbe('a text of messages beside a mark', "<p title={words('title')}>· {words('text')} 2×</p>"),
];

export const house: readonly Probe[] = [
  ...formatting,
  ...browser,
  ...doors,
  ...determined,
  ...webLibraries,
  ...idleTests,
  ...circles,
  ...suppression,
  ...languages,
  ...productTexts,
  ...spreads,
  ...words,
  ...looks,
];
