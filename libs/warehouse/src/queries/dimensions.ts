import { TIME_DIMENSIONS, type DimensionKey, type TimeDimension } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import type { CodeDimension } from '../serving/member.ts';

/** Column of the band of working days from payment to posting. */
export const LAG_DAYS = 'lag_days';

interface CodeDimensionSql {
  /** Column of the source that gives the value. */
  readonly column: string;
  readonly expression: string;
  readonly join?: 'tax_types' | 'region_paths' | 'channels';
}

const plain = (column: string): CodeDimensionSql => ({ column, expression: `s.${column}` });

/** Known classes of channels; an import may create channels without one of them. */
export const CHANNEL_CLASSES = Object.keys(MEMBER_NAMES.channelClass);
/** Classes of channels that a taxpayer can choose: all but central transfers. */
export const CHOSEN_CLASSES = CHANNEL_CLASSES.filter((name) => name !== 'transfer');

const CODE_DIMENSIONS: Readonly<Record<CodeDimension, CodeDimensionSql>> = {
  taxType: plain('tax_code'),
  taxCategory: { column: 'tax_code', expression: 'tt.category_code', join: 'tax_types' },
  taxSystem: { column: 'tax_code', expression: 'tt.assessment_system', join: 'tax_types' },
  // Former names have today's codes, because the reform renamed taxes.
  formerTax: plain('tax_code'),
  unit: plain('unit_code'),
  city: { column: 'region_code', expression: 'rp.city', join: 'region_paths' },
  district: { column: 'region_code', expression: 'rp.district', join: 'region_paths' },
  ward: { column: 'region_code', expression: 'rp.ward', join: 'region_paths' },
  channel: plain('channel_code'),
  channelClass: {
    column: 'channel_code',
    expression: `CASE WHEN ch.class IN (${CHANNEL_CLASSES.map((name) => `'${name}'`).join(', ')}) THEN ch.class END`,
    join: 'channels',
  },
  bank: plain('bank_code'),
  lagDays: plain(LAG_DAYS),
  document: plain('document'),
  taxYear: plain('tax_year'),
  dueBand: plain('due_band'),
  ageMonths: plain('age_months'),
  ageBand: plain('age_band'),
  quality: plain('quality'),
  lapseMonth: plain('lapse_month'),
  qualityThen: plain('quality_then'),
  qualityNow: plain('quality_now'),
  yearsOwed: plain('years_owed'),
  debtBand: plain('debt_band'),
  firstOwedYear: plain('first_owed_year'),
  missedPeriods: plain('missed_periods'),
  lateBand: plain('late_band'),
  monthsSinceDue: plain('months_since_due'),
  openedYear: plain('opened_year'),
  stateLastYear: plain('state_last_year'),
  stateThisYear: plain('state_this_year'),
  lastAction: plain('last_action'),
  actionAge: plain('action_age'),
  nextStep: plain('next_step'),
  action: plain('action'),
  result: plain('result'),
  taxpayerKind: plain('taxpayer_kind'),
  sector: plain('sector'),
  legalForm: plain('legal_form'),
  sizeBand: plain('size_band'),
  sex: plain('sex'),
  ageGroup: plain('age_group'),
  residence: plain('residence'),
  // The two highest bands are merged, because they have few payers and would hide each other.
  transactionsBand: {
    column: 'transactions_band',
    expression: "CASE WHEN s.transactions_band IN ('13-24', '25+') THEN '13+' ELSE s.transactions_band END",
  },
  amountBand: plain('amount_band'),
  taxTypesPaid: plain('tax_types_paid'),
  objectsHeld: plain('objects_held'),
  exemptionBand: plain('exemption_band'),
  registeredBand: plain('registered_band'),
  objectClass: plain('object_class'),
  objectUse: plain('object_use'),
  valueBand: plain('value_band'),
  landBand: plain('land_band'),
  buildingBand: plain('building_band'),
};

export const isTime = (dimension: DimensionKey): dimension is TimeDimension => (TIME_DIMENSIONS as readonly string[]).includes(dimension);
export const isCode = (dimension: DimensionKey): dimension is CodeDimension => !isTime(dimension);

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
