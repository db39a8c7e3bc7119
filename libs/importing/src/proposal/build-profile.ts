import { isTotalLabel } from '../values/total-words.ts';
import type { BuildInput } from './build-input.ts';
import { periodOfHeading } from './column-words.ts';
import { findFactor, moneyField } from './common-fields.ts';
import { FIRST_YEAR } from './date-forms.ts';
import { exceptOfLeftOut } from './leave-out.ts';
import { arrearsFields, objectFields, paymentFields, targetFields } from './extract-fields.ts';
import { findPeriod } from './period.ts';

/** Meaning of each wide column, by what the fields take from it. */
function wideMap({ choice }: BuildInput): object {
  const { kind, columns } = choice.wide ?? { kind: 'period', columns: [] };
  return Object.fromEntries(
    columns.map(({ name }) => {
      const period = periodOfHeading(name) ?? {};
      if (kind !== 'period') return [name, { [kind]: name }];
      if (choice.extract === 'arrears') return [name, { ...period, taxYear: String('year' in period ? period.year : '') }];
      return [name, period];
    }),
  );
}

/** Totals that stand in a column of dates or months, which an import would call malformed. */
function exceptOfTotals({ shape, choice, findings }: BuildInput): object[] | null {
  const dated = ['posted', 'month', 'year', 'taxYear', 'fiscalYear', 'quarter'].flatMap((name) => choice.columns[name] ?? []);
  const entries = dated.flatMap(({ name, index }) => {
    const labels = [...new Set(shape.rows.map(({ cells }) => cells[index]?.text ?? '').filter(isTotalLabel))];
    return labels.length === 0 ? [] : [{ [name]: labels }];
  });
  if (entries.length === 0) return null;
  const labels = entries.flatMap((entry) => Object.values(entry).flat());
  findings.add('totals', `Baris "${labels.join('", "')}" tidak dimuat.`, `The rows "${labels.join('", "')}" are not loaded.`);
  return entries;
}

/** Profile as far as the file and the answers decide it; null while a question that it needs is open. */
export function buildProfile(input: BuildInput): Record<string, unknown> | null {
  const { choice, numbers, raw, shape, sheets, settings, isNew, findings } = input;
  const { extract } = choice;
  const period = extract === 'payments' || extract === 'targets' ? findPeriod(input) : null;
  if (period === null && (extract === 'payments' || extract === 'targets')) return null;
  const factor = extract === 'objects' ? 1 : findFactor(input, period?.grain ?? 'year');
  if (factor === null) return null;
  const targetColumn = choice.columns['target'];
  const fields =
    extract === 'payments' && period
      ? paymentFields(input, period, factor)
      : extract === 'targets' && period
        ? { ...targetFields(input, period.year), amount: moneyField(input, targetColumn ?? choice.columns['amount'], factor) }
        : extract === 'arrears'
          ? arrearsFields(input, factor)
          : objectFields(input);
  if (fields === null) return null;
  const hasTargets =
    extract === 'payments' && targetColumn !== undefined && period !== null && period.year !== null && choice.wide === null;
  const except = [...(exceptOfTotals(input) ?? []), ...exceptOfLeftOut(input.leaveOut)];
  const headings = findings.questions.find(({ key }) => key === 'headings')?.answer === 'leave-out' ? { headings: 'leave-out' } : {};
  const read = new Set(
    JSON.stringify([fields, Object.keys(input.leaveOut), hasTargets ? targetColumn.name : ''])
      .match(/"(?:[^"\\]|\\.)*"/g)
      ?.map((text) => String(JSON.parse(text))),
  );
  const wide = choice.wide === null ? {} : { wide: wideMap(input) };
  const ignored = shape.columns
    .map(({ name }) => name)
    .filter((name) => !read.has(name) && !(choice.wide?.columns ?? []).some((column) => column.name === name));
  const usesShortYears = JSON.stringify(fields).includes('YY') && /\bYY\b|[^Y]YY(?!Y)/.test(JSON.stringify(fields));
  return {
    extract,
    file: {
      ...(period?.fileName === undefined ? {} : { name: period.fileName }),
      ...(raw.encoding !== null && raw.encoding !== 'utf-8' ? { encoding: raw.encoding } : {}),
      ...(raw.delimited === null ? {} : { delimiter: raw.delimited.delimiter }),
      ...(raw.delimited?.quotedLines ? { quotedLines: true } : {}),
      ...(shape.skipLines > 0 ? { skipLines: shape.skipLines } : {}),
      ...(sheets.length > 1 ? { sheets: 'all' } : {}),
      ...(sheets.length === 1 ? { sheet: sheets[0] } : {}),
      ...(shape.hasFoot ? { foot: 'after-blank-row' } : {}),
      ...(shape.hasUnnamed ? { ignoreEmptyColumns: true } : {}),
      ...(ignored.length === 0 ? {} : { ignoreColumns: ignored }),
    },
    numbers,
    ...(usesShortYears ? { dates: { firstYear: FIRST_YEAR } } : {}),
    ...(except.length === 0 ? {} : { except }),
    ...wide,
    ...headings,
    fields,
    ...(hasTargets
      ? { also: [{ extract: 'targets', fields: { ...targetFields(input, period.year), amount: moneyField(input, targetColumn, factor) } }] }
      : {}),
    ...(isNew
      ? {
          settings: {
            currency: settings.currency,
            ...(settings.fiscalYearStart === 1 ? {} : { fiscalYearStart: settings.fiscalYearStart }),
          },
        }
      : {}),
  };
}
