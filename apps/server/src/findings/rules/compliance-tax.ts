import { endedMonths } from '@pendapa/contracts';
import { bothSeries, isIncomplete, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { differSignificantly, shareOf } from '../unusual.ts';

export type TaxObligationRow = FigureRow<'obligations' | 'paidOnTime', 'taxType'>;

/** Three percentage points. */
const MIN_DECLINE = 0.03;

/** The last twelve ended months of every tax against the twelve before. For both it is known whether payments were on time. */
export const readTaxObligations = ({ read }: Reader, { asOf }: RuleContext): Promise<readonly TaxObligationRow[]> =>
  read({ subject: 'compliance', measures: ['obligations', 'paidOnTime'], by: ['taxType'], ...endedMonths(asOf), compare: 'last-year' });

/** Taxes whose on-time payment rate fell by at least three points within a year, and significantly. */
export const complianceTaxes = (rows: readonly TaxObligationRow[], { asOf }: RuleContext): readonly Found[] =>
  rows
    .filter((row) => !isIncomplete(bothSeries([row]), 'obligations', 'paidOnTime'))
    .flatMap(({ codes: { taxType: tax }, current, before }): Found[] => {
      const now = { of: current.obligations ?? 0, done: current.paidOnTime ?? 0 };
      const then = { of: before.obligations ?? 0, done: before.paidOnTime ?? 0 };
      if (tax === null || now.of === 0 || then.of === 0) return [];
      const down = shareOf(then) - shareOf(now);
      if (down < MIN_DECLINE || !differSignificantly(now, then)) return [];
      const common = { period: endedMonths(asOf), year: null, n: now.of, strength: down };
      return [{ rule: 'compliance-tax', where: { tax }, figures: { rate: shareOf(now), rateBefore: shareOf(then) }, ...common }];
    });
