import { UserError, type Texts } from '@pendapa/contracts';
import { OtherVersion, commandText } from '@pendapa/warehouse/folder';
import { EXIT, type Command, type ExitCode } from './command.ts';
import { describeDiskError } from './disk-error.ts';
import { localize, localizeBoth } from './language.ts';
import { isMisuse, describeMisuse } from './misuse.ts';
import { withAudit } from './with-audit.ts';
import { RefusedConfiguration } from './refused-configuration.ts';

// Each command is loaded on demand: the engine takes time to load, and not every command needs it.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  status: async () => (await import('./commands/status.ts')).statusCommand,
  import: async () => withAudit((await import('./commands/import.ts')).importCommand),
  'map-codes': async () => withAudit((await import('./commands/map-codes.ts')).mapCodesCommand),
  profile: async () => (await import('./commands/profile.ts')).profileCommand,
  template: async () => (await import('./commands/template.ts')).templateCommand,
  sample: async () => withAudit((await import('./commands/sample.ts')).sampleCommand),
  generations: async () => (await import('./commands/generations.ts')).generationsCommand,
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand,
  loads: async () => (await import('./commands/loads.ts')).loadsCommand,
  'remove-load': async () => (await import('./commands/remove-load.ts')).removeLoadCommand,
  rebuild: async () => (await import('./commands/rebuild.ts')).rebuildCommand,
  publish: async () => (await import('./commands/publish.ts')).publishCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  forecast: async () => (await import('./commands/forecast.ts')).forecastCommand,
  users: async () => (await import('./commands/users.ts')).usersCommand,
};

const USAGE: Texts = { id: 'Pemakaian: pendapa <perintah> [opsi]', en: 'Usage: pendapa <command> [options]' };
const EVERYWHERE: Texts = {
  id: `Opsi semua perintah:
  --data <folder>   Folder data. Bawaan: PENDAPA_DATA, lalu ./data.
  --json            Keluaran untuk program, jika perintah menyebutnya.
  --help            Teks ini; setelah sebuah perintah, penjelasan opsinya.
Bahasa pesan: PENDAPA_LANG=id atau PENDAPA_LANG=en.`,
  en: `Options of all commands:
  --data <folder>   The data folder. Default: PENDAPA_DATA, then ./data.
  --json            Output for programs, if the command lists it.
  --help            This text; after a command, its options are explained.
Language of messages: PENDAPA_LANG=id or PENDAPA_LANG=en.`,
};

/** The forms of a command as they are typed, a line each. */
const formsOf = ({ usage: forms }: Command): readonly string[] => forms.split('\n').map((form) => `  ${commandText(form)}`);

/** The forms of a command, and what it does. */
const described = (command: Command): readonly string[] => [...formsOf(command), `      ${localize(command.about)}`];

/** Explanations of the options of a command. */
function explainedOptions({ options = {} }: Command): readonly string[] {
  const width = Math.max(0, ...Object.keys(options).map(({ length }) => length));
  return Object.entries(options).map(([option, texts]) => `  ${option.padEnd(width)}  ${localize(texts)}`);
}

async function usage(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return [localize(USAGE), '', ...commands.flatMap(described), '', localize(EVERYWHERE)].join('\n');
}

function explain(error: unknown, command: Command): ExitCode {
  if (isMisuse(error)) {
    console.error(`${describeMisuse(error)}\n\n${[localize(USAGE), ...formsOf(command)].join('\n')}`);
    return EXIT.usage;
  }
  if (error instanceof RefusedConfiguration) {
    // In both languages: the reader of a service's log may not be the person who set its language.
    console.error(localizeBoth(error.texts));
    return EXIT.refused;
  }
  if (error instanceof UserError) {
    console.error(localize(error.texts));
    return error instanceof OtherVersion ? EXIT.refused : EXIT.failed;
  }
  const disk = describeDiskError(error);
  if (disk) {
    console.error(localize(disk));
    return EXIT.failed;
  }
  console.error(localize({ id: 'Terjadi kesalahan yang tidak terduga:', en: 'Something unexpected went wrong:' }), error);
  return EXIT.failed;
}

/** Runs one command and returns its exit code. Prints errors instead of throwing them. */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  const [word, ...rest] = args;
  if (word === '--help' || word === '-h' || word === 'help') {
    console.log(await usage());
    return EXIT.done;
  }
  const load = word !== undefined && Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!load) {
    if (word !== undefined) console.error(localize({ id: `Perintah tidak dikenal: ${word}\n`, en: `Unknown command: ${word}\n` }));
    console.error(await usage());
    return EXIT.usage;
  }
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log([localize(USAGE), '', ...described(command), '', ...explainedOptions(command), '', localize(EVERYWHERE)].join('\n'));
    return EXIT.done;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    return explain(error, command);
  }
}
