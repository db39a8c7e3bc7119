import { addDays, endedMonths, fiscalYearOf, fiscalYearPeriod, lengthInDays } from '@pendapa/contracts';
import { median } from '@pendapa/statistics';
import { groupBy, explainingPart, money, rowsOfCompleteTaxes, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { findUnusual, type Unusual } from '../unusual.ts';

export type YearRow = FigureRow<'amount' | 'payingObjects', 'unit' | 'taxType' | 'year'>;

/** A share has a usual size only with this many years, and this many payers in each. */
const MIN_YEARS = 4;
const MIN_PAYERS = 5;
/** A share is unusual from this factor on, in either direction. */
const MIN_FACTOR = 1.4;
/** A current year counts from this many days on. Early payers say little about a year. */
const MIN_DAYS = 180;

const lastEnded = ({ asOf }: RuleContext): string => endedMonths(asOf).to;

/** Unit x tax of every fiscal year up to the last ended month. */
export const readYears = ({ read }: Reader, context: RuleContext): Promise<readonly YearRow[]> =>
  context.since > lastEnded(context)
    ? Promise.resolve([])
    : read({
        subject: 'revenue',
        measures: ['amount', 'payingObjects'],
        by: ['unit', 'taxType', 'year'],
        from: context.since,
        to: lastEnded(context),
        compare: 'none',
      });

/** Revenue of a unit from a tax in a year, and the amount that its usual share would give. */
interface UnitTaxYear {
  readonly unit: string;
  readonly tax: string;
  readonly year: string;
  readonly amount: number;
  readonly usual: number;
  readonly payers: number;
}

const gapOf = ({ amount, usual }: Pick<UnitTaxYear, 'amount' | 'usual'>): number => amount - usual;

function partsOf(rows: readonly YearRow[]): readonly UnitTaxYear[] {
  const whole = new Map(
    [...groupBy(rows, ({ codes }) => `${codes.taxType ?? ''} ${codes.year ?? ''}`)].map(([key, own]) => [
      key,
      total(own, ({ current }) => current.amount),
    ]),
  );
  const shares = rows.flatMap(({ codes: { unit, taxType: tax, year }, current }) => {
    const all = whole.get(`${tax ?? ''} ${year ?? ''}`) ?? 0;
    if (unit === null || tax === null || year === null || all <= 0 || current.amount === null) return [];
    return [{ unit, tax, year, amount: current.amount, all, payers: current.payingObjects ?? 0 }];
  });
  return [...groupBy(shares, ({ unit, tax }) => `${unit} ${tax}`).values()].flatMap((own) => {
    const share = median(own.map(({ amount, all }) => amount / all));
    return own.map(({ all, ...part }) => ({ ...part, usual: share * all }));
  });
}

interface UnusualUnitYear {
  readonly part: Omit<UnitTaxYear, 'tax'> & { readonly tax: string | undefined };
  readonly unusual: Unusual;
}

/** Years that differ from the others. Only the current year and the year before are reported. */
function unusualYears<T extends Omit<UnitTaxYear, 'tax'>>(
  own: readonly T[],
  years: readonly string[],
): readonly { readonly part: T; readonly unusual: Unusual }[] {
  const times = own.map(({ amount, usual }) => amount / usual);
  if (own.length < MIN_YEARS || own.some(({ payers }) => payers < MIN_PAYERS) || times.some((one) => !(one > 0))) return [];
  return own.flatMap((part, index) => {
    const found = years.includes(part.year)
      ? findUnusual(
          times[index] ?? 1,
          times.filter((_, other) => other !== index),
          MIN_FACTOR,
        )
      : null;
    return found ? [{ part, unusual: found }] : [];
  });
}

/** Units with an unusual share of their taxes in a year. If one tax explains it, that tax of the unit is reported. */
function unusualUnitYears(parts: readonly UnitTaxYear[], years: readonly string[]): readonly UnusualUnitYear[] {
  const cells = [...groupBy(parts, ({ unit, tax }) => `${unit} ${tax}`).values()].flatMap((own) => unusualYears(own, years));
  const units = [...groupBy(parts, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const sums = [...groupBy(own, ({ year }) => year)].map(([year, ofYear]) => ({
      unit,
      year,
      tax: undefined,
      amount: total(ofYear, ({ amount }) => amount),
      usual: total(ofYear, ({ usual }) => usual),
      payers: total(ofYear, ({ payers }) => payers),
    }));
    return unusualYears(sums, years).filter(({ part }) => {
      const ofYear = own.filter(({ year }) => year === part.year);
      const making = explainingPart(ofYear, gapOf(part), gapOf);
      return !cells.some((cell) => cell.part === making);
    });
  });
  const explained = (part: UnitTaxYear): boolean =>
    units.some((one) => one.part.unit === part.unit && one.part.year === part.year && gapOf(one.part) > 0 === gapOf(part) > 0);
  return [...units, ...cells.filter(({ part }) => !explained(part))];
}

/** Units, or taxes of units, whose share of a year's revenue is unusual. A change that a tax has everywhere changes no share. */
export function unitYears(rows: readonly YearRow[], context: RuleContext): readonly Found[] {
  const { fiscalYearStart } = context;
  const last = lastEnded(context);
  const running = fiscalYearPeriod(fiscalYearOf(last, fiscalYearStart), fiscalYearStart);
  const before = fiscalYearPeriod(fiscalYearOf(addDays(running.from, -1), fiscalYearStart), fiscalYearStart);
  const enough = lengthInDays({ from: running.from, to: last }) >= MIN_DAYS;
  const includedRows = rowsOfCompleteTaxes(rows, 'amount').filter(({ codes }) => enough || codes.year !== running.from);
  return unusualUnitYears(partsOf(includedRows), [running.from, before.from]).map(({ part, unusual: found }) => ({
    rule: 'unit-year',
    where: { unit: part.unit, tax: part.tax },
    year: null,
    n: part.payers,
    period: part.year === running.from ? { from: running.from, to: last } : before,
    figures: { amount: money(part.amount), usual: money(part.usual) },
    strength: found.strength,
  }));
}
