import { calendarDate, dateParts, endedMonths, monthEnd } from '@pendapa/contracts';
import { groupBy, isIncomplete, money, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type OwedRow = FigureRow<'principal' | 'documents', 'taxType' | 'taxYear' | 'month'>;
export type PaidRow = FigureRow<'paid', 'taxType' | 'taxYear' | 'month'>;
export interface Vintages {
  readonly owed: readonly OwedRow[];
  readonly paid: readonly PaidRow[];
}

/** A vintage is bad below this share of the lower of the two rates before. */
const MAX_RATIO = 0.7;
/** At the usual rate at least this many debts are paid. With fewer, chance dominates. */
const MIN_PAID = 20;
/** The collection rate needs at least this many months of the following year. */
const MIN_MONTHS = 6;

interface Age {
  /** The newest tax year with enough months of the following year, and their number. */
  readonly newest: number;
  readonly months: number;
}

function ageOf({ asOf }: RuleContext): Age {
  const { year, month } = dateParts(endedMonths(asOf).to);
  return month < MIN_MONTHS ? { newest: year - 2, months: 12 } : { newest: year - 1, months: month };
}

/** Principal of every tax year at the ends of three years, and the payments of each month after. */
export async function readVintages({ read }: Reader, context: RuleContext): Promise<Vintages> {
  const { newest, months } = ageOf(context);
  const by = ['taxType', 'taxYear', 'month'] as const;
  const owed = await read({
    subject: 'arrears',
    measures: ['principal', 'documents'],
    by,
    compare: 'none',
    from: calendarDate(newest - 2, 12, 1),
    to: calendarDate(newest, 12, 31),
  });
  const paid = await read({
    subject: 'collection',
    measures: ['paid'],
    by,
    compare: 'none',
    from: calendarDate(newest - 1, 1, 1),
    to: monthEnd(calendarDate(newest + 1, months, 1)),
  });
  return { owed, paid };
}

interface Vintage {
  readonly owed: number;
  readonly debts: number;
  readonly collected: number;
}

/** Principal at the end of a tax year, and the part collected in the first months of the next. */
function vintageOf(owed: readonly OwedRow[], paid: readonly PaidRow[], year: number, months: number): Vintage {
  const end = owed.filter(({ codes }) => codes.taxYear === String(year) && codes.month === calendarDate(year, 12, 1));
  const after = paid.filter(({ codes: { taxYear, month } }) => {
    const from = calendarDate(year + 1, 1, 1);
    return taxYear === String(year) && month !== null && month >= from && month <= calendarDate(year + 1, months, 1);
  });
  return {
    owed: total(end, ({ current }) => current.principal),
    debts: total(end, ({ current }) => current.documents),
    collected: total(after, ({ current }) => current.paid),
  };
}

const share = ({ owed, collected }: Vintage): number => collected / owed;

/** Tax years with a far lower collection rate in the following year than both years before at the same age. */
export function badVintages({ owed, paid }: Vintages, context: RuleContext): readonly Found[] {
  const { newest, months } = ageOf(context);
  const paidOf = groupBy(paid, ({ codes }) => codes.taxType);
  return [...groupBy(owed, ({ codes }) => codes.taxType)].flatMap(([tax, own]): Found[] => {
    if (isIncomplete(own, 'principal') || isIncomplete(paidOf.get(tax) ?? [], 'paid')) return [];
    const of = (year: number): Vintage => vintageOf(own, paidOf.get(tax) ?? [], year, months);
    const [now, before, earlier] = [of(newest), of(newest - 1), of(newest - 2)];
    if ([now, before, earlier].some((vintage) => vintage.owed <= 0)) return [];
    const lowerShare = Math.min(share(before), share(earlier));
    if (share(now) >= MAX_RATIO * lowerShare || now.debts * lowerShare < MIN_PAID) return [];
    const sum = { owed: before.owed + earlier.owed, debts: 0, collected: before.collected + earlier.collected };
    const period = { from: calendarDate(newest + 1, 1, 1), to: monthEnd(calendarDate(newest + 1, months, 1)) };
    const common = { period, year: newest, n: now.debts, strength: 1 - share(now) / lowerShare };
    return [
      { rule: 'bad-vintage', where: { tax }, figures: { share: share(now), shareBefore: share(sum), owed: money(now.owed) }, ...common },
    ];
  });
}
