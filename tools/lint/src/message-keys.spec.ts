import { filesOf, textOf } from './documents-of-workspace.ts';

/** Texts that the specification asks for, whether or not a page has a use for each. */
const SPECIFIED = ['libs/ui-layout/src/messages/errors.ts'];
/** Names under which panels and lists look for texts of their messages. */
const LOOKED_UP = ['title', 'subtitle', 'sentence', 'note', 'empty', 'description'];

/** Matches `key:` and `'key':` before a text. */
const KEY = /(?:'([^'\n]+)'|\b(\w+)):\s+['"`]/g;

interface Source {
  /** Indonesian texts of the file's messages, with their keys. */
  readonly messages: string;
  /** Everything else. */
  readonly code: string;
}

/** Divides a file at its messages: `defineMessages('...', { id: {...}, en: {...} })`. */
function dividedAtMessages(text: string): Source {
  const [before = '', ...calls] = text.split("defineMessages('");
  const divided = calls.map((call) => {
    const english = call.search(/\ben: \{/);
    const end = call.search(/\}\);?\n|\}\)/);
    return { messages: call.slice(call.indexOf('id: {') + 5, english), code: call.slice(Math.max(english, end)) };
  });
  return { messages: divided.map(({ messages }) => messages).join('\n'), code: [before, ...divided.map(({ code }) => code)].join('\n') };
}

/** Keys of a text of messages; forms of one plural are one key. */
const keysIn = (messages: string): readonly string[] => [
  ...new Set([...messages.matchAll(KEY)].map(([, quoted, bare]) => (quoted ?? bare ?? '').replace(/_(one|other)$/, ''))),
];

/** The key and its beginnings: `kpi.onPlan.meaning`, `kpi.onPlan`, `kpi`; `growth` of `growthTitle`. */
function beginningsOf(key: string): readonly string[] {
  const parts = key.split('.');
  const humps = key.includes('.') ? [] : [...key.matchAll(/[A-Z]/g)].map(({ index }) => key.slice(0, index));
  return [...parts.map((_, at) => parts.slice(0, at + 1).join('.')), ...humps];
}

/** Names in code that may stand for keys: quoted texts, beginnings of templates, and properties. */
function namesIn(code: string): ReadonlySet<string> {
  const quoted = [...code.matchAll(/['"`]([\w.-]+)/g)].map(([, text = '']) => text.replace(/\.$/, ''));
  const properties = [...code.matchAll(/\b(\w+)(?=[:,] | })/g)].map(([, name = '']) => name);
  return new Set([...quoted, ...properties]);
}

/** Returns the keys that are named neither whole nor by their beginning. */
const unusedKeys = (keys: readonly string[], names: ReadonlySet<string>): readonly string[] =>
  keys.filter((key) => !LOOKED_UP.includes(key) && !beginningsOf(key).some((beginning) => names.has(beginning)));

it.each([
  ["t('perDay')", []],
  ['t(`perDay${unit}`)', []],
  ['const texts = { perDay: 5 };', []],
  ["t('perMonth')", ['perDay']],
])('finds in %s the unused keys %j', (code, unused) => {
  expect(unusedKeys(['perDay'], namesIn(code))).toEqual(unused);
});

it('finds no message that nothing shows', () => {
  const files = filesOf('apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts', 'libs/**/*.tsx').filter((file) => !/\.spec\.tsx?$/.test(file));
  const sources = files.map((file) => ({ file, ...dividedAtMessages(textOf(file)) }));
  const names = namesIn(sources.map(({ code }) => code).join('\n'));
  const found = sources
    .filter(({ file }) => !SPECIFIED.includes(file))
    .map(({ file, messages }) => ({ file, unused: unusedKeys(keysIn(messages), names) }));
  expect(found.filter(({ unused }) => unused.length > 0)).toEqual([]);
});
