import { QUALITIES } from '@pendapa/contracts';
import {
  ASSESSMENTS,
  CHANNEL_CLASSES,
  EVENT_KINDS,
  LEVELS,
  RULES,
  RULE_UNITS,
  TARGET_VERSIONS,
  TAX_PERIODS,
  UNIT_KINDS,
} from './choices.ts';
import {
  bankRef,
  boolean,
  channelRef,
  choice,
  count,
  date,
  decimal,
  districtRefs,
  integer,
  key,
  money,
  name,
  names,
  regionRef,
  required,
  ruleValidity,
  taxRef,
  text,
  unitRef,
  validity,
  year,
  type FieldSpecs,
} from './field-spec.ts';

const MAX_KM2 = 1_000_000;
const MAX_MONTHS = 1_200;
const WHOLE_PERMILLE = 1_000;
const MAX_RATIO = 1_000;

export const REGION_FIELDS: FieldSpecs = {
  code: required(key('region_code')),
  level: required(choice('level', LEVELS)),
  name: required(name('name')),
  parent: key('parent_code'),
  bpsCode: text('bps_code'),
  population: count('population'),
  areaKm2: decimal('area_km2', 0, MAX_KM2),
  ...validity,
};

export const UNIT_FIELDS: FieldSpecs = {
  code: required(key('unit_code')),
  ...names,
  kind: required(choice('kind', UNIT_KINDS)),
  parent: key('parent_code'),
  region: regionRef,
  districts: districtRefs,
  activeFrom: date('active_from'),
  activeTo: date('active_to'),
};

export const TAX_TYPE_FIELDS: FieldSpecs = {
  code: required(key('tax_code')),
  accountCode: text('account_code'),
  ...names,
  legacyName: name('legacy_name'),
  legacyCode: text('legacy_code'),
  category: required(key('category_code')),
  categoryName: required(name('category_id', 'category_en')),
  categoryNameEn: name('category_en'),
  assessment: required(choice('assessment_system', ASSESSMENTS)),
  taxPeriod: choice('tax_period', TAX_PERIODS),
  ...validity,
};

export const TAX_RULE_FIELDS: FieldSpecs = {
  tax: taxRef,
  rule: required(choice('rule', RULES)),
  value: required(text('value')),
  valueUnit: required(choice('value_unit', RULE_UNITS)),
  ...ruleValidity,
  legalBasis: name('legal_basis'),
};

export const QUALITY_CLASS_FIELDS: FieldSpecs = {
  class: required(choice('class_code', QUALITIES)),
  ...names,
  fromMonths: required(integer('from_months', 0, MAX_MONTHS)),
  allowancePermille: required(integer('allowance_permille', 0, WHOLE_PERMILLE)),
  ...ruleValidity,
};

export const PERFORMANCE_BAND_FIELDS: FieldSpecs = {
  indicator: required(key('indicator')),
  band: required(key('band_code')),
  ...names,
  atLeast: decimal('at_least', -MAX_RATIO, MAX_RATIO),
  ...ruleValidity,
  source: name('source'),
};

export const CHANNEL_FIELDS: FieldSpecs = {
  code: required(key('channel_code')),
  ...names,
  class: required(choice('class', CHANNEL_CLASSES)),
  liveFrom: date('live_from'),
  liveTo: date('live_to'),
};

export const BANK_FIELDS: FieldSpecs = { code: required(key('bank_code')), ...names, group: name('group_name') };

export const BANK_CHANNEL_FIELDS: FieldSpecs = { bank: required(bankRef), channel: required(channelRef) };

export const CALENDAR_FIELDS: FieldSpecs = {
  day: required(date('day')),
  working: required(boolean('working')),
  holiday: name('holiday_id', 'holiday_en'),
  holidayEn: name('holiday_en'),
  ramadan: required(boolean('ramadan')),
};

export const MARKED_EVENT_FIELDS: FieldSpecs = {
  code: required(key('event_code')),
  kind: required(choice('kind', EVENT_KINDS)),
  startsOn: required(date('starts_on')),
  endsOn: date('ends_on'),
  tax: taxRef,
  text: required(name('text_id', 'text_en')),
  textEn: name('text_en'),
};

export const TARGET_FIELDS: FieldSpecs = {
  year: required(year('year')),
  version: required(choice('version', TARGET_VERSIONS)),
  effectiveFrom: required(date('effective_from')),
  unit: unitRef,
  tax: required(taxRef),
  month: { kind: 'integer', min: 0, max: 12, default: 0, to: 'month' },
  amount: required(money('amount')),
};

export const COST_FIELDS: FieldSpecs = {
  year: required(year('year')),
  unit: unitRef,
  item: required(name('cost_item')),
  amount: required(money('amount')),
};
