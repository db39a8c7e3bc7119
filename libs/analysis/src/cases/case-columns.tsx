import type { ReactNode } from 'react';
import { listSpec, type CaseColumn, type ListedCase, type ListedCases, type Texts } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useColumns, type TableColumn } from '@pendapa/panels';
import { caseTexts } from './messages.ts';

/** Headers of a list that replace the common ones. */
export type CaseHeaders = Readonly<Partial<Record<CaseColumn, string>>>;
type Column = TableColumn<ListedCase>;

const day = { kind: 'day', value: ({ on }: ListedCase) => on } as const;

export type CaseColumns = (cases: ListedCases) => readonly Column[];

const nameIn = (names: Readonly<Record<string, Texts>>, code: string | null): Texts | null =>
  code !== null && Object.hasOwn(names, code) ? (names[code] ?? null) : null;

/** Controls of a row on screen, after its name and before its first column. */
export interface RowControls {
  readonly afterName?: (row: ListedCase) => ReactNode;
  readonly beforeFirst?: ((row: ListedCase) => ReactNode) | undefined;
}

/** Columns that a list declares. The first one starts with the rank: "1. ****0021". */
export function useCaseColumns(headers: CaseHeaders = {}, { afterName, beforeFirst }: RowControls = {}): CaseColumns {
  const t = useMessages(caseTexts);
  const text = useText();
  const format = useFormat();
  const make = useColumns<ListedCase>();
  const coded = (names: Readonly<Record<string, Texts>>, code: string | null): string => {
    const name = nameIn(names, code);
    return name ? text(name) : (code ?? '-');
  };
  return ({ list, names }) => {
    const words: Readonly<Record<Exclude<CaseColumn, 'count' | 'before' | 'amount'>, (row: ListedCase) => string>> = {
      name: ({ name }) => name ?? '-',
      number: ({ number }) => number ?? '-',
      kind: ({ kind }) => coded(MEMBER_NAMES.taxpayerKind, kind),
      document: ({ document }) => coded({ ...MEMBER_NAMES.document, ...MEMBER_NAMES.nextStep }, document),
      // A payer of one tax shows its name; others pay several.
      tax: ({ tax }) => (tax === null ? t('severalTaxes') : coded(names.tax, tax)),
      unit: ({ unit }) => coded(names.unit, unit),
      region: ({ region }) => coded(names.region, region),
      on: ({ on }) => (on === null ? '-' : format.date(on)),
      span: ({ from, to }) => (from === null || to === null ? '-' : format.period({ from, to })),
    };
    const { columns } = listSpec(list);
    const [leading] = columns;
    const ranked = (row: ListedCase): string => t('ranked', { rank: format.count(row.rank), name: words[leading](row) });
    const lead = (key: typeof leading, header: string): Column => ({
      ...make.name({ key, header, text: ranked, file: { kind: key === 'number' ? 'id' : 'text', value: words[key] } }),
      fileBefore: { label: t('rank'), kind: 'count', value: ({ rank }) => rank },
    });
    return columns.map((key): Column => {
      const header = headers[key] ?? t(key);
      if (key === 'count') return make.count({ key, header, value: ({ count }) => count });
      if (key === 'before') return make.money({ key, header, value: ({ before }) => before });
      if (key === 'amount') return make.money({ key, header, value: ({ amount }) => amount });
      const own = key === leading ? lead(key, header) : make.name({ key, header, text: words[key], ...(key === 'on' && { file: day }) });
      const [before, after] = [key === leading ? beforeFirst : undefined, key === 'name' ? afterName : undefined];
      if (!before && !after) return own;
      const withControls = (row: ListedCase): ReactNode => (
        <>
          {before?.(row)}
          {own.cell(row)}
          {after?.(row)}
        </>
      );
      return { ...own, cell: withControls };
    });
  };
}
