import { parseArgs } from 'node:util';
import { SettingsSchema } from '@pendapa/contracts/settings';
import { readManifest, readSettings } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { checkAccess, checkProfiles, checkProvider, checkSettings } from '../doctor/configuration.ts';
import { checkBoundaries } from '../doctor/boundaries.ts';
import { explain, explanationJson, explanationLines } from '../doctor/explain.ts';
import { checkAge, checkEngine, checkGenerations, checkServed } from '../doctor/data.ts';
import type { Check, Finding, Level, ExaminedFolder } from '../doctor/finding.ts';
import { checkAudit, checkLock, checkRights } from '../doctor/folder.ts';
import { checkJournal } from '../doctor/journal.ts';
import { checkImportedFiles } from '../doctor/imported-files.ts';
import { checkRecords } from '../doctor/records.ts';
import { checkDisk, checkNode, checkOpenFiles, checkThreads } from '../doctor/machine.ts';
import { localize } from '../language.ts';

const CHECKS: readonly Check[] = [
  checkNode,
  checkThreads,
  checkOpenFiles,
  checkDisk,
  checkSettings,
  checkAccess,
  checkProvider,
  checkProfiles,
  checkRights,
  checkLock,
  checkAudit,
  checkJournal,
  checkServed,
  checkRecords,
  checkGenerations,
  checkImportedFiles,
  checkBoundaries,
  checkEngine,
  checkAge,
];

const MARKS: Readonly<Record<Level, string>> = { ok: 'ok  ', warn: 'warn', fail: 'fail' };

async function patientIn(folder: string): Promise<ExaminedFolder> {
  const [settings, manifest] = await Promise.all([readSettings(folder).catch(() => null), readManifest(folder).catch(() => null)]);
  return { folder, settings, manifest };
}

function lineOf({ check, level, found, advice }: Finding): string {
  const line = `${MARKS[level]}  ${localize(check)}: ${localize(found)}`;
  return advice ? `${line}\n      -> ${localize(advice)}` : line;
}

function conclusion(findings: readonly Finding[]): string {
  const count = (level: Level) => String(findings.filter((finding) => finding.level === level).length);
  return localize({
    id: `${count('ok')} baik, ${count('warn')} perlu diperiksa, ${count('fail')} gagal.`,
    en: `${count('ok')} passed, ${count('warn')} to check, ${count('fail')} failed.`,
  });
}

const settingsJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pendapa settings',
  ...(JSON.parse(JSON.stringify(SettingsSchema)) as object),
});

/** Checks machine, settings, data and audit log, and gives advice; changes nothing. */
export const doctorCommand: Command = {
  name: 'doctor',
  about: {
    id: 'Memeriksa mesin, pengaturan, data, dan catatan audit, lalu menyebutkan tindakan yang diperlukan.',
    en: 'Checks machine, settings, data and audit log, and says what to do.',
  },
  options: {
    '--explain <address>': {
      id: 'Menyebutkan tabel yang dibaca untuk menjawab alamat /api/v1/answers/..., dan alasannya.',
      en: 'Says which tables the answer to an address of /api/v1/answers/... reads, and why.',
    },
    '--settings-schema': { id: 'Mencetak JSON Schema pendapa.json.', en: 'Prints the JSON Schema of pendapa.json.' },
  },
  usage: 'doctor [--data <folder>] [--json] [--explain </api/v1/answers/...>] | doctor --settings-schema',
  run: async (args) => {
    const options = {
      data: { type: 'string' },
      json: { type: 'boolean' },
      explain: { type: 'string' },
      'settings-schema': { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (values['settings-schema']) {
      console.log(JSON.stringify(settingsJsonSchema(), null, 2));
      return EXIT.done;
    }
    const folder = dataFolder(values.data);
    if (values.explain !== undefined) {
      const explanation = await explain(folder, values.explain);
      console.log(values.json ? explanationJson(explanation) : explanationLines(explanation).join('\n'));
      return EXIT.done;
    }
    const patient = await patientIn(folder);
    const findings: Finding[] = [];
    for (const check of CHECKS) {
      const found = await check(patient);
      if (!values.json) for (const finding of found) console.log(lineOf(finding));
      findings.push(...found);
    }
    console.log(values.json ? JSON.stringify({ folder, findings }, null, 2) : conclusion(findings));
    return findings.some(({ level }) => level === 'fail') ? EXIT.failed : EXIT.done;
  },
};
