import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../data-folder.ts';
import { localize } from '../language.ts';
import { UsageError } from '../usage-error.ts';

export interface FolderArguments {
  readonly folder: string;
  readonly data: string;
  readonly json: boolean;
}

/** Reads the arguments of a command that takes one folder and the data folder. */
export function readFolderArguments(args: readonly string[]): FolderArguments {
  const options = { data: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new UsageError(localize({ id: 'Sebutkan satu folder cadangan.', en: 'Name one backup folder.' }));
  return { folder: resolve(folder), data: dataFolder(values.data), json: values.json };
}
