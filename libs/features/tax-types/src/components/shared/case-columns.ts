import type { CaseNames, Columns, TableColumn } from '@pendapa/analysis';
import type { ListedCase } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/cases.ts';

type Column = TableColumn<ListedCase>;
type Make = Columns<ListedCase>;

const named = (names: Readonly<Record<string, { readonly id: string; readonly en: string }>>, code: string | null) =>
  code === null || !Object.hasOwn(names, code) ? undefined : names[code];

/** The columns that lists of cases are put together from. */
export function useCaseColumns() {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const plain = (make: Make, key: 'name' | 'number'): Column => make.name({ key, header: t(key), text: (row) => row[key] ?? '-' });
  return {
    /** What names the row, led by its rank: "1. ****0021". */
    first: (make: Make, key: 'name' | 'number'): Column =>
      make.name({
        key,
        header: t(key),
        text: (row) => t('ranked', { rank: format.count(row.rank), name: row[key] ?? '-' }),
        order: ({ rank }) => rank,
      }),
    name: (make: Make): Column => plain(make, 'name'),
    number: (make: Make): Column => plain(make, 'number'),
    kind: (make: Make): Column =>
      make.name({
        key: 'kind',
        header: t('kind'),
        text: ({ kind }) => {
          const words = named(MEMBER_NAMES.taxpayerKind, kind);
          return words ? text(words) : '-';
        },
      }),
    document: (make: Make): Column =>
      make.name({
        key: 'document',
        header: t('document'),
        text: ({ document }) => {
          const words = named(MEMBER_NAMES.document, document);
          return words ? text(words) : (document ?? '-');
        },
      }),
    code: (make: Make, key: keyof CaseNames, names: CaseNames): Column => make.name({ key, header: t(key), text: names[key] }),
    /** Payers of one tax are told with it; the others pay several. */
    oneTax: (make: Make, names: CaseNames): Column =>
      make.name({ key: 'tax', header: t('tax'), text: (row) => (row.tax === null ? t('severalTaxes') : names.tax(row)) }),
    day: (make: Make, header: 'issued' | 'since'): Column =>
      make.name({
        key: 'on',
        header: t(header),
        text: ({ on }) => (on === null ? '-' : format.date(on)),
        order: ({ on }) => on,
      }),
    /** What is assessed: its first and last day. */
    span: (make: Make): Column =>
      make.name({
        key: 'span',
        header: t('span'),
        text: ({ from, to }) => (from === null || to === null ? '-' : format.period({ from, to })),
        order: ({ from }) => from,
      }),
    count: (make: Make, header: 'transactions' | 'periods'): Column =>
      make.count({ key: 'count', header: t(header), value: ({ count }) => count }),
    amount: (make: Make, header: 'amount' | 'owed'): Column =>
      make.money({ key: 'amount', header: t(header), value: ({ amount }) => amount }),
  };
}
