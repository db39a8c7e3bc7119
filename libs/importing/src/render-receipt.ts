import { EXTRACTS, type Currency, type Language, type Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import type { TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from './extracts.ts';
import { sayFinding } from './import-refused.ts';
import { OBJECT_COLUMNS, OUTCOMES, WORDS } from './receipt-words.ts';
import type { ExtractReceipt, Receipt, ReceiptFindings } from './receipt.ts';
import { renderReplacing } from './replacing.ts';
import { plainAmount } from './values/amount.ts';
import { groupedNumber } from './values/grouped.ts';
import { wordedAmount } from './values/worded.ts';
import { RULES } from './validation/rules.ts';

type Line = readonly [keyof typeof WORDS, string];

/** Language and currency of a printed receipt. */
interface Voice {
  readonly language: Language;
  readonly currency: Currency;
}

const number = (value: number, { language }: Voice): string => groupedNumber(String(value), language);

/** Formats an exact amount: -1234567n of dollars is `USD -12.345,67` in Indonesian. */
const money = (minor: string, { language, currency: { code, digits } }: Voice): string =>
  `${code} ${groupedNumber(plainAmount(BigInt(minor), digits), language)}`;

function counts({ rows, stored }: ExtractReceipt, voice: Voice): Line[] {
  return [
    ['read', number(rows.read, voice)],
    ['taken', number(rows.taken, voice)],
    ['skipped', number(rows.skipped, voice)],
    ['accepted', number(rows.accepted, voice)],
    ['empty', number(rows.empty, voice)],
    ['stored', `${number(stored.before, voice)} / ${stored.after === null ? '-' : number(stored.after, voice)}`],
  ];
}

/** Amounts in words show at once if they are a thousand times too small. */
function amountLines({ amounts }: ExtractReceipt, { currency, language }: Voice): Line[] {
  if (!amounts) return [];
  const { smallest, median, largest } = amounts;
  return [['amounts', [smallest, median, largest].map((amount) => wordedAmount(BigInt(amount), currency, language)).join('; ')]];
}

function sums({ sums: { file, before, after } }: ExtractReceipt, voice: Voice): Line[] {
  const said = (value: string | null) => (value === null ? '-' : money(value, voice));
  if (file === null) return [];
  return [
    ['sum', said(file)],
    ['before', said(before)],
    ['after', said(after)],
  ];
}

function reconciled({ reconciled: results }: ExtractReceipt, voice: Voice): Line[] {
  return results.map(({ name, periods, equal, tolerated, different, rows, control }) => {
    const [left, right] = [money(rows, voice), money(control, voice)];
    const text = {
      id: `"${name}": ${equal} dari ${periods} masa sama, ${tolerated} dalam toleransi, ${different} berbeda; baris ${left}, kontrol ${right}`,
      en: `"${name}": ${equal} of ${periods} periods equal, ${tolerated} within the tolerance, ${different} different; rows ${left}, control ${right}`,
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

function rules({ rules: applied }: ExtractReceipt, voice: Voice): Line[] {
  return applied.flatMap(({ key, broken, missing }): Line[] => {
    const rule = RULES.find((one) => one.key === key);
    const title = rule?.title[voice.language] ?? key;
    const lacking = missing.map((table) => tableLabel(table, voice.language)).join(', ');
    if (broken === null) return [['unapplied', `${title} (${NOT_IMPORTED[voice.language]}: ${lacking})`]];
    if (broken === 0) return [];
    return [['broken', `${title}: ${number(broken, voice)}`], ...(rule ? ([['advice', rule.advice[voice.language]]] as const) : [])];
  });
}

function fromObject({ fromObject: taken }: ExtractReceipt, voice: Voice): Line[] {
  const said = Object.entries(taken).map(
    ([column, count]) => `${OBJECT_COLUMNS[column]?.[voice.language] ?? column} ${number(count, voice)}`,
  );
  return said.length === 0 ? [] : [['fromObject', said.join(', ')]];
}

function emptyCodes({ emptyCodes: lacking = {} }: ExtractReceipt, voice: Voice): Line[] {
  const said = Object.entries(lacking).map(([column, rows]) => `${column} ${number(rows, voice)}`);
  return said.length === 0 ? [] : [['emptyCodes', said.join(', ')]];
}

function created({ created: made }: ExtractReceipt, voice: Voice): Line[] {
  const fresh = Object.entries(made).map(([table, count]) => `${tableLabel(table as TableName, voice.language)} ${number(count, voice)}`);
  return fresh.length === 0 ? [] : [['created', fresh.join(', ')]];
}

const figures = (one: ExtractReceipt, voice: Voice): Line[] => [
  ...counts(one, voice),
  ...sums(one, voice),
  ...amountLines(one, voice),
  ...(one.period ? ([['period', `${one.period.from} - ${one.period.to}`]] as const) : []),
  ...fromObject(one, voice),
  ...emptyCodes(one, voice),
  ...created(one, voice),
  ...reconciled(one, voice),
  ...rules(one, voice),
];

const title = ({ extract, profile }: ExtractReceipt, { language }: Voice): Line => [
  'extract',
  `${EXTRACT_LABELS[extract][language]} (${profile})`,
];

function head(receipt: Receipt, voice: Voice): Line[] {
  return [
    ['outcome', OUTCOMES[receipt.outcome][voice.language]],
    ['at', receipt.at],
    ['source', receipt.source],
    ...receipt.files.map(({ name, bytes }) => ['file', `${name} (${number(bytes, voice)} byte)`] as const),
    ['checksum', receipt.sha256],
    ...(receipt.unchangedSince === null ? [] : ([['since', receipt.unchangedSince]] as const)),
  ];
}

function foot(receipt: Receipt, voice: Voice): Line[] {
  const { replaced, generation, kept } = receipt;
  return [
    ...(replaced ? ([['replaced', `${replaced.from} - ${replaced.to}`]] as const) : []),
    ['warned', number(receipt.warned.count, voice)],
    ['warnedRows', number(receipt.warned.rows ?? 0, voice)],
    ['refused', number(receipt.refused.count, voice)],
    ['refusedRows', number(receipt.refused.rows ?? 0, voice)],
    ...(generation === null ? [] : ([['generation', String(generation)]] as const)),
    ...(kept === null ? [] : ([['kept', `receipts/${kept}.json`]] as const)),
    ['seconds', groupedNumber(String(receipt.seconds), voice.language)],
  ];
}

function listed(heading: Texts, { count, listed: findings }: ReceiptFindings, { kept }: Receipt, language: Language): string[] {
  if (count === 0) return [];
  const whole = kept === null ? '' : `: receipts/${kept}.csv`;
  const left = count - findings.reduce((sum, finding) => sum + finding.count, 0);
  const more = {
    id: `  ... dan ${groupedNumber(String(left), 'id')} lagi${whole}`,
    en: `  ... and ${groupedNumber(String(left), 'en')} more${whole}`,
  }[language];
  return [
    '',
    `${heading[language]}:`,
    ...findings.flatMap((finding) => [`  ${sayFinding(finding, language)}`, `    ${WORDS.advice[language]}: ${finding.advice[language]}`]),
    ...(left > 0 ? [more] : []),
  ];
}

/** Prints a receipt for a terminal, with every finding that it lists. */
export function renderReceipt(receipt: Receipt, language: Language): string {
  const voice = { language, currency: receipt.currency };
  const extracts = receipt.unchangedSince === null ? [receipt, ...receipt.others] : [];
  const blocks = [head(receipt, voice), ...extracts.map((one) => [title(one, voice), ...figures(one, voice)]), foot(receipt, voice)];
  const width = Math.max(...blocks.flat().map(([key]) => WORDS[key][language].length));
  const shown = blocks.map((lines) => lines.map(([key, value]) => `${WORDS[key][language].padEnd(width)}  ${value}`).join('\n'));
  return [
    shown.join(extracts.length > 1 ? '\n\n' : '\n'),
    ...(receipt.replacing?.length ? ['', renderReplacing(receipt.replacing, language, receipt.currency)] : []),
    ...listed(WORDS.refused, receipt.refused, receipt, language),
    ...listed(WORDS.warned, receipt.warned, receipt, language),
    '',
  ].join('\n');
}
