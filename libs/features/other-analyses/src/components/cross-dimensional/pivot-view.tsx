import { AnswerRows, ChartPanel, usePanelWords, useReader, type AnswerTo } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { ListChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/cross-dimensional.ts';
import type { Side } from '../../questions/cross-dimensional.ts';
import { ChoiceRow } from './choice-row.tsx';
import { columnsFor, MEASURES, ROWS, SAYINGS, useColumnsChoice, useMeasureChoice, useRows, useSaying, type Measure } from './choices.ts';
import { PivotGrid, useFigureWords } from './pivot-grid.tsx';
import { usePivot, usePivotAnswer, type PivotDrawing, type PivotReader } from './use-pivot.ts';

/** What stands in rows, columns and cells. */
function PivotChoices() {
  const t = useMessages(messages);
  const text = useText();
  const [rows, chooseRows] = useRows();
  const [columns, chooseColumns] = useColumnsChoice();
  const [measure, chooseMeasure] = useMeasureChoice();
  const [saying, chooseSaying] = useSaying();
  return (
    <>
      <ListChoice label={t('rows')} value={rows} choices={ROWS} name={(side) => text(DIMENSION_LABELS[side])} onChoose={chooseRows} />
      <ListChoice
        label={t('columns')}
        value={columns}
        choices={columnsFor(rows)}
        name={(side) => text(DIMENSION_LABELS[side])}
        onChoose={chooseColumns}
      />
      <ListChoice label={t('measure')} value={measure} choices={MEASURES} name={(one) => t(one)} onChoose={chooseMeasure} />
      <ListChoice label={t('saying')} value={saying} choices={SAYINGS} name={(one) => t(`saying.${one}`)} onChoose={chooseSaying} />
    </>
  );
}

/** Every combination in a row of its own, with what the grid says of it. */
function Twin({ read, ...frame }: PivotDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const { sides, at } = usePivot()(read);
  const cellOf = (row: PivotReader['rows'][number]) => at(row.codes[sides[0]], row.codes[sides[1]]);
  const indexOf = (row: PivotReader['rows'][number]): number | null => {
    const cell = cellOf(row);
    return cell?.pale ? null : (cell?.index ?? null);
  };
  return (
    <AnswerRows
      {...{ read, ...frame }}
      columns={({ by, of, share, make }) => [
        by(sides[0]),
        by(sides[1]),
        of(measure),
        ...(measure === 'transactions' ? [] : [of('transactions')]),
        share(measure),
        make.percent({ key: 'row', header: t('table.shareOfRow'), value: (row) => cellOf(row)?.shareOfRow ?? null }),
        {
          ...make.decimal({ key: 'index', header: t('table.index'), value: indexOf }),
          cell: (row) => format.decimal(indexOf(row), 2),
        },
      ]}
    />
  );
}

/** In what the cells are told. */
function useUnitSaid(answer: AnswerTo<Measure, Side> | null): string {
  const t = useMessages(messages);
  const [measure] = useMeasureChoice();
  const [saying] = useSaying();
  const figures = useFigureWords(measure);
  const reader = useReader('revenue');
  const pivotOf = usePivot();
  if (saying !== 'figure') return t(`saying.${saying}`);
  return answer ? figures(pivotOf(reader(answer, measure))).unit : '';
}

/** Which combination is out of line: a table of two sides against what each cell would hold if they had nothing to do with each other. */
export function PivotView() {
  const t = useMessages(messages);
  const text = useText();
  const asked = usePivotAnswer();
  const unit = useUnitSaid(asked.answer);
  const [rows] = useRows();
  const [columns] = useColumnsChoice();
  const [measure] = useMeasureChoice();
  const words = usePanelWords(messages, 'table', {
    measure: t(measure),
    rows: text(DIMENSION_LABELS[rows]),
    columns: text(DIMENSION_LABELS[columns]),
    unit,
  });
  return (
    <>
      <ChoiceRow>
        <PivotChoices />
      </ChoiceRow>
      <ChartPanel
        words={words}
        asked={asked}
        measure={measure}
        height="large"
        chart={(drawing) => <PivotGrid {...drawing} />}
        table={(drawing) => <Twin {...drawing} />}
      />
    </>
  );
}
