import type { Texts } from '@pendapa/contracts';
import { filtersSql } from './filters.ts';
import { placesOf, shownBy } from './levels.ts';
import { codesOf, selectedSql, type Source } from './source.ts';

const MOVEMENTS: Texts = { id: 'mutasi antarposisi', en: 'movements of the snapshots' };

const FLOWS: readonly string[] = ['added', 'collected', 'written_off', 'adjusted'];
const NEVER = '0001-01-01';

/**
 * Movements of the snapshots within each span: flows are summed, the opening is the first one's and the closing the last one's. The
 * units' own rows answer a question about units, the whole province's any other; where a day has only units, their sum is the whole.
 */
export const movementSource: Source = (wanted) => {
  const { question, by, context, binder } = wanted;
  const units = codesOf(by).includes('unit_code') || question.where.unit !== undefined || question.where.kind !== undefined;
  const spans = placesOf(question, by, context);
  const branches = spans.flatMap((place) => {
    const days = context.directory.movements.filter((day) => day >= place.from && day <= place.at);
    const [first, last] = [days[0] ?? NEVER, days.at(-1) ?? NEVER];
    return context.relations('arrears_movements', { from: place.from, to: place.at }, MOVEMENTS).map((relation) => {
      const whole = `NOT EXISTS (SELECT 1 FROM ${relation} w WHERE w.snapshot_on = m.snapshot_on AND w.tax_code = m.tax_code AND w.unit_code IS NULL)`;
      const scope = units ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${whole})`;
      const only = (column: string, day: string) => `CASE WHEN snapshot_on = ${binder.day(day)} THEN ${column} END`;
      const selected = selectedSql(wanted, {
        series: place.series,
        time: (dimension) => binder.day(shownBy(dimension, place, context)),
        figure: (column) => {
          if (column === 'entries') return '1';
          if (column === 'opening') return only('opening', first);
          if (column === 'closing') return only('closing', last);
          return FLOWS.includes(column) ? column : undefined;
        },
      });
      const within = `snapshot_on BETWEEN ${binder.day(place.from)} AND ${binder.day(place.at)}`;
      return `SELECT ${selected} FROM ${relation} m WHERE ${within} AND ${scope}${filtersSql(question.where, context, binder)}`;
    });
  });
  return branches;
};
