import { addDays, endedMonths, fiscalYearOf, fiscalYearPeriod, lengthInDays, type Finding } from '@pendapa/contracts';
import { median } from '@pendapa/statistics';
import { grouped, makingPart, money, total, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { unusual, type Unusual } from '../usual.ts';

export type YearRow = FigureRow<'amount' | 'payingObjects', 'unit' | 'taxType' | 'year'>;

/** In so many years, and by so many payers in each, a unit's share of a tax has a usual size. */
const FEWEST_YEARS = 4;
const FEWEST_PAYERS = 5;
/** So many times as much or as little as usual. */
const LEAST = 1.4;
/** Of a running year so many days at least: who pays early in a year says little about it. */
const FEWEST_DAYS = 180;

const lastEnded = ({ asOf }: Known): string => endedMonths(asOf).to;

/** Unit x tax of every fiscal year up to the last ended month. */
export const readYears = ({ read }: Reader, known: Known): Promise<readonly YearRow[]> =>
  known.since > lastEnded(known)
    ? Promise.resolve([])
    : read({
        subject: 'revenue',
        measures: ['amount', 'payingObjects'],
        by: ['unit', 'taxType', 'year'],
        from: known.since,
        to: lastEnded(known),
        compare: 'none',
      });

/** What a unit brought of a tax in a year, and what its usual share would have made of it. */
interface Part {
  readonly unit: string;
  readonly tax: string;
  readonly year: string;
  readonly amount: number;
  readonly usual: number;
  readonly payers: number;
}

const gapOf = ({ amount, usual }: Pick<Part, 'amount' | 'usual'>): number => amount - usual;

function partsOf(rows: readonly YearRow[]): readonly Part[] {
  const whole = new Map(
    [...grouped(rows, ({ codes }) => `${codes.taxType ?? ''} ${codes.year ?? ''}`)].map(([key, own]) => [
      key,
      total(own, ({ current }) => current.amount),
    ]),
  );
  const shares = rows.flatMap(({ codes: { unit, taxType: tax, year }, current }) => {
    const all = whole.get(`${tax ?? ''} ${year ?? ''}`) ?? 0;
    if (unit === null || tax === null || year === null || all <= 0 || current.amount === null) return [];
    return [{ unit, tax, year, amount: current.amount, all, payers: current.payingObjects ?? 0 }];
  });
  return [...grouped(shares, ({ unit, tax }) => `${unit} ${tax}`).values()].flatMap((own) => {
    const share = median(own.map(({ amount, all }) => amount / all));
    return own.map(({ all, ...part }) => ({ ...part, usual: share * all }));
  });
}

interface Told {
  readonly part: Omit<Part, 'tax'> & { readonly tax: string | undefined };
  readonly unusual: Unusual;
}

/** The years of which one is told that do not look like the others: the running and the one before it. */
function oddYears<T extends Omit<Part, 'tax'>>(
  own: readonly T[],
  years: readonly string[],
): readonly { readonly part: T; readonly unusual: Unusual }[] {
  const times = own.map(({ amount, usual }) => amount / usual);
  if (own.length < FEWEST_YEARS || own.some(({ payers }) => payers < FEWEST_PAYERS) || times.some((one) => !(one > 0))) return [];
  return own.flatMap((part, index) => {
    const found = years.includes(part.year)
      ? unusual(
          times[index] ?? 1,
          times.filter((_, other) => other !== index),
          LEAST,
        )
      : null;
    return found ? [{ part, unusual: found }] : [];
  });
}

/** Units whose share of their taxes is far from usual in a year; where one tax makes it, that unit's tax. */
function told(parts: readonly Part[], years: readonly string[]): readonly Told[] {
  const cells = [...grouped(parts, ({ unit, tax }) => `${unit} ${tax}`).values()].flatMap((own) => oddYears(own, years));
  const units = [...grouped(parts, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const sums = [...grouped(own, ({ year }) => year)].map(([year, ofYear]) => ({
      ...{ unit, year, tax: undefined, amount: total(ofYear, ({ amount }) => amount), usual: total(ofYear, ({ usual }) => usual) },
      payers: total(ofYear, ({ payers }) => payers),
    }));
    return oddYears(sums, years).filter(({ part }) => {
      const ofYear = own.filter(({ year }) => year === part.year);
      const making = makingPart(ofYear, gapOf(part), gapOf);
      return !cells.some((cell) => cell.part === making);
    });
  });
  const explained = (part: Part): boolean =>
    units.some((one) => one.part.unit === part.unit && one.part.year === part.year && gapOf(one.part) > 0 === gapOf(part) > 0);
  return [...units, ...cells.filter(({ part }) => !explained(part))];
}

/** A unit's year, or its year of one tax, that is far from its usual share of what the taxes brought: what a tax did everywhere changes no share. */
export function unitYears(rows: readonly YearRow[], known: Known): readonly Finding[] {
  const { fiscalYearStart } = known;
  const last = lastEnded(known);
  const running = fiscalYearPeriod(fiscalYearOf(last, fiscalYearStart), fiscalYearStart);
  const before = fiscalYearPeriod(fiscalYearOf(addDays(running.from, -1), fiscalYearStart), fiscalYearStart);
  const enough = lengthInDays({ from: running.from, to: last }) >= FEWEST_DAYS;
  const counted = rows.filter(({ codes }) => enough || codes.year !== running.from);
  return told(partsOf(counted), [running.from, before.from]).map(({ part, unusual: found }) => ({
    ...{ rule: 'unit-year', where: { unit: part.unit, tax: part.tax }, year: null, n: part.payers },
    period: part.year === running.from ? { from: running.from, to: last } : before,
    figures: { amount: money(part.amount), usual: money(part.usual) },
    strength: found.strength,
  }));
}
