import { EXTRACTS, type Currency, type Language, type Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import type { TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from './extracts.ts';
import { formatFinding } from './import-refused.ts';
import { OBJECT_COLUMNS, OUTCOMES, WORDS } from './receipt-words.ts';
import type { ExtractReceipt, Receipt, ReceiptFindings } from './receipt.ts';
import { renderReplacing } from './replacing.ts';
import { formatPlainAmount } from './values/amount.ts';
import { formatGrouped } from './values/grouped.ts';
import { formatAmountInWords } from './values/worded.ts';
import { RULES } from './validation/rules.ts';

type Line = readonly [keyof typeof WORDS, string];

/** Language and currency of a printed receipt. */
interface ReceiptFormat {
  readonly language: Language;
  readonly currency: Currency;
}

const formatNumber = (value: number, { language }: ReceiptFormat): string => formatGrouped(String(value), language);

/** Formats an exact amount: -1234567n of dollars is `USD -12.345,67` in Indonesian. */
const formatMoney = (minor: string, { language, currency: { code, digits } }: ReceiptFormat): string =>
  `${code} ${formatGrouped(formatPlainAmount(BigInt(minor), digits), language)}`;

function countLines({ rows, stored }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  return [
    ['read', formatNumber(rows.read, voice)],
    ['taken', formatNumber(rows.taken, voice)],
    ['skipped', formatNumber(rows.skipped, voice)],
    ['accepted', formatNumber(rows.accepted, voice)],
    ['empty', formatNumber(rows.empty, voice)],
    ['stored', `${formatNumber(stored.before, voice)} / ${stored.after === null ? '-' : formatNumber(stored.after, voice)}`],
  ];
}

/** Amounts in words show at once if they are a thousand times too small. */
function amountLines({ amounts }: ExtractReceipt, { currency, language }: ReceiptFormat): Line[] {
  if (!amounts) return [];
  const { smallest, median, largest } = amounts;
  return [['amounts', [smallest, median, largest].map((amount) => formatAmountInWords(BigInt(amount), currency, language)).join('; ')]];
}

function sumLines({ sums: { file, before, after } }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  const formatSum = (value: string | null) => (value === null ? '-' : formatMoney(value, voice));
  if (file === null) return [];
  return [
    ['sum', formatSum(file)],
    ['before', formatSum(before)],
    ['after', formatSum(after)],
  ];
}

function reconciledLines({ reconciled: results }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  return results.map(({ name, periods, equal, tolerated, different: differing, rows, control }) => {
    const [left, right] = [formatMoney(rows, voice), formatMoney(control, voice)];
    const text = {
      id: `"${name}": ${equal} dari ${periods} masa sama, ${tolerated} dalam toleransi, ${differing} berbeda; baris ${left}, kontrol ${right}`,
      en: `"${name}": ${equal} of ${periods} periods equal, ${tolerated} within the tolerance, ${differing} different; rows ${left}, control ${right}`,
    };
    return ['control', text[voice.language]] as const;
  });
}

const NOT_IMPORTED: Texts = { id: 'belum diimpor', en: 'not imported yet' };

/** Name of the extract that fills a table. */
const tableLabel = (table: TableName, language: Language): string => {
  const extract = EXTRACTS.find((key) => EXTRACT_SPECS[key].table === table);
  return extract ? EXTRACT_LABELS[extract][language] : table;
};

function ruleLines({ rules: applied }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  return applied.flatMap(({ key, broken, missing }): Line[] => {
    const rule = RULES.find((one) => one.key === key);
    const title = rule?.title[voice.language] ?? key;
    const missingTables = missing.map((table) => tableLabel(table, voice.language)).join(', ');
    if (broken === null) return [['unapplied', `${title} (${NOT_IMPORTED[voice.language]}: ${missingTables})`]];
    if (broken === 0) return [];
    return [['broken', `${title}: ${formatNumber(broken, voice)}`], ...(rule ? ([['advice', rule.advice[voice.language]]] as const) : [])];
  });
}

function objectLines({ fromObject: taken }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  const texts = Object.entries(taken).map(
    ([column, count]) => `${OBJECT_COLUMNS[column]?.[voice.language] ?? column} ${formatNumber(count, voice)}`,
  );
  return texts.length === 0 ? [] : [['fromObject', texts.join(', ')]];
}

function emptyCodeLines({ emptyCodes: lacking = {} }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  const texts = Object.entries(lacking).map(([column, rows]) => `${column} ${formatNumber(rows, voice)}`);
  return texts.length === 0 ? [] : [['emptyCodes', texts.join(', ')]];
}

function roundedLines({ rounded }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  if (!rounded) return [];
  const [amounts, difference] = [formatNumber(rounded.amounts, voice), formatGrouped(rounded.difference, voice.language)];
  const text = {
    id: `${amounts} jumlah; seluruhnya ${voice.currency.code} ${difference} ditambahkan oleh pembulatan`,
    en: `${amounts} amounts; rounding added ${voice.currency.code} ${difference} in all`,
  };
  return [['rounded', text[voice.language]]];
}

function createdLines({ created: made }: ExtractReceipt, voice: ReceiptFormat): Line[] {
  const texts = Object.entries(made).map(
    ([table, count]) => `${tableLabel(table as TableName, voice.language)} ${formatNumber(count, voice)}`,
  );
  return texts.length === 0 ? [] : [['created', texts.join(', ')]];
}

const figureLines = (one: ExtractReceipt, voice: ReceiptFormat): Line[] => [
  ...countLines(one, voice),
  ...sumLines(one, voice),
  ...amountLines(one, voice),
  ...(one.period ? ([['period', `${one.period.from} - ${one.period.to}`]] as const) : []),
  ...objectLines(one, voice),
  ...roundedLines(one, voice),
  ...emptyCodeLines(one, voice),
  ...createdLines(one, voice),
  ...reconciledLines(one, voice),
  ...ruleLines(one, voice),
];

const titleLine = ({ extract, profile }: ExtractReceipt, { language }: ReceiptFormat): Line => [
  'extract',
  `${EXTRACT_LABELS[extract][language]} (${profile})`,
];

function headerLines(receipt: Receipt, voice: ReceiptFormat): Line[] {
  return [
    ['outcome', OUTCOMES[receipt.outcome][voice.language]],
    ['at', receipt.at],
    ['source', receipt.source],
    ...receipt.files.map(({ name, bytes }) => ['file', `${name} (${formatNumber(bytes, voice)} byte)`] as const),
    ['checksum', receipt.sha256],
    ...(receipt.unchangedSince === null ? [] : ([['since', receipt.unchangedSince]] as const)),
  ];
}

function footerLines(receipt: Receipt, voice: ReceiptFormat): Line[] {
  const { replaced, generation, kept: reference } = receipt;
  return [
    ...(replaced ? ([['replaced', `${replaced.from} - ${replaced.to}`]] as const) : []),
    ['warned', formatNumber(receipt.warned.count, voice)],
    ['warnedRows', formatNumber(receipt.warned.rows ?? 0, voice)],
    ['refused', formatNumber(receipt.refused.count, voice)],
    ['refusedRows', formatNumber(receipt.refused.rows ?? 0, voice)],
    ...(generation === null ? [] : ([['generation', String(generation)]] as const)),
    ...(reference === null ? [] : ([['kept', `receipts/${reference}.json`]] as const)),
    ['seconds', formatGrouped(String(receipt.seconds), voice.language)],
  ];
}

function listFindings(
  heading: Texts,
  { count, listed: findings }: ReceiptFindings,
  { kept: reference }: Receipt,
  language: Language,
): string[] {
  if (count === 0) return [];
  const fullListHint = reference === null ? '' : `: receipts/${reference}.csv`;
  const notListed = count - findings.reduce((sum, finding) => sum + finding.count, 0);
  const more = {
    id: `  ... dan ${formatGrouped(String(notListed), 'id')} lagi${fullListHint}`,
    en: `  ... and ${formatGrouped(String(notListed), 'en')} more${fullListHint}`,
  }[language];
  return [
    '',
    `${heading[language]}:`,
    ...findings.flatMap((finding) => [
      `  ${formatFinding(finding, language)}`,
      `    ${WORDS.advice[language]}: ${finding.advice[language]}`,
    ]),
    ...(notListed > 0 ? [more] : []),
  ];
}

/** Prints a receipt for a terminal, with every finding that it lists. */
export function renderReceipt(receipt: Receipt, language: Language): string {
  const voice = { language, currency: receipt.currency };
  const extracts = receipt.unchangedSince === null ? [receipt, ...receipt.others] : [];
  const blocks = [
    headerLines(receipt, voice),
    ...extracts.map((one) => [titleLine(one, voice), ...figureLines(one, voice)]),
    footerLines(receipt, voice),
  ];
  const width = Math.max(...blocks.flat().map(([key]) => WORDS[key][language].length));
  const shown = blocks.map((lines) => lines.map(([key, value]) => `${WORDS[key][language].padEnd(width)}  ${value}`).join('\n'));
  return [
    shown.join(extracts.length > 1 ? '\n\n' : '\n'),
    ...(receipt.replacing?.length ? ['', renderReplacing(receipt.replacing, language, receipt.currency)] : []),
    ...listFindings(WORDS.refused, receipt.refused, receipt, language),
    ...listFindings(WORDS.warned, receipt.warned, receipt, language),
    '',
  ].join('\n');
}
