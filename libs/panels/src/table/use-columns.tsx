import { useMemo } from 'react';
import type { MeasureSpec, Unit, Value } from '@pendapa/contracts';
import { unbroken, useFormat, type Format, type MoneyScale } from '@pendapa/i18n';
import { knownPartOf, stateOf, valueOf, changeOf, type Shown } from '@pendapa/query';
import { ChangeText } from '../words/change-text.tsx';
import { PlanStatus, planStatus, useStatusWords } from '../words/plan-status.tsx';
import { PARTIAL_SIGN, useStateWords, type StateWords } from '../words/use-state-words.ts';
import type { FileColumn } from '../exported/file-column.ts';
import type { TableColumn } from './table-column.ts';

interface Figure<R> {
  readonly key: string;
  readonly header: string;
  readonly value: (row: R) => Shown;
  readonly total?: Shown;
}

interface Change<R> extends Figure<R> {
  readonly before: (row: R) => Shown;
  readonly totalBefore?: Shown;
  /** True for rows whose change rests on too few payers. */
  readonly weak?: (row: R) => boolean;
  readonly spec: Pick<MeasureSpec, 'unit' | 'good'>;
}

export interface Columns<R> {
  readonly name: (column: {
    readonly key: string;
    readonly header: string;
    readonly text: (row: R) => string;
    readonly order?: (row: R) => Value;
    /** Value for files, such as a date where `text` is its name. */
    readonly file?: Pick<FileColumn<R>, 'kind' | 'value'>;
  }) => TableColumn<R>;
  /** Money column in the unit of its table, which the header names. */
  readonly money: (figure: Figure<R>) => TableColumn<R>;
  readonly count: (figure: Figure<R>) => TableColumn<R>;
  readonly percent: (figure: Figure<R>) => TableColumn<R>;
  readonly decimal: (figure: Figure<R>) => TableColumn<R>;
  readonly change: (figure: Change<R>) => TableColumn<R>;
  /** Column of a ratio to a plan, as icon and word; null without a plan. */
  readonly status: (column: { readonly key: string; readonly header: string; readonly ratio: (row: R) => number | null }) => TableColumn<R>;
}

const numberOrNull = (value: Value): number | null => (value === null ? null : Number(value));
const textOrNull = (value: Value): string | null => (value === null ? null : String(value));

/** Text of a figure in a cell: number, known part with a sign, or word of its state. */
const cellOf =
  (write: (value: Value) => string, words: StateWords) =>
  (figure: Shown): string => {
    const state = stateOf(figure);
    if (state === null) return write(valueOf(figure));
    const part = knownPartOf(state);
    return part === null ? words.text(figure, 'count') : `${write(part)} ${PARTIAL_SIGN}`;
  };

/** Value of a figure in a file: an absent one is empty, other states are text. */
function filed(figure: Shown, unit: Unit, words: StateWords): Value {
  const state = stateOf(figure);
  return state === null || state.state === 'absent' ? valueOf(figure) : words.exact(figure, unit);
}

function moneyColumn<R>(format: Format, words: StateWords, { key, header, value, total }: Figure<R>): TableColumn<R> {
  const inUnit = (unit: MoneyScale): TableColumn<R> => {
    const cell = cellOf((money) => unit.cell(textOrNull(money)), words);
    return {
      key,
      kind: 'number',
      header: `${header} (${unit.unitLabel})`,
      cell: (row) => cell(value(row)),
      exact: (row) => words.exact(value(row), 'money'),
      sortBy: value,
      total: total === undefined ? undefined : <span title={words.exact(total, 'money')}>{cell(total)}</span>,
      file: {
        label: header,
        kind: 'money',
        value: (row) => filed(value(row), 'money', words),
        total: total === undefined ? undefined : filed(total, 'money', words),
      },
    };
  };
  return { ...inUnit(format.moneyTable([])), money: { amount: (row) => valueOf(value(row)), inUnit } };
}

/** Column factory for tables; ratios have two decimals. */
export function useColumns<R>(): Columns<R> {
  const format = useFormat();
  const statusWords = useStatusWords();
  const words = useStateWords();
  return useMemo((): Columns<R> => {
    const numeric = (
      { key, header, value, total }: Figure<R>,
      kind: 'count' | 'ratio' | 'decimal',
      write: (value: Value) => string,
    ): TableColumn<R> => {
      const cell = cellOf(write, words);
      return {
        key,
        kind: 'number',
        header,
        cell: (row) => cell(value(row)),
        sortBy: value,
        total: total === undefined ? undefined : cell(total),
        file: {
          label: header,
          kind,
          value: (row) => filed(value(row), kind, words),
          total: total === undefined ? undefined : filed(total, kind, words),
        },
      };
    };
    return {
      name: ({ key, header, text, order, file }) => ({
        key,
        kind: 'text',
        header,
        cell: (row) => unbroken(text(row)),
        searched: text,
        sortBy: order ?? text,
        file: { label: header, kind: 'text', value: text, ...file },
      }),
      money: (figure) => moneyColumn(format, words, figure),
      count: (figure) => numeric(figure, 'count', (value) => format.count(numberOrNull(value))),
      percent: (figure) => numeric(figure, 'ratio', (value) => format.percent(numberOrNull(value), 2)),
      decimal: (figure) => numeric(figure, 'decimal', (value) => format.value(value, 'decimal')),
      change: ({ key, header, value, before, spec, total, totalBefore, weak }) => ({
        key,
        kind: 'number',
        header,
        cell: (row) => <ChangeText now={value(row)} before={before(row)} spec={spec} digits={2} weak={weak?.(row)} />,
        sortBy: (row) => changeOf(spec.unit, value(row), before(row)),
        total: total === undefined ? undefined : <ChangeText now={total} before={totalBefore ?? null} spec={spec} digits={2} />,
        file: {
          label: header,
          kind: 'ratio',
          value: (row) => changeOf(spec.unit, value(row), before(row)),
          total: total === undefined ? undefined : changeOf(spec.unit, total, totalBefore ?? null),
        },
      }),
      status: ({ key, header, ratio }) => ({
        key,
        kind: 'text',
        header,
        cell: (row) => <PlanStatus ratio={ratio(row)} />,
        sortBy: ratio,
        file: { label: header, kind: 'text', value: (row) => statusWords(planStatus(ratio(row))) },
      }),
    };
  }, [format, statusWords, words]);
}
