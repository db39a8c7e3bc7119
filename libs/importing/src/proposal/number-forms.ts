import { scaleOfWord } from '../values/scale-words.ts';
import { suffixOf, symbolOf } from '../values/amount.ts';
import type { RawCell } from './raw-table.ts';
import type { Findings } from './proposal.ts';

/** How amounts of a file are written; a mark is null where nothing shows it. */
export interface NumberForms {
  readonly decimal: '.' | ',';
  readonly thousands: '.' | ',' | ' ' | "'" | 'none';
  readonly minus?: 'parentheses' | 'trailing';
  readonly symbol?: string;
  readonly suffix?: string;
  readonly scales?: Readonly<Record<string, number>>;
  readonly rounding?: 'remains' | 'unit';
  readonly emptyMarks?: readonly string[];
  readonly decimals?: number;
}

const EMPTY_MARK = /^(?:-|–|—|n\/a|nihil|\.)$/i;
export const isEmptyMark = (text: string): boolean => EMPTY_MARK.test(text);

/** Digits and marks of an amount, without sign, symbol and suffix; empty if it is none. */
function figuresOf(text: string): string {
  const bare = text
    .replace(/^[-(\s]*(?:\p{L}{1,3}\.?|\p{Sc}|\p{L}{1,2}\p{Sc})?\s*[-(]?/u, '')
    .replace(/\)?-?$/, '')
    .replace(/\s*(?:\p{L}{1,9}\.?|,-{1,2}|,=|\.-)\)?$/u, '');
  return /^\d[\d.,'’ \u00A0\u202F]*$/.test(bare) ? bare.trim() : '';
}

/** True for texts that are amounts in some notation. */
export const looksLikeAmount = (text: string): boolean => figuresOf(text) !== '';

interface MarkVotes {
  readonly decimalComma: string[];
  readonly decimalPoint: string[];
  readonly undecided: string[];
  readonly apostrophe: string[];
  readonly blank: string[];
}

/** Sorts amounts by what their marks can only mean. */
function countVotes(texts: readonly string[]): MarkVotes {
  const votes: MarkVotes = { decimalComma: [], decimalPoint: [], undecided: [], apostrophe: [], blank: [] };
  for (const text of texts) {
    const figures = figuresOf(text);
    if (/['’]/.test(figures)) votes.apostrophe.push(text);
    if (/[ \u00A0\u202F]/.test(figures)) votes.blank.push(text);
    const [points, commas] = [figures.split('.').length - 1, figures.split(',').length - 1];
    if (points > 0 && commas > 0)
      (figures.lastIndexOf('.') > figures.lastIndexOf(',') ? votes.decimalPoint : votes.decimalComma).push(text);
    else if (points > 1) votes.decimalComma.push(text);
    else if (commas > 1) votes.decimalPoint.push(text);
    else if (points + commas === 1) {
      const [head = '', tail = ''] = figures.split(/[.,]/);
      const isGroup = tail.length === 3 && head.length <= 3 && !head.startsWith('0');
      if (isGroup) votes.undecided.push(text);
      else (points === 1 ? votes.decimalPoint : votes.decimalComma).push(text);
    }
  }
  return votes;
}

const shown = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join(', ');

/** Decides the decimal mark, or asks with both readings of an amount of the file. */
function decideMarks(texts: readonly string[], findings: Findings): Pick<NumberForms, 'decimal' | 'thousands' | 'decimals'> | null {
  const votes = countVotes(texts);
  const hasVotes = votes.decimalComma.length + votes.decimalPoint.length > 0;
  const grouped = votes.apostrophe.length > 0 ? "'" : votes.blank.length > 0 ? ' ' : null;
  if (!hasVotes && votes.undecided.length === 0) return { decimal: grouped === null ? '.' : ',', thousands: grouped ?? 'none' };
  const isSplit = votes.decimalComma.length > 0 && votes.decimalPoint.length > 0;
  if (hasVotes && !isSplit) {
    const isComma = votes.decimalComma.length > 0;
    const deciding = isComma ? votes.decimalComma : votes.decimalPoint;
    const mark = isComma ? '.' : ',';
    const usesGroups = texts.some((text) => figuresOf(text).includes(mark));
    findings.add(
      'numbers',
      `Tanda desimal "${isComma ? ',' : '.'}", terlihat dari ${shown(deciding)}.`,
      `The decimal mark is "${isComma ? ',' : '.'}", as ${shown(deciding)} shows.`,
    );
    return { decimal: isComma ? ',' : '.', thousands: grouped ?? (usesGroups ? mark : 'none') };
  }
  const [example = ''] = isSplit ? [...votes.decimalComma, ...votes.decimalPoint] : votes.undecided;
  return askMarks(example, figuresOf(example), isSplit, findings);
}

function askMarks(
  example: string,
  figures: string,
  isSplit: boolean,
  findings: Findings,
): Pick<NumberForms, 'decimal' | 'thousands' | 'decimals'> | null {
  const mark = /[.,]/.exec(figures)?.[0] === ',' ? ',' : '.';
  const other = mark === '.' ? ',' : '.';
  const whole = figures.replace(/\D/g, '');
  const [head = ''] = figures.split(mark);
  const answer = findings.ask(
    'marks',
    {
      id: isSplit
        ? `Tanda angka tidak seragam, misalnya "${example}". Tanda mana yang desimal?`
        : `"${example}": ${whole} atau ${head} koma tiga angka?`,
      en: isSplit
        ? `The marks of the numbers disagree, as in "${example}". Which mark is decimal?`
        : `"${example}": ${whole}, or ${head} with three decimals?`,
    },
    [
      {
        value: 'thousands',
        texts: {
          id: `"${mark}" tanda ribuan: ${example} dibaca ${whole}`,
          en: `"${mark}" separates thousands: ${example} is read as ${whole}`,
        },
      },
      {
        value: 'decimal',
        texts: {
          id: `"${mark}" tanda desimal: ${example} dibaca ${figures.replace(mark, '.')}`,
          en: `"${mark}" is decimal: ${example} is read as ${figures.replace(mark, '.')}`,
        },
      },
    ],
  );
  if (answer === null) return null;
  return answer === 'thousands' ? { decimal: other, thousands: mark } : { decimal: mark, thousands: 'none', decimals: 3 };
}

const mostFrequent = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};

/** Finds the words that multiply amounts; M and T have two meanings and are asked about. */
function decideScales(texts: readonly string[], findings: Findings): Readonly<Record<string, number>> | null {
  const words = [...new Set(texts.map(suffixOf).filter((suffix) => scaleOfWord(suffix) !== null))].map((word) => word.trim());
  const scales: Record<string, number> = {};
  for (const word of words) {
    const example = texts.find((text) => text.endsWith(word)) ?? '';
    if (!/^[mk]$/i.test(word)) {
      scales[word] = scaleOfWord(word) ?? 1;
      findings.add('numbers', `"${word}" berarti kali ${scales[word]}.`, `"${word}" means times ${scales[word]}.`);
      continue;
    }
    const readings = /^m$/i.test(word)
      ? ([
          ['miliar', 'billion', 1e9],
          ['juta', 'million', 1e6],
        ] as const)
      : ([['ribu', 'thousand', 1e3]] as const);
    const answer = findings.ask(
      `scale.${word}`,
      { id: `"${example}": apa arti "${word}"?`, en: `"${example}": what does "${word}" mean?` },
      readings.map(([id, en, factor]) => ({
        value: String(factor),
        texts: { id: `${example} = ${example.replace(word, id)}`, en: `${example} = ${example.replace(word, en)}` },
      })),
    );
    if (answer === null) return null;
    scales[word] = Number(answer);
  }
  return scales;
}

/** Numbers of typed cells with more decimals than any currency has. */
const hasRemains = (cells: readonly RawCell[]): boolean =>
  cells.some(({ kind, text }) => kind !== null && /[.,]\d{5,}$/.test(text) && /(?:0{4,}|9{4,})\d{0,4}$/.test(text));

/** Says how the amounts of columns are written; null while a question about them is open. */
export function findNumberForms(cells: readonly RawCell[], findings: Findings): NumberForms | null {
  const filled = cells.filter(({ kind }) => kind !== null);
  const emptyMarks = [...new Set(filled.map(({ text }) => text).filter(isEmptyMark))];
  const texts = filled.filter(({ kind, text }) => kind === 'text' && looksLikeAmount(text)).map(({ text }) => text);
  const marks = decideMarks(texts, findings);
  const scales = decideScales(texts, findings);
  if (marks === null || scales === null) return null;
  const symbol = mostFrequent(texts.map(symbolOf).filter((one) => one !== ''));
  const suffix = mostFrequent(texts.map(suffixOf).filter((one) => one !== '' && scaleOfWord(one) === null));
  const minus = texts.some((text) => text.startsWith('(') || /^[^\d]*\(\d/.test(text))
    ? 'parentheses'
    : texts.some((text) => /\d-$/.test(text) && !/,-$/.test(text))
      ? 'trailing'
      : null;
  if (symbol !== null) findings.add('numbers', `Awalan "${symbol}" dilepas.`, `The symbol "${symbol}" is removed.`);
  return {
    ...marks,
    ...(minus === null ? {} : { minus }),
    ...(symbol === null ? {} : { symbol }),
    ...(suffix === null ? {} : { suffix }),
    ...(Object.keys(scales).length === 0 ? {} : { scales }),
    ...(emptyMarks.length === 0 ? {} : { emptyMarks }),
  };
}

/** Asks for the rule of rounding where amounts have more decimals than the currency; undefined while it is open. */
export function decideRounding(cells: readonly RawCell[], digits: number, findings: Findings): 'remains' | 'unit' | null | undefined {
  const fractions = cells.filter(
    ({ kind, text }) => kind !== null && (/[.,](\d{1,2}|\d{4,})$/.exec(text)?.[1] ?? '').replace(/0+$/, '').length > digits,
  );
  if (fractions.length === 0) return null;
  const example = fractions[0]?.text ?? '';
  if (digits > 0 && !hasRemains(cells)) return null;
  const answer = findings.ask(
    'rounding',
    {
      id: `"${example}" punya lebih banyak desimal daripada mata uangnya. Bagaimana dibulatkan?`,
      en: `"${example}" has more decimals than the currency. How is it rounded?`,
    },
    [
      ...(digits > 0
        ? [
            {
              value: 'remains',
              texts: { id: 'hanya sisa hitungan komputer yang dibuang', en: 'only remains of binary arithmetic are removed' },
            },
          ]
        : []),
      {
        value: 'unit',
        texts: {
          id: 'ke satuan terkecil mata uang, tanda terima menyebut jumlah selisihnya',
          en: 'to the smallest unit of the currency; the receipt states the sum of the differences',
        },
      },
      { value: 'refuse', texts: { id: 'tidak dibulatkan: berkas ditolak', en: 'not rounded: the file is refused' } },
    ],
  );
  if (answer === null) return undefined;
  return answer === 'remains' || answer === 'unit' ? answer : null;
}
