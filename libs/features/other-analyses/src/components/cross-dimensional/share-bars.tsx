import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, useReader } from '@pendapa/panels';
import { share, toPlotValue, type Figure } from '@pendapa/query';
import { messages } from '../../messages/cross-dimensional.ts';
import { partTexts } from '../../messages/cross-dimensional-parts.ts';
import { unitOf, useMeasureChoice } from './choices.ts';
import { PivotTable } from './pivot-table.tsx';
import { gapFigure, gapOf, outOfLine, type Member, type PivotCell } from './pivot.ts';
import { usePivot, usePivotAnswer, useSideNames, type PivotDrawing, type PivotReader } from './use-pivot.ts';

/** Number of rows shown first. */
const INITIAL_ROWS = 8;

/** Pixels for five rows of two lines with their key. */
const SHARES_HEIGHT = 240;

/** The combination that stands out, otherwise the first row and column, in its pivot. */
function useShown() {
  const pivotOf = usePivot();
  return (read: PivotReader) => {
    const pivot = pivotOf(read);
    const codes = outOfLine(pivot, pivot.sides).above?.row.codes;
    const found = (members: readonly Member[], code: string | null | undefined) =>
      members.find((member) => codes !== undefined && member.code === code) ?? members[0];
    return { pivot, row: found(pivot.rows, codes?.[pivot.sides[0]]), column: found(pivot.columns, codes?.[pivot.sides[1]]) };
  };
}

interface Compared {
  readonly key: string;
  readonly label: string;
  readonly cell: PivotCell;
  /** Total of the cell's column. */
  readonly columnTotal: Figure;
}

interface BarsProps extends PivotDrawing {
  readonly compared: readonly Compared[];
}

/** Share of each combination in its row, with the share of its column in all; those of few cases last. */
function Bars({ read, description, compared }: BarsProps) {
  const t = useMessages(partTexts);
  const [measure] = useMeasureChoice();
  const unit = unitOf(measure);
  const { percent } = read.format;
  const bars = compared.map(({ key, label, cell, columnTotal }) => {
    const average = share(columnTotal, read.total(measure));
    return {
      key,
      label,
      value: cell.shareOfRow,
      text: percent(cell.shareOfRow),
      exact: `${percent(cell.shareOfRow, 2)} (${read.figureTextExact(cell.value, unit)})`,
      tone: cell.pale ? ('rest' as const) : ('actual' as const),
      middleTick: { value: average, exact: percent(average, 2) },
      detail: read.figureText(cell.value, unit),
    };
  });
  return (
    <RankedBars
      bars={bars.toSorted(
        (a, b) => Number(a.tone === 'rest') - Number(b.tone === 'rest') || (toPlotValue(b.value) ?? 0) - (toPlotValue(a.value) ?? 0),
      )}
      names={{ bar: t('shares.bar'), middleTick: t('shares.average') }}
      description={description}
      initialRows={INITIAL_ROWS}
    />
  );
}

interface SharesProps {
  /** The rows that share the column that stands out, or the columns of the row that does. */
  readonly of: 'column' | 'row';
}

/** Names of the row and column that stand out, and of the dimensions of all rows and columns; "-" before the answer. */
function useShownNames() {
  const text = useText();
  const [measure] = useMeasureChoice();
  const { answer } = usePivotAnswer();
  const reader = useReader('revenue');
  const shownIn = useShown();
  const namesOf = useSideNames();
  if (!answer) return { row: '-', column: '-', rows: '-', columns: '-' };
  const read = reader(answer, measure);
  const { pivot, row, column } = shownIn(read);
  const { member } = namesOf(read, pivot.sides);
  const [rowSide, columnSide] = pivot.sides;
  return {
    row: row ? member(rowSide, row) : '-',
    column: column ? member(columnSide, column) : '-',
    rows: text(DIMENSION_LABELS[rowSide]).toLowerCase(),
    columns: text(DIMENSION_LABELS[columnSide]).toLowerCase(),
  };
}

/** Share of one column in each row, or of each column in one row, against the average of all. */
export function CombinationShares({ of }: SharesProps) {
  const [measure] = useMeasureChoice();
  const result = usePivotAnswer();
  const shownIn = useShown();
  const namesOf = useSideNames();
  const names = useShownNames();
  const comparedIn = (read: PivotReader): readonly Compared[] => {
    const { pivot, row, column } = shownIn(read);
    const { member } = namesOf(read, pivot.sides);
    const [rowSide, columnSide] = pivot.sides;
    const compared = (own: Member, side: typeof rowSide, cell: PivotCell | null, columnTotal: Figure): readonly Compared[] =>
      cell === null ? [] : [{ key: own.code ?? '', label: member(side, own), cell, columnTotal }];
    if (!row || !column) return [];
    return of === 'column'
      ? pivot.rows.flatMap((one) => compared(one, rowSide, pivot.cellAt(one.code, column.code), column.total))
      : pivot.columns.flatMap((one) => compared(one, columnSide, pivot.cellAt(row.code, one.code), one.total));
  };
  const columnWords = usePanelWords(partTexts, 'users', { column: names.column, rows: names.rows });
  const rowWords = usePanelWords(partTexts, 'sources', { row: names.row, columns: names.columns });
  return (
    <ChartPanel
      words={of === 'column' ? columnWords : rowWords}
      query={result}
      measure={measure}
      height={SHARES_HEIGHT}
      chart={(drawing) => <Bars {...drawing} compared={comparedIn(drawing.read)} />}
      table={(drawing) => <PivotTable {...drawing} />}
    />
  );
}

/** Difference of each row from the average, in the measure: the shares as money. */
export function CombinationGaps() {
  const t = useMessages(partTexts);
  const names = useMessages(messages);
  const [measure] = useMeasureChoice();
  const shownIn = useShown();
  const namesOf = useSideNames();
  const { column: columnName, rows } = useShownNames();
  const unit = unitOf(measure);
  return (
    <ChartPanel
      words={usePanelWords(partTexts, 'gaps', { column: columnName, rows, measure: names(measure).toLowerCase() })}
      query={usePivotAnswer()}
      measure={measure}
      height={SHARES_HEIGHT}
      chart={({ read, description }) => {
        const { pivot, column } = shownIn(read);
        const { member } = namesOf(read, pivot.sides);
        const gaps = pivot.rows.flatMap((own) => {
          const cell = column && pivot.cellAt(own.code, column.code);
          const gap = cell ? gapOf(cell) : null;
          return cell && gap !== null ? [{ own, cell, gap }] : [];
        });
        if (gaps.length === 0) return <Typography variant="body2">{t('gaps.none')}</Typography>;
        const { moneyChange, countChange, percent } = read.format;
        const text = (gap: number): string => (unit === 'money' ? moneyChange(String(Math.round(gap))) : countChange(Math.round(gap)));
        return (
          <RankedBars
            bars={gaps
              .toSorted((a, b) => Number(a.cell.pale) - Number(b.cell.pale) || b.gap - a.gap)
              .map(({ own, cell, gap }) => ({
                key: own.code ?? '',
                label: member(pivot.sides[0], own),
                value: gap,
                tone: cell.pale ? ('rest' as const) : ('actual' as const),
                text: text(gap),
                exact: read.figureTextExact(gapFigure(cell, unit), unit),
                detail: percent(cell.shareOfRow),
              }))}
            description={description}
            initialRows={INITIAL_ROWS}
          />
        );
      }}
      table={(drawing) => <PivotTable {...drawing} />}
    />
  );
}
