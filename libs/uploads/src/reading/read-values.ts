import type { Choice, PreviewLine, Question } from '@pendapa/contracts';

/** The texts of one field over all rows of a line, each once. */
export function textsOfField({ read }: PreviewLine, field: number): readonly string[] {
  return [...new Set(read.map((row) => row[field] ?? ''))].filter((text) => text !== '');
}

/** A field of a line that two readings read differently. */
export interface DifferingField {
  readonly line: PreviewLine;
  readonly field: string;
  readonly index: number;
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/**
 * Lines of a choice that another choice of the question reads differently, with the first field that differs.
 * @returns an empty list if the readings have no previews, or differ in none of the first lines
 */
export function differingFields(question: Question, choice: Choice, maxLines: number): readonly DifferingField[] {
  const { preview } = choice;
  if (preview === null) return [];
  const others = question.choices.flatMap((other) => (other === choice || other.preview === null ? [] : [other.preview]));
  const differs = (line: PreviewLine, index: number, field: string): boolean =>
    others.some(({ fields, lines }) => {
      const other = lines.find(({ line: number }) => number === line.line);
      const at = fields.indexOf(field);
      return !sameTexts(textsOfField(line, index), other === undefined || at === -1 ? [] : textsOfField(other, at));
    });
  return preview.lines
    .flatMap((line): readonly DifferingField[] => {
      const index = preview.fields.findIndex((field, at) => differs(line, at, field));
      return index === -1 ? [] : [{ line, field: preview.fields[index] ?? '', index }];
    })
    .slice(0, maxLines);
}
