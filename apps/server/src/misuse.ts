import type { Texts } from '@pendapa/contracts';
import { localize } from './language.ts';

const quotedName = (message: string): string => /'([^']+)'/.exec(message)?.[1] ?? '';

type OptionTexts = (name: string) => Texts;

const missingValue: OptionTexts = (name) => ({ id: `Pilihan ${name} memerlukan nilai.`, en: `The option ${name} needs a value.` });
const needlessValue: OptionTexts = (name) => ({ id: `Pilihan ${name} tidak memakai nilai.`, en: `The option ${name} takes no value.` });

const REASONS: Readonly<Record<string, (message: string) => OptionTexts>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: () => (name) => ({ id: `Pilihan tidak dikenal: ${name}`, en: `Unknown option: ${name}` }),
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (message) => (message.includes('does not take') ? needlessValue : missingValue),
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: () => (name) => ({ id: `Argumen berlebih: ${name}`, en: `Unexpected argument: ${name}` }),
};

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '');

export const isMisuse = (error: unknown): error is Error => error instanceof Error && codeOf(error).startsWith('ERR_PARSE_ARGS_');

/** Describes an argument error in the language of the command line. Messages of the commands themselves are used as they are. */
export function describeMisuse(error: Error): string {
  const reason = REASONS[codeOf(error)];
  return reason ? localize(reason(error.message)(quotedName(error.message))) : error.message;
}
