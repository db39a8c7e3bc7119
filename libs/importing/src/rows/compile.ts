import { EXTRACT_SPECS, type FieldSpec, type ReferenceTable } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { Codes } from './codes.ts';
import {
  choiceField,
  dateField,
  integerField,
  keyField,
  moneyField,
  nameField,
  plainField,
  timeField,
  warnTrimmed,
  type Field,
  type FieldContext,
} from './fields.ts';
import { postedField } from './posted-field.ts';
import { booleanField, decimalField, privateField, taxpayerField } from './typed-fields.ts';
import { createCodeResolver, referencesField, type ReferenceContext } from './references.ts';
import { createRegionResolver } from './region-levels.ts';
import { sourceOf } from './sources.ts';

export type CodesOf = Readonly<Record<ReferenceTable, Codes>>;

/** A field of one file with the column that it fills. */
export interface CompiledField extends Field {
  readonly name: string;
  readonly to: string;
  /** True: a value must be present, unless the profile allows empty cells. */
  readonly required: boolean;
}

function referenceField(context: FieldContext, name: string, spec: FieldSpec & { kind: 'reference' }, codes: CodesOf): Field | null {
  const field = fieldProfile(context.profile, name, 'reference');
  if (!field) return null;
  const references: ReferenceContext = { codes: codes[spec.of], findings: context.findings, refuse: context.refuse };
  const isRequired = field.empty === 'refuse' || (spec.required === true && field.empty !== 'none');
  if (field.levels) {
    const resolve = createRegionResolver(field, context.header, references);
    const first = sourceOf({ column: field.levels[0]?.column }, context.header);
    return {
      wide: false,
      read: (row) => {
        const code = resolve(row);
        if (code === null && isRequired) context.refuse(row, first, 'value-missing');
        return code === null && isRequired ? undefined : code;
      },
    };
  }
  const source = sourceOf({ ...field, wideField: name }, context.header, warnTrimmed(context));
  const resolve = createCodeResolver(field, references);
  return {
    wide: source.wide,
    read: (row) => {
      const text = source.text(row);
      if (text !== '') return resolve(text, row, source);
      if (!isRequired) return null;
      context.refuse(row, source, 'value-missing');
      return undefined;
    },
  };
}

function compileField(context: FieldContext, name: string, spec: FieldSpec, codes: CodesOf): Field | null {
  const profileOf = <K extends FieldSpec['kind']>(kind: K) => fieldProfile(context.profile, name, kind);
  switch (spec.kind) {
    case 'key': {
      const field = profileOf('key');
      return field ? keyField(context, spec, field) : null;
    }
    case 'text': {
      const field = profileOf('text');
      return field ? plainField(context, spec, field) : null;
    }
    case 'object': {
      const field = profileOf('object');
      return field ? plainField(context, spec, field) : null;
    }
    case 'name': {
      const field = profileOf('name');
      return field ? nameField(context, spec, field) : null;
    }
    case 'choice': {
      const field = profileOf('choice');
      return field ? choiceField(context, spec, { ...field, wideField: name }, spec.choices) : null;
    }
    case 'integer': {
      const field = profileOf('integer');
      return field ? integerField(context, spec, { ...field, wideField: name }, spec.min, spec.max) : null;
    }
    case 'date': {
      const field = profileOf('date');
      if (!field) return null;
      const hasParts = field.year ?? field.month ?? field.day;
      return field.grain === undefined && !hasParts
        ? dateField(context, spec, field)
        : postedField(context, spec, { grain: 'day', ...field });
    }
    case 'time': {
      const field = profileOf('time');
      return field ? timeField(context, spec, field) : null;
    }
    case 'money': {
      const field = profileOf('money');
      return field ? moneyField(context, spec, field) : null;
    }
    case 'posted': {
      const field = profileOf('posted');
      return field ? postedField(context, spec, field) : null;
    }
    case 'boolean': {
      const field = profileOf('boolean');
      return field ? booleanField(context, spec, field) : null;
    }
    case 'decimal': {
      const field = profileOf('decimal');
      return field ? decimalField(context, spec, field) : null;
    }
    case 'private': {
      const field = profileOf('private');
      return field ? privateField(context, spec, field) : null;
    }
    case 'taxpayer': {
      const field = profileOf('taxpayer');
      return field ? taxpayerField(context, spec, field) : null;
    }
    case 'references': {
      const field = profileOf('references');
      return field ? referencesField(context, spec, field, codes[spec.of]) : null;
    }
    case 'reference':
      return referenceField(context, name, spec, codes);
  }
}

const orderedFields = (profile: Profile): (readonly [string, FieldSpec])[] => {
  const fields = Object.entries(EXTRACT_SPECS[profile.extract].fields);
  // Reversals are read first, because their amounts may be negative.
  return [...fields.filter(([name]) => name === 'reversalOf'), ...fields.filter(([name]) => name !== 'reversalOf')];
};

const DOCUMENT_EXTRACTS: readonly Profile['extract'][] = ['assessments', 'returns'];

/** Payments need an amount, unless the profile says that rows without one are no payments. */
const requiredAmountField = ({ extract, fields }: Profile): string | null =>
  extract !== 'payments' ? null : fields['amount'] ? 'amount' : 'principal';

/** Single documents need a number; rows of a recap say how many documents they stand for. */
const isRequiredField = (profile: Profile, name: string): boolean =>
  name === requiredAmountField(profile) || (name === 'id' && !profile.fields['documents'] && DOCUMENT_EXTRACTS.includes(profile.extract));

/** Columns for the numbers of objects and taxpayers; their keys are looked up after all rows were read. */
const REFERENCE_COLUMNS: Readonly<Partial<Record<FieldSpec['kind'], string>>> = { object: 'object_ref', taxpayer: 'taxpayer_ref' };

/** Prepares every mapped field of a profile for the columns of one file. */
export function compileFields(context: FieldContext, codes: CodesOf): readonly CompiledField[] {
  return orderedFields(context.profile).flatMap(([name, spec]) => {
    const required = spec.required === true || isRequiredField(context.profile, name);
    const field = compileField(context, name, { ...spec, required }, codes);
    return field ? [{ ...field, name, to: REFERENCE_COLUMNS[spec.kind] ?? spec.to, required }] : [];
  });
}
