import { parseArgs } from 'node:util';
import { describeMisuse } from './misuse.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = { profile: { type: 'string' }, check: { type: 'boolean' } } as const;

function messageFor(args: readonly string[]): string {
  try {
    parseArgs({ args: [...args], options: OPTIONS });
  } catch (error) {
    return describeMisuse(error as Error);
  }
  throw new Error('The arguments were taken.');
}

const { PENDAPA_LANG } = process.env;
afterEach(() => {
  if (PENDAPA_LANG === undefined) delete process.env['PENDAPA_LANG'];
  else process.env['PENDAPA_LANG'] = PENDAPA_LANG;
});

it.each([
  [['--prfile', 'x'], 'Pilihan tidak dikenal: --prfile', 'Unknown option: --prfile'],
  [['--profile'], 'Pilihan --profile <value> memerlukan nilai.', 'The option --profile <value> needs a value.'],
  [['--check=yes'], 'Pilihan --check tidak memakai nilai.', 'The option --check takes no value.'],
  [['stray'], 'Argumen berlebih: stray', 'Unexpected argument: stray'],
])('says in both languages what is wrong with %j', (args, id, en) => {
  process.env['PENDAPA_LANG'] = 'id';
  expect(messageFor(args)).toBe(id);
  process.env['PENDAPA_LANG'] = 'en';
  expect(messageFor(args)).toBe(en);
});

it('leaves what a command says of its arguments as it is', () => {
  expect(describeMisuse(new UsageError('--rows harus bilangan bulat: x'))).toBe('--rows harus bilangan bulat: x');
});
