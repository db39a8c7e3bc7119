import type { FieldSpec } from '../extracts.ts';
import type { FieldProfiles } from '../profile/schema.ts';
import { createAmountReader } from '../values/amount.ts';
import { normalizeName, hasInvisibleCharacters } from '../values/words.ts';
import { marksOf } from '../profile/defaults.ts';
import { amountParams, textField, type Field, type FieldContext } from './fields.ts';

const BOOLEAN_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  ya: true,
  tidak: false,
  '1': true,
  '0': false,
};

export function booleanField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['boolean']): Field<boolean> {
  return textField(context, spec, field, (text, _row, fail) => {
    const value = field.values?.[text] ?? BOOLEAN_WORDS[text.toLowerCase()];
    return value ?? fail('choice-unknown', { value: text, allowed: 'true, false' });
  });
}

const DECIMALS = 9;

/** Areas and coordinates: parsed exactly to nine decimals, then stored as a double. */
export function decimalField(context: FieldContext, spec: FieldSpec & { kind: 'decimal' }, field: FieldProfiles['decimal']): Field<number> {
  const marks = marksOf(context.profile);
  const parse = createAmountReader(marks, DECIMALS, 1n);
  return textField(context, spec, field, (text, _row, fail) => {
    const scaled = parse(text);
    if (typeof scaled === 'string') return fail(scaled, { ...amountParams(text, marks), digits: String(DECIMALS) });
    const value = Number(scaled) / 10 ** DECIMALS;
    const { min, max } = spec;
    return value >= min && value <= max ? value : fail('integer-range', { value: text, least: String(min), most: String(max) });
  });
}

const MAX_NAME_LENGTH = 200;
const NPWPD = /^\d[\d.\-/ ]{2,39}$/;
const NIK = /^\d{16}$/;

/** Personal data. Findings never quote the value, because they are printed and stored. */
export function privateField(context: FieldContext, spec: FieldSpec & { kind: 'private' }, field: FieldProfiles['private']): Field<string> {
  return textField(context, spec, field, (text, _row, fail) => {
    if (spec.shape === 'nik') return NIK.test(text) ? text : fail('nik-shape');
    if (spec.shape === 'npwpd') return NPWPD.test(text) ? text : fail('npwpd-shape');
    const name = normalizeName(text);
    if (name.length > MAX_NAME_LENGTH || hasInvisibleCharacters(text)) return fail('person-name-shape', { most: String(MAX_NAME_LENGTH) });
    return name;
  });
}

export function taxpayerField(context: FieldContext, spec: FieldSpec, field: FieldProfiles['taxpayer']): Field<string> {
  return textField(context, spec, field, (text, _row, fail) => (NPWPD.test(text) ? text : fail('npwpd-shape')));
}
