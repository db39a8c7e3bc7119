import { DUE_BANDS } from '@pendapa/contracts';
import { countWhere, sumsByKeySql, type Rollups } from '../rollup.ts';
import { bandSql, PLACE } from '../sql.ts';

const NET_DUE = 'principal - exemption - reduction - CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END';

/** Assessments with their bands. A recap's row stands for several assessments and has no band. */
const bandedSql = (assessments: string): string =>
  `(SELECT *, CASE WHEN documents IS NULL THEN ${bandSql('net_due', DUE_BANDS)} END AS due_band FROM (SELECT *, ${NET_DUE} AS net_due FROM ${assessments}) demanded) banded`;

export const DUE_BAND_ROLLUPS = {
  /** Assessments by demanded amount. */
  due_bands: {
    source: 'assessments',
    grain: 'day',
    keys: { issued_on: 'DATE', document: 'VARCHAR', ...PLACE, tax_year: 'INTEGER', due_band: 'BIGINT' },
    measures: {
      issued: { adds: 'coalesce(documents, 1)', changes: 'later' },
      gross: { adds: 'principal', changes: 'later' },
      net_due: { changes: 'later' },
      unknown_net_due: { ...countWhere('net_due IS NULL'), changes: 'later' },
    },
    built: { when: 'at publication', part: 'assessments', rows: (of) => bandedSql(of('assessments')) },
    check: { sum: 'sum(gross)', rows: 'sum(principal)', from: 'assessments' },
  },
} as const satisfies Rollups;

/** Returns SQL for the same sums of other assessments. */
export const dueBandsSql = (assessments: string): string => sumsByKeySql(DUE_BAND_ROLLUPS.due_bands, bandedSql(assessments));
