import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { FindingCode } from '../finding-texts.ts';
import { formatPlainAmount } from '../values/amount.ts';
import type { Params } from './row.ts';
import type { RowValues } from './row-values.ts';

type FinishResult = 'ready' | 'empty' | { readonly code: FindingCode; readonly field?: string; readonly params: Params };

export type FinishRow = (values: RowValues) => FinishResult;

const PLACE_COLUMNS = ['tax_code', 'unit_code', 'region_code', 'object_ref', 'taxpayer_ref'] as const;

const amountAt = (values: RowValues, column: string): bigint | null => {
  const value = values.get(column);
  return typeof value === 'bigint' ? value : null;
};

/** Payments: amount = principal + penalty - discount if the file has these parts. A row without an amount is skipped. */
function finishPayment(profile: Profile, digits: number): FinishRow {
  const grain = fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day';
  const hasTransactions = profile.fields['transactions'] !== undefined;
  return (values) => {
    values.set('grain', grain);
    const principal = amountAt(values, 'principal');
    const given = amountAt(values, 'amount');
    const parts = principal === null ? null : principal + (amountAt(values, 'penalty') ?? 0n) - (amountAt(values, 'discount') ?? 0n);
    if (given !== null && parts !== null && given !== parts)
      return {
        code: 'parts-differ',
        field: 'amount',
        params: { amount: formatPlainAmount(given, digits), parts: formatPlainAmount(parts, digits) },
      };
    const amount = given ?? parts;
    if (amount === null) return 'empty';
    values.set('amount', amount);
    if (!hasTransactions) values.set('transactions', grain !== 'day' ? null : (values.get('reversal_of') ?? null) === null ? 1 : -1);
    return 'ready';
  };
}

function finishFact(profile: Profile): FinishRow {
  const fields = Object.values(EXTRACT_SPECS[profile.extract].fields);
  const money = fields.find((spec) => spec.kind === 'money' && spec.required);
  return (values) => {
    if (money && (values.get(money.to) ?? null) === null) return 'empty';
    for (const spec of fields) {
      if (spec.kind === 'name' && spec.also && (values.get(spec.also) ?? null) === null) values.set(spec.also, values.get(spec.to) ?? null);
      if (spec.kind === 'integer' && spec.default !== undefined && (values.get(spec.to) ?? null) === null)
        values.set(spec.to, spec.default);
    }
    return 'ready';
  };
}

/** Columns that identify a row of a recap, which has no number of its own. */
const RECAP_KEYS: Readonly<Partial<Record<ExtractKey, readonly [id: string, ...columns: string[]]>>> = {
  assessments: ['assessment_id', 'document', ...PLACE_COLUMNS, 'tax_year', 'period', 'issued_on', 'due_on'],
  returns: ['return_id', ...PLACE_COLUMNS, 'tax_year', 'period', 'period_end', 'due_on', 'pay_due_on', 'filed_on', 'mode', 'correction'],
};

/** Gives a row of a recap its key; a row with neither a number nor documents is refused. */
function withRecapKey(profile: Profile, finish: FinishRow): FinishRow {
  const recap = RECAP_KEYS[profile.extract];
  if (!recap) return finish;
  const [id, ...columns] = recap;
  return (values) => {
    const result = finish(values);
    if (result !== 'ready' || (values.get(id) ?? null) !== null) return result;
    if ((values.get('documents') ?? null) === null) return { code: 'document-unnamed', params: {} };
    values.set(id, ['recap', ...columns.map((column) => String(values.get(column) ?? '-'))].join('/'));
    return 'ready';
  };
}

/** An object is counted from its opening, or from the day of a register that does not tell it. */
const withKnownDay =
  (finish: FinishRow): FinishRow =>
  (values) => {
    if ((values.get('opened_on') ?? values.get('updated_on') ?? null) === null) return { code: 'object-undated', params: {} };
    return finish(values);
  };

/** Computes columns after all mapped fields of a row were read. */
export function createFinisher(profile: Profile, digits: number): FinishRow {
  if (profile.extract === 'payments') return finishPayment(profile, digits);
  const finish = withRecapKey(profile, finishFact(profile));
  return profile.extract === 'objects' ? withKnownDay(finish) : finish;
}
