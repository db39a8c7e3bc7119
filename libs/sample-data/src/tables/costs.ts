import type { DuckDBConnection } from '@duckdb/node-api';
import { FIRST_YEAR, LAST_YEAR, YEARS } from '../facts/assumptions.ts';
import { COST_ITEMS, COST_PER_MILLE, FIXED_SHARE } from '../facts/costs.ts';
import { UNITS } from '../facts/units.ts';
import { noise } from '../plan/noise.ts';
import { realisedRupiah, taxesOf } from '../plan/revenue.ts';
import { usualShares } from '../plan/unit-shares.ts';
import { loadRows } from './load-rows.ts';

const THOUSAND = 1_000;

/** Cost of each unit in each finished year by item, in whole thousands of rupiah. The current year has no accounts yet. */
export async function fillCosts(connection: DuckDBConnection, scale: number): Promise<void> {
  const rows = YEARS.filter((year) => year < LAST_YEAR).flatMap((year) => {
    const taxes = taxesOf(year);
    const revenue = taxes.reduce((sum, tax) => sum + realisedRupiah(tax, year, scale), 0);
    return UNITS.flatMap((unit, place) => {
      const own = taxes.reduce((sum, tax) => {
        const share = usualShares(tax).find((candidate) => candidate.unit === unit)?.share ?? 0;
        return sum + share * realisedRupiah(tax, year, scale);
      }, 0);
      const cost = ((FIXED_SHARE * revenue) / UNITS.length + (1 - FIXED_SHARE) * own) * (COST_PER_MILLE / 1_000);
      return COST_ITEMS.map(({ item, percent, yearly }, index) => ({
        year,
        unit_code: unit.code,
        cost_item: item,
        amount:
          Math.round((cost * (percent + yearly * (year - FIRST_YEAR)) * (0.94 + 0.12 * noise(place, year, index))) / 100 / THOUSAND) *
          THOUSAND,
      }));
    });
  });
  await loadRows(connection, 'incoming.costs', { year: 'INTEGER', unit_code: 'VARCHAR', cost_item: 'VARCHAR', amount: 'BIGINT' }, rows);
}
