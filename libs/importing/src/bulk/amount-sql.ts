import { quoted } from '@pendapa/warehouse';
import type { FieldProfiles } from '../profile/schema.ts';
import { createFractionCheck, type NumberMarks } from '../values/amount.ts';
import { COMMA, DIGIT, HYPHEN, POINT, type ColumnShape } from './shape.ts';

/** Amounts of at most this many characters fit into BIGINT; longer ones go to the strict reader. */
const MAX_AMOUNT_LENGTH = 18;
const MARK_KINDS: Readonly<Partial<Record<NumberMarks['thousands'] | NumberMarks['decimal'], number>>> = { '.': POINT, ',': COMMA };

/** Says how the engine reads a column of amounts, and by which factor the stored number is multiplied. */
export interface AmountColumn {
  /** Engine type in which the file is read. */
  readonly type: 'BIGINT' | 'VARCHAR';
  /** SQL for minor units from the text `text`; the engine fails if the text has another form. */
  readonly convert: (text: string) => string;
  readonly factor: bigint;
}

const escapeMark = (mark: string): string => (mark === '.' ? '[.]' : mark);

/** Patterns of the digits after the decimal mark, one for each length that the strict reader accepts. */
function fractionPatterns(marks: NumberMarks, digits: number): readonly string[] {
  const odd = createFractionCheck(marks, digits);
  const lengths = Array.from({ length: MAX_AMOUNT_LENGTH }, (_, index) => index + 1).filter((length) => odd(length) === null);
  return lengths.map((length) => `[0-9]{${Math.min(length, digits)}}0{${Math.max(length - digits, 0)}}`);
}

/** SQL for amounts with marks: thousands in their places, and no more decimals than the currency has. */
function markedAmountSql(marks: NumberMarks, digits: number): (text: string) => string {
  const { decimal, thousands } = marks;
  const whole = thousands === 'none' ? '[0-9]+' : `([0-9]+|[0-9]{1,3}(${escapeMark(thousands)}[0-9]{3})+)`;
  const pattern = `-?${whole}(${escapeMark(decimal)}(${fractionPatterns(marks, digits).join('|')}))?`;
  return (text) => {
    const bare = thousands === 'none' ? text : `replace(${text}, ${quoted(thousands)}, '')`;
    const plain = decimal === '.' ? bare : `replace(${bare}, ${quoted(decimal)}, '.')`;
    const number = `CAST(CAST(${plain} AS DECIMAL(38, ${digits})) * ${10n ** BigInt(digits)} AS BIGINT)`;
    return `CASE WHEN ${text} IS NULL THEN NULL WHEN regexp_full_match(${text}, ${quoted(pattern)}) THEN ${number} ELSE error('not plain') END`;
  };
}

/** Null if only the strict reader understands the column: it has symbols, other signs or too many digits. */
export function planAmountColumn(
  { kinds, maxLength: longest }: ColumnShape,
  marks: NumberMarks,
  field: FieldProfiles['money'],
  digits: number,
): AmountColumn | null {
  if (longest > MAX_AMOUNT_LENGTH || ((kinds & HYPHEN) !== 0 && marks.minus !== 'leading')) return null;
  const multiply = BigInt(field.multiply ?? 1);
  // A cast of digits and hyphens is exact or fails.
  if ((kinds & ~(DIGIT | HYPHEN)) === 0) return { type: 'BIGINT', convert: (text) => text, factor: 10n ** BigInt(digits) * multiply };
  const declared = DIGIT | HYPHEN | (MARK_KINDS[marks.decimal] ?? 0) | (MARK_KINDS[marks.thousands] ?? 0);
  return (kinds & ~declared) === 0 ? { type: 'VARCHAR', convert: markedAmountSql(marks, digits), factor: multiply } : null;
}
