import type { Compared } from './comparison.ts';
import type { RawTables } from './raw-parts.ts';

/** A unit's share of a tax on some days relative to its share on others. */
async function times(sample: RawTables, tax: string, unit: string, odd: string, usual: string): Promise<number> {
  const share = (days: string) => `sum(amount) FILTER (unit_code = '${unit}' AND ${days})::DOUBLE / sum(amount) FILTER (${days})`;
  return Number(await sample.value(`SELECT CAST((${share(odd)}) / (${share(usual)}) AS VARCHAR) FROM payments WHERE tax_code = '${tax}'`));
}

/** The oddities of a million payments, relative to the usual. */
export async function oddityLines(sample: RawTables): Promise<Compared[]> {
  const autumn = "posted_on BETWEEN '2026-08-01' AND '2026-09-30'";
  const batch = "unit_code = 'UP3D-317302' AND posted_on BETWEEN '2025-05-26' AND '2025-05-28'";
  const [outage] = await sample.rows(
    "SELECT count(*) AS payments FROM payments WHERE channel_code = 'QRIS' AND posted_on BETWEEN '2026-08-04' AND '2026-08-07'",
  );
  const [twice] = await sample.rows(
    `SELECT avg((payment_id IN (SELECT reversal_of FROM payments))::INTEGER) AS part FROM payments WHERE ${batch} AND transactions = 1`,
  );
  return [
    {
      label: 'PBJT_MAMIN of UP3D-317402 in two months',
      expected: 0.25,
      actual: await times(sample, 'PBJT_MAMIN', 'UP3D-317402', autumn, "posted_on BETWEEN '2026-01-01' AND '2026-07-31'"),
      tolerance: 0.2,
    },
    {
      label: 'PBBP2 of UP3D-317203 in 2026',
      expected: 1.9,
      actual: await times(sample, 'PBBP2', 'UP3D-317203', 'year(posted_on) = 2026', 'year(posted_on) < 2026'),
      tolerance: 0.4,
    },
    {
      label: 'BPHTB of UP3D-317506 in 2025',
      expected: 0.5,
      actual: await times(sample, 'BPHTB', 'UP3D-317506', 'year(posted_on) = 2025', 'year(posted_on) <> 2025'),
      tolerance: 0.2,
    },
    { label: 'QRIS on 4 to 7 August 2026', expected: 0, actual: Number(outage?.['payments']), tolerance: 0 },
    { label: 'posted twice of UP3D-317302 on 26 to 28 May 2025', expected: 0.5, actual: Number(twice?.['part']), tolerance: 0.5 },
  ];
}
