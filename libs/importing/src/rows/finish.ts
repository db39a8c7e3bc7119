import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { FindingCode } from '../finding-texts.ts';
import { plainAmount } from '../values/amount.ts';
import type { Params } from './row.ts';
import type { RowValues } from './row-values.ts';

type Finished = 'ready' | 'empty' | { readonly code: FindingCode; readonly field?: string; readonly params: Params };

export type Finish = (values: RowValues) => Finished;

const PLACE = ['tax_code', 'unit_code', 'region_code', 'object_ref', 'taxpayer_ref'] as const;

const moneyOf = (values: RowValues, column: string): bigint | null => {
  const value = values.get(column);
  return typeof value === 'bigint' ? value : null;
};

/** Payments: amount = principal + penalty - discount if the file has these parts. A row without an amount is skipped. */
function payment(profile: Profile, digits: number): Finish {
  const grain = fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day';
  const counted = profile.fields['transactions'] !== undefined;
  return (values) => {
    values.set('grain', grain);
    const principal = moneyOf(values, 'principal');
    const given = moneyOf(values, 'amount');
    const parts = principal === null ? null : principal + (moneyOf(values, 'penalty') ?? 0n) - (moneyOf(values, 'discount') ?? 0n);
    if (given !== null && parts !== null && given !== parts)
      return { code: 'parts-differ', field: 'amount', params: { amount: plainAmount(given, digits), parts: plainAmount(parts, digits) } };
    const amount = given ?? parts;
    if (amount === null) return 'empty';
    values.set('amount', amount);
    if (!counted) values.set('transactions', grain !== 'day' ? null : (values.get('reversal_of') ?? null) === null ? 1 : -1);
    return 'ready';
  };
}

function plain(profile: Profile): Finish {
  const fields = Object.values(EXTRACT_SPECS[profile.extract].fields);
  const money = fields.find((spec) => spec.kind === 'money' && spec.required);
  return (values) => {
    if (money && (values.get(money.to) ?? null) === null) return 'empty';
    for (const spec of fields) {
      if (spec.kind === 'name' && spec.also && (values.get(spec.also) ?? null) === null) values.set(spec.also, values.get(spec.to) ?? null);
      if (spec.kind === 'integer' && spec.otherwise !== undefined && (values.get(spec.to) ?? null) === null)
        values.set(spec.to, spec.otherwise);
    }
    return 'ready';
  };
}

/** Columns that identify a row of a recap, which has no number of its own. */
const RECAPS: Readonly<Partial<Record<ExtractKey, readonly [id: string, ...columns: string[]]>>> = {
  assessments: ['assessment_id', 'document', ...PLACE, 'tax_year', 'period', 'issued_on', 'due_on'],
  returns: ['return_id', ...PLACE, 'tax_year', 'period', 'period_end', 'due_on', 'pay_due_on', 'filed_on', 'mode', 'correction'],
};

/** Gives a row of a recap its key; a row with neither a number nor documents is refused. */
function named(profile: Profile, finish: Finish): Finish {
  const recap = RECAPS[profile.extract];
  if (!recap) return finish;
  const [id, ...columns] = recap;
  return (values) => {
    const finished = finish(values);
    if (finished !== 'ready' || (values.get(id) ?? null) !== null) return finished;
    if ((values.get('documents') ?? null) === null) return { code: 'document-unnamed', params: {} };
    values.set(id, ['recap', ...columns.map((column) => String(values.get(column) ?? '-'))].join('/'));
    return 'ready';
  };
}

/** Computes columns after all mapped fields of a row were read. */
export const finisher = (profile: Profile, digits: number): Finish =>
  profile.extract === 'payments' ? payment(profile, digits) : named(profile, plain(profile));
