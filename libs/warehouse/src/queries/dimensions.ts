import type { DimensionKey, TimeDimension } from '@pendapa/contracts';
import { CHANNEL_CLASSES } from '../schema/channel-classes.ts';
import { isCode, type CodeDimension } from '../directory/member.ts';
import { quotedList } from '../engine/literals.ts';

/** Column of the band of working days from payment to posting. */
export const LAG_DAYS = 'lag_days';

interface CodeDimensionSql {
  /** Column of the source that gives the value. */
  readonly column: string;
  readonly expression: string;
  readonly join?: 'tax_types' | 'region_paths' | 'channels';
}

const ownColumn = (column: string): CodeDimensionSql => ({ column, expression: `s.${column}` });

const CODE_DIMENSIONS: Readonly<Record<CodeDimension, CodeDimensionSql>> = {
  taxType: ownColumn('tax_code'),
  taxCategory: { column: 'tax_code', expression: 'tt.category_code', join: 'tax_types' },
  taxSystem: { column: 'tax_code', expression: 'tt.assessment_system', join: 'tax_types' },
  // Former names have today's codes, because the reform renamed taxes.
  formerTax: ownColumn('tax_code'),
  unit: ownColumn('unit_code'),
  city: { column: 'region_code', expression: 'rp.city', join: 'region_paths' },
  district: { column: 'region_code', expression: 'rp.district', join: 'region_paths' },
  ward: { column: 'region_code', expression: 'rp.ward', join: 'region_paths' },
  channel: ownColumn('channel_code'),
  channelClass: {
    column: 'channel_code',
    expression: `CASE WHEN ch.class IN (${quotedList(CHANNEL_CLASSES)}) THEN ch.class END`,
    join: 'channels',
  },
  bank: ownColumn('bank_code'),
  lagDays: ownColumn(LAG_DAYS),
  document: ownColumn('document'),
  taxYear: ownColumn('tax_year'),
  dueBand: ownColumn('due_band'),
  ageMonths: ownColumn('age_months'),
  ageBand: ownColumn('age_band'),
  quality: ownColumn('quality'),
  lapseMonth: ownColumn('lapse_month'),
  qualityThen: ownColumn('quality_then'),
  qualityNow: ownColumn('quality_now'),
  yearsOwed: ownColumn('years_owed'),
  debtBand: ownColumn('debt_band'),
  firstOwedYear: ownColumn('first_owed_year'),
  missedPeriods: ownColumn('missed_periods'),
  lateBand: ownColumn('late_band'),
  monthsSinceDue: ownColumn('months_since_due'),
  openedYear: ownColumn('opened_year'),
  stateLastYear: ownColumn('state_last_year'),
  stateThisYear: ownColumn('state_this_year'),
  lastAction: ownColumn('last_action'),
  actionAge: ownColumn('action_age'),
  nextStep: ownColumn('next_step'),
  action: ownColumn('action'),
  result: ownColumn('result'),
  taxpayerKind: ownColumn('taxpayer_kind'),
  sector: ownColumn('sector'),
  legalForm: ownColumn('legal_form'),
  sizeBand: ownColumn('size_band'),
  sex: ownColumn('sex'),
  ageGroup: ownColumn('age_group'),
  residence: ownColumn('residence'),
  // The two highest bands are merged, because they have few payers and would hide each other.
  transactionsBand: {
    column: 'transactions_band',
    expression: "CASE WHEN s.transactions_band IN ('13-24', '25+') THEN '13+' ELSE s.transactions_band END",
  },
  amountBand: ownColumn('amount_band'),
  taxTypesPaid: ownColumn('tax_types_paid'),
  objectsHeld: ownColumn('objects_held'),
  exemptionBand: ownColumn('exemption_band'),
  registeredBand: ownColumn('registered_band'),
  objectClass: ownColumn('object_class'),
  objectUse: ownColumn('object_use'),
  valueBand: ownColumn('value_band'),
  landBand: ownColumn('land_band'),
  buildingBand: ownColumn('building_band'),
};

export const isTime = (dimension: DimensionKey): dimension is TimeDimension => !isCode(dimension);

export const codeColumn = (dimension: CodeDimension): string => CODE_DIMENSIONS[dimension].column;

/** SQL expression of a dimension over the source `s` and its joins. */
export const dimensionSql = (dimension: DimensionKey): string =>
  isTime(dimension) ? `s.t_${dimension}` : CODE_DIMENSIONS[dimension].expression;

/** Joins for dimensions. A payment's region may have any level; its path gives the levels above. */
export function joinsSql(by: readonly DimensionKey[], schema: string): string {
  const joins = new Set(by.filter(isCode).map((dimension) => CODE_DIMENSIONS[dimension].join));
  const taxes = joins.has('tax_types') ? ` LEFT JOIN ${schema}.tax_types tt ON tt.tax_code = s.tax_code` : '';
  const regions = joins.has('region_paths') ? ` LEFT JOIN ${schema}.region_paths rp ON rp.region_code = s.region_code` : '';
  const channels = joins.has('channels') ? ` LEFT JOIN ${schema}.channels ch ON ch.channel_code = s.channel_code` : '';
  return `${taxes}${regions}${channels}`;
}
