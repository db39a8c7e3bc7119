import { OBJECT_EVENTS, OBJECT_NUMBERS, OBJECT_STATES, SEXES, SIZES, TAXPAYER_KINDS, TAXPAYER_STATES } from './choices.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  key,
  money,
  objectRef,
  regionRef,
  required,
  taxpayerRef,
  taxRef,
  text,
  unitRef,
  year,
  type FieldSpecs,
} from './field-spec.ts';

const MAX_M2 = 1_000_000_000;

export const TAXPAYER_FIELDS: FieldSpecs = {
  npwpd: required({ kind: 'private', shape: 'npwpd', to: 'raw_npwpd' }),
  nik: { kind: 'private', shape: 'nik', to: 'raw_nik' },
  name: { kind: 'private', shape: 'name', to: 'raw_name' },
  kind: required(choice('kind', TAXPAYER_KINDS)),
  sector: key('sector_code'),
  legalForm: key('legal_form'),
  birthYear: year('birth_year'),
  sex: choice('sex', SEXES),
  residence: key('residence_code'),
  registeredOn: required(date('registered_on')),
  closedOn: date('closed_on'),
  status: required(choice('status', TAXPAYER_STATES)),
  nikValid: boolean('nik_valid'),
  size: choice('size_band', SIZES),
};

export const OBJECT_FIELDS: FieldSpecs = {
  id: required(text('object_id')),
  idType: choice('id_type', OBJECT_NUMBERS),
  tax: required(taxRef),
  taxpayer: taxpayerRef,
  unit: unitRef,
  region: regionRef,
  class: key('class_code'),
  use: key('use_code'),
  baseValue: money('base_value'),
  landM2: decimal('land_m2', 0, MAX_M2),
  buildingM2: decimal('building_m2', 0, MAX_M2),
  latitude: decimal('latitude', -90, 90),
  longitude: decimal('longitude', -180, 180),
  /** Unknown where the register does not tell it; then `updatedOn` says from when the object is counted. */
  openedOn: date('opened_on'),
  closedOn: date('closed_on'),
  status: choice('status', OBJECT_STATES),
  updatedOn: date('updated_on'),
};

export const OBJECT_EVENT_FIELDS: FieldSpecs = {
  id: required(text('event_id')),
  object: required(objectRef),
  event: required(choice('event', OBJECT_EVENTS)),
  on: required(date('event_on')),
};
