import type { Figures } from '../figures.ts';
import { moved, owed, owedAgainstPaid, paidUpToSnapshot } from '../measures.ts';
import { quotient } from '../columns.ts';
import type { TableDimension } from '../panel.ts';

/** Rates of allowance of the sample's rules, in thousandths. */
const RATE = `CASE quality WHEN 'current' THEN 5 WHEN 'substandard' THEN 100 WHEN 'doubtful' THEN 500 ELSE 1000 END`;
const AGE = "date_sub('month', due_on, snapshot_on)";
export const AGE_BAND = `CASE WHEN ${AGE} < 12 THEN 'Under 1 year' WHEN ${AGE} < 24 THEN '1-2 years' WHEN ${AGE} < 36 THEN '2-3 years'
  WHEN ${AGE} < 60 THEN '3-5 years' ELSE '5 years and over' END`;
export const QUALITY = `CASE quality WHEN 'current' THEN 'Performing' WHEN 'substandard' THEN 'Substandard' WHEN 'doubtful' THEN 'Doubtful' ELSE 'Loss' END`;

export const all = (condition = 'true', each = 'principal + coalesce(penalty, 0)') =>
  owed(`coalesce(sum(CASE WHEN ${condition} THEN ${each} ELSE 0 END), 0)`);
const LAPSED = 'expires_on <= snapshot_on';
export const OPEN = `NOT (${LAPSED}) AND NOT disputed AND NOT uncollectible`;
const set = (condition?: string) =>
  owed(`round(sum(CASE WHEN ${condition ?? 'true'} THEN (principal + coalesce(penalty, 0)) * ${RATE} ELSE 0 END) / 1000)`);

export const WORTH = {
  total: owed('sum(principal + coalesce(penalty, 0))'),
  principal: owed('sum(principal)'),
  penalty: owed('sum(penalty)'),
  objects: owed('count(DISTINCT object_key)'),
  lapsed: all(LAPSED),
  disputed: all(`disputed AND NOT (${LAPSED})`),
  uncollectible: all(`uncollectible AND NOT disputed AND NOT (${LAPSED})`),
  collectible: all(OPEN),
  allowanceOnCollectible: set(OPEN),
  allowance: set(),
  expiring: all('expires_on > snapshot_on AND expires_on <= snapshot_on + INTERVAL 12 MONTH'),
  old: all(`${AGE} >= 12`),
};
/** Payments of a year, as the denominator of ratios. */
export const PAID = paidUpToSnapshot('sum(amount)');
export const OWED = owedAgainstPaid('sum(principal + coalesce(penalty, 0))');
type Worth = Figures<keyof typeof WORTH>;

export const less = (whole: number | null, part: number | null): number | null => (whole === null || part === null ? null : whole - part);
export const worthOf = ({ total, allowance }: Pick<Worth, 'total' | 'allowance'>): number | null => less(total, allowance);
export const expected = ({
  collectible,
  allowanceOnCollectible,
  total,
}: Pick<Worth, 'collectible' | 'allowanceOnCollectible' | 'total'>): number | null =>
  total === null ? null : less(collectible, allowanceOnCollectible);
export const known = <M extends keyof typeof WORTH>(measure: M) => ({
  measures: { total: WORTH.total, [measure]: WORTH[measure] } as Pick<typeof WORTH, M | 'total'>,
  value: (figures: Figures<M | 'total'>) => (figures.total === null ? null : figures[measure]),
});

export const FLOW = {
  opening: moved('sum(opening) FILTER (snapshot_on = first_day)'),
  openingOfYear: moved('sum(opening) FILTER (snapshot_on = first_of_year)'),
  added: moved('sum(added)'),
  collected: moved('sum(collected)'),
  writtenOff: moved('sum(written_off)'),
  adjusted: moved('sum(adjusted)'),
  closing: moved('sum(closing) FILTER (snapshot_on = last_day)'),
  closingOfYear: moved('sum(closing) FILTER (snapshot_on = last_of_year)'),
  years: moved('count(DISTINCT year(snapshot_on))'),
};
type Flow = Figures<keyof typeof FLOW>;
export const recovery = ({ years, collected, opening }: Pick<Flow, 'years' | 'collected' | 'opening'>): number =>
  years === 1 ? quotient(collected, opening) : NaN;
export const missed = (opening: number | null, { added, collected, writtenOff, adjusted }: Flow, closing: number | null): number | null =>
  opening === null || closing === null ? null : closing - opening - (added ?? 0) + (collected ?? 0) + (writtenOff ?? 0) - (adjusted ?? 0);

/** Last day of the month in which a debt lapses, as a table shows it. */
export const LAPSE_MONTH = `coalesce((SELECT 'Up to ' || replace(strftime(CAST(snapshot_on + to_months(CAST(min(month) AS INTEGER)) AS DATE), '%-d %b %Y'), 'Sep', 'Sept') FROM range(1, 13) months(month)
  WHERE expires_on > snapshot_on AND expires_on <= CAST(snapshot_on + to_months(CAST(month AS INTEGER)) AS DATE)), 'none of them')`;

export const STEP: readonly TableDimension[] = [{ header: 'Step', nameSql: "''" }];
