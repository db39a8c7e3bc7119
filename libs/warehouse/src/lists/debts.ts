import { NEXT_STEP, stepDaysSql } from '../queries/next-step.ts';
import { OWED } from '../rollups/arrears/arrears-sums.ts';
import { caseColumns, sumOf, type CaseRequest, type ListDeclaration } from './case-rows.ts';
import { choiceColumn, chosenSql, debtsOfObjects } from './chosen-rows.ts';

/** Debts whose right to collect has not ended and that no mark excludes from collection. */
const OPEN = 'expires_on > snapshot_on';
const COLLECTIBLE = `${OPEN} AND NOT disputed AND NOT uncollectible`;

interface Debts {
  /** Condition for the debts of the snapshot. */
  readonly only: string;
  /** Aggregate for the day shown of an object. */
  readonly day: string;
  /** Column that separates the debts of an object besides the tax. */
  readonly step?: string;
  readonly from?: string;
}

/** Debts of a snapshot by object and tax, with the object's number, taxpayer and place. */
function byObject(request: CaseRequest, { only, day, step = 'CAST(NULL AS VARCHAR)', from }: Debts): string {
  const { context } = request;
  const rows = debtsOfObjects(request);
  const owed = `SELECT object_key, tax_code, ${step} AS document, ${day} AS on_day, ${sumOf('coalesce(documents, 1)')} AS count,
      ${sumOf(OWED)} AS amount${choiceColumn(request)}
    FROM (${from?.replace('$rows', `(${rows})`) ?? rows}) d WHERE (${only}) AND ${chosenSql(request)} GROUP BY ALL`;
  const key = context.dialect.fields({ object: 'd.object_key', tax: 'd.tax_code', step: 'd.document' });
  const columns = caseColumns(key, {
    number: 'o.object_id',
    taxpayer: 'o.taxpayer_key',
    document: 'd.document',
    tax: 'd.tax_code',
    unit: 'o.unit_code',
    region: 'o.region_code',
    on_day: 'd.on_day',
    count: 'd.count',
    amount: 'd.amount',
  });
  return `SELECT ${columns}${request.choicesOf === null ? '' : ', d.choice'}
    FROM (${owed}) d JOIN ${context.schema}.objects o ON o.object_key = d.object_key`;
}

const list = (rows: (request: CaseRequest) => string): ListDeclaration => ({
  needs: ['arrears', 'objects'],
  bySnapshot: true,
  numbered: true,
  rows: (request) => ({ rows: rows(request) }),
});

/** Debtors, with the day of their oldest debt. */
export const DEBTORS = list((request) => byObject(request, { only: 'true', day: 'min(due_on)' }));

/** Debts that lapse within twelve months, with the first day. */
export const LAPSING = list((request) => {
  const inAYear = request.context.dialect.addMonths('snapshot_on', '12');
  return byObject(request, { only: `${OPEN} AND expires_on <= ${inAYear}`, day: 'min(expires_on)' });
});

/** Collectible debts whose next letter is late by the rules of the snapshot's day. */
export const NEXT_STEPS = list((request) => {
  const { context, binder, day } = request;
  const days = `CASE next_step WHEN 'warning' THEN ${stepDaysSql('warning', day, context, binder)} WHEN 'warrant' THEN ${stepDaysSql('warrant', day, context, binder)} END`;
  const since = "CASE next_step WHEN 'warning' THEN due_on WHEN 'warrant' THEN action_on END";
  const from = `SELECT *, ${context.dialect.addDays(since, days)} AS step_on FROM (SELECT *, ${NEXT_STEP} AS next_step FROM $rows r) stepped`;
  return byObject(request, { only: `${COLLECTIBLE} AND step_on < snapshot_on`, day: 'min(step_on)', step: 'next_step', from });
});
