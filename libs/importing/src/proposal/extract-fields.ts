import { dayAnswer } from './answer-forms.ts';
import type { BuildInput } from './build-input.ts';
import { moneyField, referenceFields, regionField, type Fields } from './common-fields.ts';
import { findDateForm } from './date-forms.ts';
import type { PeriodFields } from './period.ts';
import type { Findings } from './proposal.ts';
import type { RawColumn } from './table-shape.ts';

export function paymentFields(input: BuildInput, period: PeriodFields, factor: number): Fields {
  const { choice } = input;
  const column = (name: string): Fields => (choice.columns[name] === undefined ? {} : { [name]: { column: choice.columns[name].name } });
  const required = choice.columns['amount'] === undefined ? 'principal' : 'amount';
  const money = (name: string): Fields =>
    choice.columns[name] === undefined ? {} : { [name]: moneyField(input, choice.columns[name], factor, name === required) };
  const isWide = choice.wide !== null;
  return {
    ...(period.grain === 'day' ? column('id') : {}),
    posted: period.posted,
    ...referenceFields(input),
    ...regionField(input),
    ...(isWide
      ? { amount: moneyField(input, undefined, factor) }
      : { ...money('principal'), ...money('penalty'), ...money('discount'), ...money('amount') }),
    ...(period.grain === 'day' ? {} : column('transactions')),
  };
}

export function targetFields(input: BuildInput, year: number | null): Fields {
  const fields = referenceFields(input);
  const ofYear = input.choice.columns['year'];
  return {
    year: ofYear === undefined ? { constant: year } : { column: ofYear.name },
    version: { constant: 'apbd' },
    effectiveFrom: { constant: `${String(year)}-01-01` },
    ...(fields['tax'] === undefined ? {} : { tax: fields['tax'] }),
    ...(fields['unit'] === undefined ? {} : { unit: fields['unit'] }),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function arrearsFields(input: BuildInput, factor: number): Fields | null {
  const { choice, findings } = input;
  const position = choice.columns['snapshotOn'];
  const form = position === undefined ? null : findDateForm(position.name, position.cells, findings);
  const snapshot =
    form !== null
      ? ''
      : findings.ask(
          'snapshotOn',
          {
            id: 'Posisi tunggakan per tanggal berapa? Misalnya 31 Desember 2024.',
            en: 'As of which day are the arrears? For example 31 December 2024.',
          },
          [],
          DAY,
          dayAnswer,
        );
  const dueColumn = choice.columns['dueOn'];
  const dueForm = dueColumn === undefined ? null : findDateForm(dueColumn.name, dueColumn.cells, findings);
  const due =
    dueForm === null
      ? findings.ask(
          'dueOn',
          {
            id: 'Jatuh tempo dalam tahun pajaknya (MM-DD, PBB-P2 biasanya 09-30)?',
            en: 'When in its tax year is it due (MM-DD, land tax mostly 09-30)?',
          },
          [],
          /^\d{2}-\d{2}$/,
        )
      : '';
  const yearColumn = choice.columns['taxYear'] ?? choice.columns['year'];
  const isWide = choice.wide?.kind === 'period';
  if (snapshot === null || due === null || (yearColumn === undefined && !isWide)) return null;
  const year = isWide ? { wide: true } : { column: yearColumn?.name };
  const [month, day] = due.split('-').map(Number);
  return {
    snapshotOn:
      form === null
        ? { constant: snapshot }
        : { column: position?.name, format: form.format, ...(form.grain === 'month' ? { grain: 'month' } : {}) },
    ...referenceFields(input),
    taxYear: year,
    dueOn:
      dueForm === null ? { year, month: { constant: month }, day: { constant: day } } : { column: dueColumn?.name, format: dueForm.format },
    principal: moneyField(input, isWide ? undefined : (choice.columns['principal'] ?? choice.columns['amount']), factor),
    ...(choice.columns['penalty'] === undefined ? {} : { penalty: moneyField(input, choice.columns['penalty'], factor, false) }),
    ...(choice.columns['documents'] === undefined ? {} : { documents: { column: choice.columns['documents'].name } }),
  };
}

const STATES: Readonly<Record<string, string>> = {
  aktif: 'active',
  active: 'active',
  tutup: 'closed',
  ditutup: 'closed',
  closed: 'closed',
  dihapus: 'closed',
};

/** Meaning of each state; words that may mean closed or suspended are asked about. */
function stateValues({ cells }: RawColumn, findings: Findings): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const text of new Set(cells.filter(({ kind }) => kind !== null).map((cell) => cell.text))) {
    const known = STATES[text.toLowerCase()];
    const answer =
      known ??
      findings.ask(`status.${text}`, { id: `Status "${text}" berarti?`, en: `What does the state "${text}" mean?` }, [
        { value: 'closed', texts: { id: 'tutup', en: 'closed' } },
        { value: 'suspended', texts: { id: 'berhenti sementara', en: 'suspended' } },
        { value: 'active', texts: { id: 'aktif', en: 'active' } },
      ]);
    if (answer === null) return null;
    values[text] = answer;
  }
  return values;
}

export function objectFields(input: BuildInput): Fields | null {
  const { choice, findings, sheets } = input;
  const openingColumn = choice.columns['openedOn'];
  const form = openingColumn === undefined ? null : findDateForm(openingColumn.name, openingColumn.cells, findings);
  const status = choice.columns['status'];
  const values = status === undefined ? {} : stateValues(status, findings);
  const asOf =
    form === null
      ? findings.ask(
          'updatedOn',
          {
            id: 'Daftar ini tanpa tanggal buka. Posisi per tanggal berapa? Misalnya 31 Desember 2024.',
            en: 'The register has no opening dates. As of which day is it? For example 31 December 2024.',
          },
          [],
          DAY,
          dayAnswer,
        )
      : '';
  if (values === null || asOf === null) return null;
  const { tax } = referenceFields(input);
  return {
    id: { column: choice.columns['objectNumber']?.name },
    tax: tax ?? (sheets.length > 1 ? { sheetName: true, match: 'name', unknown: 'create' } : { constant: 'UNKNOWN', unknown: 'create' }),
    ...regionField(input),
    ...(form === null || openingColumn === undefined
      ? { updatedOn: { constant: asOf } }
      : { openedOn: { column: openingColumn.name, format: form.format } }),
    ...(status === undefined ? {} : { status: { column: status.name, values, empty: 'none' } }),
  };
}
