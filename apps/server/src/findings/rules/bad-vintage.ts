import { calendarDate, dateParts, endedMonths, monthEnd, type Finding } from '@pendapa/contracts';
import { grouped, money, total, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type OwedRow = FigureRow<'principal' | 'documents', 'taxType' | 'taxYear' | 'month'>;
export type PaidRow = FigureRow<'paid', 'taxType' | 'taxYear' | 'month'>;
export interface Vintages {
  readonly owed: readonly OwedRow[];
  readonly paid: readonly PaidRow[];
}

/** So much of what was collected of the lesser of the two before. */
const WORSE = 0.7;
/** So many debts would usually be paid at least: of fewer, chance is most. */
const FEWEST_PAID = 20;
/** So many months of the year after say what becomes of a vintage. */
const FEWEST_MONTHS = 6;

interface Age {
  /** The newest tax year of which enough of the year after is over, and how many months of that. */
  readonly newest: number;
  readonly months: number;
}

function ageOf({ asOf }: Known): Age {
  const { year, month } = dateParts(endedMonths(asOf).to);
  return month < FEWEST_MONTHS ? { newest: year - 2, months: 12 } : { newest: year - 1, months: month };
}

/** What was owed of every tax year at the ends of three years, and what was paid of it in each month after. */
export async function readVintages({ read }: Reader, known: Known): Promise<Vintages> {
  const { newest, months } = ageOf(known);
  const by = ['taxType', 'taxYear', 'month'] as const;
  const owed = await read({
    ...{ subject: 'arrears', measures: ['principal', 'documents'], by, compare: 'none' },
    ...{ from: calendarDate(newest - 2, 12, 1), to: calendarDate(newest, 12, 31) },
  });
  const paid = await read({
    ...{ subject: 'collection', measures: ['paid'], by, compare: 'none' },
    ...{ from: calendarDate(newest - 1, 1, 1), to: monthEnd(calendarDate(newest + 1, months, 1)) },
  });
  return { owed, paid };
}

interface Vintage {
  readonly owed: number;
  readonly debts: number;
  readonly collected: number;
}

/** Of what was owed at the end of a tax year, how much came in in the first months of the next. */
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

/** Tax years of which far less is collected in the year after than of both before them at the same age. */
export function badVintages({ owed, paid }: Vintages, known: Known): readonly Finding[] {
  const { newest, months } = ageOf(known);
  const paidOf = grouped(paid, ({ codes }) => codes.taxType);
  return [...grouped(owed, ({ codes }) => codes.taxType)].flatMap(([tax, own]): Finding[] => {
    const of = (year: number): Vintage => vintageOf(own, paidOf.get(tax) ?? [], year, months);
    const [now, before, earlier] = [of(newest), of(newest - 1), of(newest - 2)];
    if ([now, before, earlier].some((vintage) => vintage.owed <= 0)) return [];
    const least = Math.min(share(before), share(earlier));
    if (share(now) >= WORSE * least || now.debts * least < FEWEST_PAID) return [];
    const sum = { owed: before.owed + earlier.owed, debts: 0, collected: before.collected + earlier.collected };
    const period = { from: calendarDate(newest + 1, 1, 1), to: monthEnd(calendarDate(newest + 1, months, 1)) };
    const rest = { period, year: newest, n: now.debts, strength: 1 - share(now) / least };
    return [
      { rule: 'bad-vintage', where: { tax }, figures: { share: share(now), shareBefore: share(sum), owed: money(now.owed) }, ...rest },
    ];
  });
}
