import { readdir, stat } from 'node:fs/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { UserError, type ProfileProposal } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';
import { proposeForFolder, renderProposal } from '@pendapa/importing';
import { EXIT, type Command, type ExitCode } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { localize, messageLanguage } from '../language.ts';
import { tableLines } from '../plain-table.ts';
import { UsageError } from '../usage-error.ts';

type Answers = Record<string, string>;

/** `key=value`, any number of times. */
function parseAnswers(given: readonly string[]): Answers {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw new UsageError(
          localize({ id: `--answer harus seperti tahun=2025: ${text}`, en: `--answer must look like year=2025: ${text}` }),
        );
      return [text.slice(0, at), text.slice(at + 1)] as const;
    }),
  );
}

/** Asks the open questions on a terminal; returns null if nobody answers. */
async function askOnTerminal({ questions }: ProfileProposal): Promise<Answers | null> {
  const open = questions.filter(({ answer }) => answer === null);
  if (open.length === 0 || !process.stdin.isTTY || !process.stderr.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answers: Answers = {};
    for (const { key, texts, choices } of open) {
      const options = choices.map(({ value, texts: own }, index) => `  ${index + 1}. ${localize(own)} (${value})`).join('\n');
      const text = (await terminal.question(`${localize(texts)}\n${options}${options === '' ? '' : '\n'}> `)).trim();
      const value = choices[Number(text) - 1]?.value ?? text;
      if (value === '') return null;
      answers[key] = value;
    }
    return answers;
  } finally {
    terminal.close();
  }
}

async function proposeWithAnswers(path: string, folder: string, given: Answers): Promise<ProfileProposal> {
  let answers = given;
  for (;;) {
    const proposal = await proposeForFolder(path, folder, { answers });
    const more = await askOnTerminal(proposal);
    if (more === null) return proposal;
    answers = { ...answers, ...more };
  }
}

/** `Realisasi Januari 2025.csv` is `realisasi-januari-2025`. */
const profileName = (path: string): string =>
  basename(path)
    .replace(/(?:\.csv)?\.[^.]+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function writeProfile(folder: string, name: string, profile: object): Promise<string> {
  const path = join(folder, 'profiles', `${name}.json`);
  await mkdir(join(folder, 'profiles'), { recursive: true });
  await writeFile(path, `${JSON.stringify(profile, null, 2)}\n`, { flag: 'wx' }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError({
      id: `${path} sudah ada. Sebutkan nama lain dengan --name.`,
      en: `${path} already exists. Give another name with --name.`,
    });
  });
  return path;
}

function nextStep({ isReady, questions, check }: ProfileProposal): string {
  if (questions.some(({ answer }) => answer === null))
    return localize({ id: 'Jawab pertanyaan di atas, lalu jalankan lagi.', en: 'Answer the questions above and run it again.' });
  if (isReady) return '';
  return check === null
    ? localize({
        id: 'Bentuk berkas ini tidak dikenali. Tulis profilnya menurut docs/importing.md.',
        en: 'The form of this file was not recognised. Write its profile as in docs/importing.md.',
      })
    : localize({
        id: 'Perbaiki hal yang ditolak di atas, di berkas atau di profil.',
        en: 'Correct what is refused above, in the file or in the profile.',
      });
}

async function proposeOne(path: string, folder: string, name: string, answers: Answers, json: boolean): Promise<ExitCode> {
  const proposal = await proposeWithAnswers(path, folder, answers);
  const written = proposal.isReady && proposal.profile !== null ? await writeProfile(folder, name, proposal.profile) : null;
  if (json) console.log(JSON.stringify({ ...proposal, written }, null, 2));
  else {
    console.log(renderProposal(proposal, messageLanguage()));
    console.log(
      written === null
        ? nextStep(proposal)
        : localize({
            id: `Profil ditulis ke ${written}. Periksa barisnya, lalu: ${commandText(`import ${path} --profile ${name} --check`)}`,
            en: `The profile is in ${written}. Check the rows, then: ${commandText(`import ${path} --profile ${name} --check`)}`,
          }),
    );
  }
  return proposal.isReady ? EXIT.done : EXIT.failed;
}

const HEADS = [
  { id: 'Berkas', en: 'File' },
  { id: 'Ekstrak', en: 'Extract' },
  { id: 'Pertanyaan', en: 'Questions' },
  { id: 'Baris', en: 'Rows' },
  { id: 'Jumlah (satuan terkecil)', en: 'Sum (minor units)' },
];

/** One line for each file of a folder: what is decided at once, and what is asked. */
async function proposeAll(path: string, folder: string, answers: Answers): Promise<ExitCode> {
  const names = (await readdir(path)).filter((name) => /\.(?:csv|csv\.gz|tsv|txt|xlsx|ods|json|zip)$/i.test(name)).sort();
  const proposals: ProfileProposal[] = [];
  for (const name of names) proposals.push(await proposeForFolder(join(path, name), folder, { answers }));
  const rows = proposals.map(({ file, extract, questions, check, isReady }) => [
    file,
    extract ?? '-',
    questions
      .filter(({ answer }) => answer === null)
      .map(({ key }) => key)
      .join(', ') || (isReady ? '-' : localize({ id: 'ditolak', en: 'refused' })),
    check === null ? '-' : String(check.rows),
    check?.sum ?? '-',
  ]);
  console.log(tableLines([HEADS.map(localize), ...rows], [3, 4]).join('\n'));
  const ready = proposals.filter(({ isReady }) => isReady).length;
  console.log(
    localize({
      id: `\nTerbaca seluruhnya: ${ready} dari ${proposals.length} berkas.`,
      en: `\nRead as a whole: ${ready} of ${proposals.length} files.`,
    }),
  );
  return ready === proposals.length ? EXIT.done : EXIT.failed;
}

/** Proposes a profile for a file, with its evidence, and asks what the file does not decide. */
export const profileCommand: Command = {
  name: 'profile',
  about: {
    id: 'Mengusulkan profil untuk sebuah berkas, dengan alasan dan pertanyaannya.',
    en: 'Proposes a profile for a file, with the reasons and the questions that it leaves.',
  },
  options: {
    '--answer <key=value>': {
      id: 'Menjawab sebuah pertanyaan; boleh beberapa kali.',
      en: 'Answers a question; may be given several times.',
    },
    '--name <name>': { id: 'Nama profil yang ditulis ke folder profiles/.', en: 'The name of the profile that is written to profiles/.' },
  },
  usage: 'profile <file|folder> [--answer key=value]... [--name <name>] [--data <folder>] [--json]',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        answer: { type: 'string', multiple: true },
        name: { type: 'string' },
        data: { type: 'string' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0)
      throw new UsageError(localize({ id: 'Sebutkan satu berkas atau folder.', en: 'Name one file or folder.' }));
    const kind = await stat(path).catch(() => null);
    if (kind === null) throw new UserError({ id: `"${path}" tidak ditemukan.`, en: `There is no "${path}".` });
    const [folder, answers] = [dataFolder(values.data), parseAnswers(values.answer ?? [])];
    if (kind.isDirectory()) return proposeAll(path, folder, answers);
    return proposeOne(path, folder, values.name ?? profileName(path), answers, values.json ?? false);
  },
};
