import { useCallback, type ClipboardEvent } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { targetTexts } from '../messages/targets.ts';
import { StackedTable, type StackedColumn, type StackedRow } from '../parts/stacked-table.tsx';
import type { CellPosition } from './apply-paste.ts';
import { moveBetweenCells, positionOf } from './cell-keys.ts';
import { isBlock } from './read-paste.ts';
import { TargetCell } from './target-cell.tsx';
import { cellsOf, withCells, type TargetDraft } from './target-draft.ts';
import { cellFault, type TargetRow, type TargetTable } from './target-table.ts';
import type { CurrentTargets } from './use-current-targets.ts';
import { useTypedMoney } from './use-typed-money.ts';

export interface TargetGridProps {
  readonly draft: TargetDraft;
  readonly table: TargetTable;
  /** Names of the columns that are typed. */
  readonly columns: readonly string[];
  readonly current: CurrentTargets | null;
  readonly onUpdate: (next: (draft: TargetDraft) => TargetDraft) => void;
  readonly onPaste: (text: string, at: CellPosition) => void;
}

/** The fault of a cell, in words; null if there is none. */
function useFaultText(): (row: TargetRow, column: number) => string | null {
  const t = useMessages(targetTexts);
  return (row, column) => {
    const cell = row.cells[column];
    if (cell === undefined) return null;
    const kind = cell.kind === 'ambiguous' ? cell.kind : cellFault(row, cell);
    return kind === null ? null : t(`fault.${kind}`);
  };
}

/** Names of taxes stay in sight while months scroll sideways. */
const gridStyle = {
  '& tbody td': { alignItems: 'center' },
  '@media screen and (min-width: 600px)': {
    '& tbody :is(th, td)': { verticalAlign: 'middle' },
    '& :is(thead th:first-of-type, tbody th)': { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1, minWidth: 150 },
  },
} as const;

/** The table of targets: a row for each tax, its sum, and what the dashboard has now. */
export function TargetGrid({ draft, table, columns, current, onUpdate, onPaste }: TargetGridProps) {
  const t = useMessages(targetTexts);
  const money = useTypedMoney();
  const faultText = useFaultText();
  const type = useCallback(
    (tax: string, column: number, text: string) => onUpdate((old) => withCells(old, tax, [text], column)),
    [onUpdate],
  );
  const amounts = current?.amounts ?? null;
  const headers: readonly StackedColumn[] = [
    { key: 'tax', label: t('tax') },
    ...columns.map((label, index) => ({ key: String(index), label, isNumber: true })),
    { key: 'sum', label: t(draft.isByMonth ? 'sum' : 'exact'), isNumber: true },
    ...(current === null || amounts === null
      ? []
      : [
          { key: 'current', label: t(`current.${current.version}`), isNumber: true },
          { key: 'change', label: t('change'), isNumber: true },
        ]),
  ];
  const rowOf = (own: TargetRow, row: number): StackedRow => {
    const { tax, isEmpty, total } = own;
    const texts = cellsOf(draft, tax.code);
    const before = amounts?.get(tax.code) ?? null;
    return {
      key: tax.code,
      cells: [
        tax.name,
        ...columns.map((column, index) => (
          <TargetCell
            key={index}
            tax={tax.code}
            row={row}
            column={index}
            label={t('cellOf', { tax: tax.name, column })}
            text={texts[index] ?? ''}
            fault={faultText(own, index)}
            onChange={type}
          />
        )),
        isEmpty ? t('none') : money.exact(total),
        ...(amounts === null ? [] : [money.stored(before), money.change(total, before)]),
      ],
    };
  };
  const totals: StackedRow = {
    key: ' total',
    tone: 'total',
    cells: [
      t('total'),
      ...table.columnSums.map((sum) => (draft.isByMonth ? money.exact(sum) : null)),
      money.exact(table.total),
      ...(amounts === null ? [] : [money.storedSum([...amounts.values()]), null]),
    ],
  };
  return (
    <Panel title={t('table')}>
      <NoteText>{t('table.hint')}</NoteText>
      <Box
        onKeyDown={moveBetweenCells}
        onPaste={(event: ClipboardEvent<HTMLElement>) => {
          const text = event.clipboardData.getData('text/plain');
          const at = positionOf(event.target);
          if (at === null || !isBlock(text)) return;
          event.preventDefault();
          onPaste(text, at);
        }}
        sx={gridStyle}
      >
        <StackedTable caption={t('table')} columns={headers} rows={[...table.rows.map(rowOf), totals]} />
      </Box>
    </Panel>
  );
}
