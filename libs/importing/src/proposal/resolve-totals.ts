import type { Settings } from '@pendapa/contracts';
import type { FindingCode } from '../finding-texts.ts';
import type { Receipt } from '../receipt.ts';
import { createAmountReader, formatPlainAmount } from '../values/amount.ts';
import { checkWholeFile } from './check-proposal.ts';
import type { NumberForms } from './number-forms.ts';
import type { Findings } from './proposal.ts';
import type { RawRow } from './raw-table.ts';
import { isTotalRow, type RawColumn, type TableShape } from './table-shape.ts';

const LABELLED: readonly FindingCode[] = ['total-row', 'column-numbers', 'total-column'];
const COMPUTED: readonly FindingCode[] = ['total-found', 'total-account', 'account-differs'];
const CUMULATIVE: readonly FindingCode[] = ['cumulative-found', 'cumulative-column'];

type Options = Readonly<Record<string, unknown>>;

/** True if in every column of amounts the rows that are called totals add up to, or include, the sum of the others. */
export function labelledTotalsAgree({ rows }: TableShape, amounts: readonly RawColumn[], numbers: NumberForms): boolean {
  const read = createAmountReader({ minus: 'leading', ...numbers, decimals: 9 }, 6, 1n);
  const plain = createAmountReader({ decimal: '.', thousands: 'none', minus: 'leading', decimals: 9 }, 6, 1n);
  const amountOf = ({ cells }: RawRow, index: number): bigint => {
    const { kind, text } = cells[index] ?? { kind: null, text: '' };
    const value = kind === 'number' ? plain(text) : read(text);
    return typeof value === 'bigint' ? value : 0n;
  };
  const [totals, others] = [rows.filter(isTotalRow), rows.filter((row) => !isTotalRow(row))];
  return amounts.every(({ index }) => {
    const sum = others.reduce((all, row) => all + amountOf(row, index), 0n);
    const values = totals.map((row) => amountOf(row, index));
    return values.includes(sum) || values.reduce((all, value) => all + value, 0n) === sum;
  });
}

const formatSum = ({ sums, currency, outcome }: Receipt): string =>
  sums.file === null || outcome === 'refused' ? '-' : `${currency.code} ${formatPlainAmount(BigInt(sums.file), currency.digits)}`;

interface TotalsInput {
  readonly path: string;
  readonly profile: object;
  readonly shape: TableShape;
  /** Columns whose sums are compared. */
  readonly amounts: readonly RawColumn[];
  readonly numbers: NumberForms;
  readonly settings: Settings;
  readonly findings: Findings;
}

async function askTotals({ path, profile, settings, findings }: TotalsInput, examples: string): Promise<Options | null> {
  const [left, all] = [
    await checkWholeFile(path, { ...profile, totals: 'leave-out' }, settings),
    await checkWholeFile(path, { ...profile, totals: 'rows' }, settings),
  ];
  const answer = findings.ask(
    'totals',
    { id: `Ada baris yang tampak sebagai jumlah baris lain: ${examples}`, en: `Some rows look like totals of others: ${examples}` },
    [
      {
        value: 'leave-out',
        texts: { id: `dilewati; berkas berjumlah ${formatSum(left)}`, en: `left out; the file adds up to ${formatSum(left)}` },
      },
      {
        value: 'rows',
        texts: { id: `dihitung; berkas berjumlah ${formatSum(all)}`, en: `counted; the file adds up to ${formatSum(all)}` },
      },
    ],
  );
  return answer === null ? null : { totals: answer };
}

/**
 * Decides what the rows that an import would ask about are: totals, and cumulative figures.
 * @returns options for the profile, null while a question is open, or undefined if the receipt asks nothing of the kind
 */
export async function resolveTotals(input: TotalsInput, receipt: Receipt): Promise<Options | null | undefined> {
  const { shape, amounts, numbers, findings } = input;
  const totalFindings = receipt.refused.listed.filter(({ code }) => [...LABELLED, ...COMPUTED].includes(code));
  const examples = totalFindings
    .slice(0, 3)
    .map(({ params }) => `${params['value'] ?? ''} (${params['amount'] ?? '-'})`)
    .join(', ');
  if (
    totalFindings.length > 0 &&
    totalFindings.every(({ code }) => LABELLED.includes(code)) &&
    labelledTotalsAgree(shape, amounts, numbers)
  ) {
    findings.add(
      'totals',
      `Baris jumlah dilewati, dan cocok dengan jumlah baris lain: ${examples}.`,
      `Rows of totals are left out, and agree with the sum of the others: ${examples}.`,
    );
    return { totals: 'leave-out' };
  }
  if (totalFindings.length > 0) return askTotals(input, examples);
  const cumulative = receipt.refused.listed.find(({ code }) => CUMULATIVE.includes(code));
  if (!cumulative) return undefined;
  const answer = findings.ask('cumulative', cumulative.texts, [
    { value: 'true', texts: { id: 'kumulatif: tiap bulan dikurangi bulan sebelumnya', en: 'cumulative: each month less the one before' } },
    { value: 'false', texts: { id: 'berdiri sendiri: tiap bulan apa adanya', en: 'each month stands alone' } },
  ]);
  return answer === null ? null : { cumulative: answer === 'true' };
}
