import { addMonths, dateParts, endedMonths, monthEnd, type Period } from '@pendapa/contracts';
import { isIncomplete, type RuleContext, type Found } from '../finding.ts';
import { belowPeers, type UnitStanding } from '../below-peers.ts';
import type { FigureRow, Reader } from '../read-rows.ts';

export type ObligationRow = FigureRow<'obligations' | 'paidOnTime', 'unit' | 'taxType'>;

const QUARTER = 3;

/**
 * The twelve months before the ends of the last two fiscal quarters, the earlier one first. So both periods contain yearly obligations
 * once, as on the page of the units.
 */
function untilQuarters({ asOf, fiscalYearStart }: RuleContext): readonly [Period, Period] {
  const { to } = endedMonths(asOf);
  const beyond = (((dateParts(to).month - fiscalYearStart + 1) % QUARTER) + QUARTER) % QUARTER;
  const ends = [beyond + QUARTER, beyond].map((months) => monthEnd(addMonths(to, -months)));
  const [earlier = to, later = to] = ends;
  return [endedMonths(earlier), endedMonths(later)];
}

/** Obligations of the UP3D, unit x tax, up to each of the two quarter ends. */
export async function readQuarters(
  { read }: Reader,
  context: RuleContext,
): Promise<readonly [readonly ObligationRow[], readonly ObligationRow[]]> {
  const ask = (period: Period) =>
    read({
      subject: 'compliance',
      measures: ['obligations', 'paidOnTime'],
      by: ['unit', 'taxType'],
      compare: 'none',
      where: { kind: ['up3d'] },
      ...period,
    });
  const [first, second] = untilQuarters(context);
  return [await ask(first), await ask(second)];
}

const below = (rows: readonly ObligationRow[]): readonly UnitStanding[] =>
  belowPeers(
    rows
      .filter((row) => !isIncomplete([row], 'obligations', 'paidOnTime'))
      .map(({ codes, current }) => ({
        unit: codes.unit,
        tax: codes.taxType,
        of: current.obligations ?? 0,
        done: current.paidOnTime ?? 0,
      })),
  );

/** Units that are below the funnel's limit of on-time payment at the ends of two consecutive quarters. */
export function complianceUnits(
  [first, second]: readonly [readonly ObligationRow[], readonly ObligationRow[]],
  context: RuleContext,
): readonly Found[] {
  const earlier = below(first).map(({ unit }) => unit);
  const [, period] = untilQuarters(context);
  return below(second)
    .filter(({ unit }) => earlier.includes(unit))
    .map(({ unit, of, done, expected }) => ({
      rule: 'compliance-unit',
      where: { unit },
      period,
      year: null,
      n: of,
      strength: (expected - done) / of,
      figures: { rate: done / of, expected: expected / of },
    }));
}
