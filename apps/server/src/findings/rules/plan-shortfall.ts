import { addDays, addMonths, endedMonths, monthEnd, PLAN_LIMITS, type Period } from '@pendapa/contracts';
import { robustSpread } from '@pendapa/statistics';
import { groupBy, explainingPart, isIncomplete, money, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type PlanRow = FigureRow<'realised' | 'realisedOfPlan' | 'plan', 'unit' | 'taxType'>;
export type EarlierRow = FigureRow<'realisedOfPlan' | 'plan', 'unit' | 'taxType' | 'month'>;

export interface Plans {
  /** Unit x tax of each of the last two ended months. */
  readonly months: readonly [readonly PlanRow[], readonly PlanRow[]];
  /** Unit x tax x month of the months before them. */
  readonly earlier: readonly EarlierRow[];
}

/** A smaller shortfall, as a share of the whole plan of the two months, is not reported. */
const MIN_STRENGTH = 0.001;
/** Months before, for the usual deviation from plan, and the minimum number of pairs of months for it. */
const MONTHS_BEFORE = 24;
const MIN_PAIRS = 6;
/** A shortfall is significant beyond this many robust standard deviations. */
const MAX_SPREADS = 3;

/** The last two ended months, the earlier one first. */
function lastMonths({ asOf }: RuleContext): readonly [Period, Period] {
  const { from, to } = endedMonths(asOf, 2);
  return [
    { from, to: monthEnd(from) },
    { from: addDays(monthEnd(from), 1), to },
  ];
}

/** The last two ended months with the plan in force in each, and the two years before them. */
export async function readPlans({ read }: Reader, context: RuleContext): Promise<Plans> {
  const ask = (period: Period) =>
    read({ subject: 'achievement', measures: ['realised', 'realisedOfPlan', 'plan'], by: ['unit', 'taxType'], ...period, compare: 'none' });
  const [first, second] = lastMonths(context);
  const earlier = { from: addMonths(first.from, -MONTHS_BEFORE), to: addDays(first.from, -1) };
  return {
    months: [await ask(first), await ask(second)],
    earlier: await read({
      subject: 'achievement',
      measures: ['realisedOfPlan', 'plan'],
      by: ['unit', 'taxType', 'month'],
      ...earlier,
      compare: 'none',
    }),
  };
}

interface Line {
  readonly unit: string | null;
  readonly tax: string;
  /** By month. `expected` is the plan, reduced by the shortfall of the whole tax. */
  readonly realised: readonly number[];
  readonly plan: readonly number[];
  readonly expected: readonly number[];
  /** Revenue of the tax in no unit, which may belong to any of them. */
  readonly unplaced: readonly number[];
}

const sums = (lines: readonly Line[], key: 'realised' | 'plan' | 'expected'): readonly number[] =>
  [0, 1].map((month) => total(lines, (line) => line[key][month] ?? 0));
const sumOfBoth = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Revenue by month if all unplaced revenue of their taxes belonged to these lines. */
function mostRealised(lines: readonly Line[]): readonly number[] {
  const oneOfEachTax = [...groupBy(lines, ({ tax }) => tax).values()].flatMap(([first]) => first ?? []);
  return sums(lines, 'realised').map((value, month) => value + total(oneOfEachTax, ({ unplaced }) => unplaced[month] ?? 0));
}

const fallsShort = (lines: readonly Line[], against: 'plan' | 'expected'): boolean => {
  const [realised, wanted] = [mostRealised(lines), sums(lines, against)];
  return wanted.every((value, month) => value > 0 && (realised[month] ?? 0) < PLAN_LIMITS.watch * value);
};

const gapOf = (lines: readonly Line[], against: 'plan' | 'expected' = 'expected'): number =>
  sumOfBoth(sums(lines, against)) - sumOfBoth(sums(lines, 'realised'));

const lineKey = (unit: string | null, tax: string): string => JSON.stringify([unit, tax]);
type EarlierByLine = ReadonlyMap<string, readonly EarlierRow[]>;

/** True if the revenue of a plan is unknown. Without a plan there is none to know. */
const hasUnknownRevenue = (rows: readonly Pick<EarlierRow, 'current'>[]): boolean =>
  isIncomplete(
    rows.filter(({ current }) => current.plan !== null),
    'realisedOfPlan',
  );

/** Revenue of a tax by month in no unit and without a plan; infinite if it is unknown. */
const unplacedOf = (months: readonly (readonly PlanRow[])[], tax: string): readonly number[] =>
  months.map((rows) =>
    total(
      rows.filter(({ codes, current }) => codes.taxType === tax && codes.unit === null && current.plan === null),
      ({ current }) => Math.max(current.realised ?? Infinity, 0),
    ),
  );

function linesOf(months: readonly (readonly PlanRow[])[]): readonly Line[] {
  const keyOf = ({ codes }: PlanRow): string | null => (codes.taxType === null ? null : lineKey(codes.unit, codes.taxType));
  const rows = months.flatMap((own, month) => own.map((row) => ({ row, month })));
  const taxes = new Set(rows.flatMap(({ row }) => row.codes.taxType ?? []));
  const unplacedByTax = new Map([...taxes].map((tax) => [tax, unplacedOf(months, tax)]));
  return [...groupBy(rows, ({ row }) => keyOf(row)).values()].flatMap((own): Line[] => {
    const [first] = own;
    const tax = first?.row.codes.taxType ?? null;
    if (first === undefined || tax === null || hasUnknownRevenue(own.map(({ row }) => row))) return [];
    const by = (measure: 'realisedOfPlan' | 'plan') =>
      [0, 1].map((month) =>
        total(
          own.filter((one) => one.month === month),
          ({ row }) => row.current[measure],
        ),
      );
    const plan = by('plan');
    const unplaced = unplacedByTax.get(tax) ?? [];
    return [{ unit: first.row.codes.unit, tax, realised: by('realisedOfPlan'), plan, expected: plan, unplaced }];
  });
}

/** The line that explains most of a shortfall and falls short itself; null if there is none. */
function explainingLine(lines: readonly Line[], against: 'plan' | 'expected'): Line | null {
  const line = explainingPart(lines, gapOf(lines, against), (one) => gapOf([one], against));
  return line && line.unit !== null && fallsShort([line], 'plan') ? line : null;
}

type Group = readonly [where: Found['where'], lines: readonly Line[]];
const whereOf = ({ unit, tax }: Line): Found['where'] => (unit === null ? { tax } : { unit, tax });

/** Taxes that fall short. If one unit explains it, that tax of the unit is reported. */
const shortTaxes = (lines: readonly Line[]): readonly Group[] =>
  [...groupBy(lines, ({ tax }) => tax)].flatMap(([tax, own]): readonly Group[] => {
    if (!fallsShort(own, 'plan')) return [];
    const line = own.length > 1 ? explainingLine(own, 'plan') : null;
    return [line ? [whereOf(line), [line]] : [{ tax }, own]];
  });

/** Units that fall short of their expected revenue. If one tax explains it, that tax of the unit is reported. */
const shortUnits = (lines: readonly Line[]): readonly Group[] =>
  [...groupBy(lines, ({ unit }) => unit)].flatMap(([unit, own]): readonly Group[] => {
    if (!fallsShort(own, 'plan') || !fallsShort(own, 'expected')) return [];
    const line = explainingLine(own, 'expected');
    return [line ? [whereOf(line), [line]] : [{ unit }, own]];
  });

/**
 * Removes reported lines, and scales the plan of a reported tax to the rate that it reached everywhere. A tax at 80 % of its plan expects
 * 80 % of each unit.
 */
function withoutReported(lines: readonly Line[], reported: readonly Group[]): readonly Line[] {
  const reportedLines = reported.filter(([{ unit }]) => unit !== undefined).flatMap(([, own]) => own);
  const reached = new Map(
    reported.flatMap(([{ unit, tax }, own]) =>
      unit === undefined && tax !== undefined ? [[tax, sumOfBoth(sums(own, 'realised')) / sumOfBoth(sums(own, 'plan'))]] : [],
    ),
  );
  return lines
    .filter((line) => !reportedLines.includes(line))
    .map((line) => ({ ...line, expected: line.plan.map((plan) => plan * (reached.get(line.tax) ?? 1)) }));
}

/** Revenue as a share of the plan in each pair of months of the years before. Pairs without a plan are left out. */
function earlierRatios(lines: readonly Line[], earlier: EarlierByLine, { from }: Period): readonly number[] {
  const rows = lines.flatMap((line) => earlier.get(lineKey(line.unit, line.tax)) ?? []);
  return Array.from({ length: MONTHS_BEFORE / 2 }, (_, pair) => {
    const months = [addMonths(from, -2 * pair - 2), addMonths(from, -2 * pair - 1)];
    const own = rows.filter(({ codes }) => months.some((month) => month === codes.month));
    if (hasUnknownRevenue(own)) return Number.NaN;
    return total(own, ({ current }) => current.realisedOfPlan) / total(own, ({ current }) => current.plan);
  }).filter(Number.isFinite);
}

/** True if a shortfall exceeds the usual deviation from plan, or if there is too little history to know. */
function exceedsUsualDeviation(lines: readonly Line[], ratios: readonly number[]): boolean {
  if (ratios.length < MIN_PAIRS) return true;
  return sumOfBoth(sums(lines, 'realised')) / sumOfBoth(sums(lines, 'plan')) < 1 - MAX_SPREADS * robustSpread(ratios);
}

/**
 * Taxes and units below 95 % of their plans in both of the last two ended months.
 * If one unit explains the shortfall of a tax, or one tax that of a unit, only the pair is reported.
 * A shortfall of a tax everywhere is not reported for its units. Deviations of the usual size are not reported.
 */
export function planShortfalls({ months, earlier }: Plans, context: RuleContext): readonly Found[] {
  const lines = linesOf(months);
  const before = groupBy(earlier, ({ codes }) => (codes.taxType === null ? null : lineKey(codes.unit, codes.taxType)));
  const [first, second] = lastMonths(context);
  const planned = sumOfBoth(sums(lines, 'plan'));
  const taxes = shortTaxes(lines);
  return [...taxes, ...shortUnits(withoutReported(lines, taxes))].flatMap(([where, own]): Found[] => {
    const strength = gapOf(own, 'plan') / planned;
    if (strength < MIN_STRENGTH || !exceedsUsualDeviation(own, earlierRatios(own, before, first))) return [];
    const figures = { realised: money(sumOfBoth(sums(own, 'realised'))), plan: money(sumOfBoth(sums(own, 'plan'))) };
    const period = { from: first.from, to: second.to };
    return [{ rule: 'plan-shortfall', where, period, year: null, n: months.length, figures, strength }];
  });
}
