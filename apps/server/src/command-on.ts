import { commandText } from '@pendapa/warehouse/folder';
import { dataFolder } from './data-folder.ts';

const PLAIN_WORD = /^[\w./:@=+-]+$/;

/** An argument of a command, in quotes if a shell would split or expand it. */
export const shellWord = (word: string): string => (PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** A command on this data folder, as the reader types it. The folder is named unless the command would choose it itself. */
export const commandOn = (folder: string, words: string): string =>
  commandText(folder === dataFolder() ? words : `${words} --data ${shellWord(folder)}`);
