import { FILTERS, SUBJECT_KEYS, subjectSpec, type MeasureSpec, type SubjectKey, type Texts } from '@pendapa/contracts';
import {
  DIMENSION_LABELS,
  ENTITY_WORDS,
  EXTRACT_LABELS,
  FIELD_WORDS,
  MEASURE_DEFINITIONS,
  MEMBER_NAMES,
  type Definition,
} from '@pendapa/contracts/definitions';
import { KEYS, TABLE_NAMES, TABLES, type TableName } from './tables.ts';

const UNIT_WORDS = { money: 'money', count: 'count', decimal: 'number', ratio: 'ratio' } as const;
const KIND_WORDS = {
  additive: 'additive: may be summed',
  stock: 'stock: never summed over time',
  distinct: 'distinct: never summed',
  ratio: 'ratio: divided after summing',
} as const;

const both = ({ id, en }: Texts): string => `${id}<br>_${en}_`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/**
 * Returns the description of a column.
 * @throws if there is none, so that every field has one
 */
function fieldWords(name: TableName, column: string): Texts {
  const found = FIELD_WORDS[`${name}.${column}`] ?? FIELD_WORDS[column];
  if (!found) throw new Error(`No words for ${name}.${column}`);
  return found;
}

function entitySection(name: TableName): string {
  const keys: readonly string[] = name === 'payments' ? [] : KEYS[name];
  const fields = Object.entries(TABLES[name]).map(([column, type]) =>
    row(
      `\`${column}\`${keys.includes(column) ? ' (key)' : ''}`,
      `\`${type.replace(' NOT NULL', '')}\``,
      type.endsWith('NOT NULL') ? 'yes' : '',
      both(fieldWords(name, column)),
    ),
  );
  const entity = ENTITY_WORDS[name];
  if (!entity) throw new Error(`No words for ${name}`);
  return [`### ${name}`, both(entity), table(['Field', 'Type', 'Always given', 'Meaning'], fields)].join('\n\n');
}

function measureRow(subject: SubjectKey, [key, spec]: readonly [string, MeasureSpec]): string {
  const definitions: Readonly<Record<string, Definition>> = MEASURE_DEFINITIONS[subject];
  const definition = definitions[key];
  if (!definition) throw new Error(`No definition of ${subject}.${key}`);
  const { label, meaning, formula, numerator, denominator, cutOff } = definition;
  const computed = numerator && denominator ? `${both(numerator)}<br>÷<br>${both(denominator)}` : both(formula);
  return row(
    `\`${key}\``,
    both(label),
    both(meaning),
    computed,
    both(cutOff),
    `${UNIT_WORDS[spec.unit]}; ${KIND_WORDS[spec.kind]}; good: ${spec.good}`,
  );
}

function subjectSection(subject: SubjectKey): string {
  const { measures, dimensions, filters, extracts } = subjectSpec(subject);
  const named = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(', ');
  return [
    `### ${subject}`,
    `Source: ${extracts.map((key) => `${EXTRACT_LABELS[key].id} (_${EXTRACT_LABELS[key].en}_)`).join(', ')}. Split by: ${named(dimensions)}. Filtered by: ${named(FILTERS.filter((key) => filters.includes(key)))}.`,
    table(
      ['Measure', 'Name', 'Meaning', 'Formula', 'Cut-off', 'Unit and kind'],
      Object.entries(measures).map((entry) => measureRow(subject, entry)),
    ),
  ].join('\n\n');
}

const dimensionRows = (): string[] => Object.entries(DIMENSION_LABELS).map(([key, label]) => row(`\`${key}\``, both(label)));

const memberRows = (): string[] =>
  Object.entries(MEMBER_NAMES).flatMap(([dimension, names]) =>
    Object.entries<Texts>(names).map(([code, name]) => row(`\`${dimension}\``, `\`${code}\``, both(name))),
  );

/** Returns the data dictionary (measures, dimensions, tables) as Markdown, from the vocabulary and the schema. */
export function dataDictionary(): string {
  return `${[
    '# Data dictionary',
    'Built from the vocabulary and the schema. Indonesian first, _English_ second. A null is unknown, never 0.',
    '## Measures',
    ...SUBJECT_KEYS.map(subjectSection),
    '## Dimensions',
    table(['Dimension', 'Name'], dimensionRows()),
    'Codes of closed lists; the codes of the others are those of the agency. `valueBand`, `debtBand` and `amountBand` are the lower bounds of bands in minor units: 0, then 1, 2 and 5 times each power of ten from a million on.',
    table(['Dimension', 'Code', 'Name'], memberRows()),
    '## Entities',
    ...TABLE_NAMES.map(entitySection),
  ].join('\n\n')}\n`;
}
