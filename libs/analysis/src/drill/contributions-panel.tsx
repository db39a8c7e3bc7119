import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChangeText, ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { isKnown, isWeakGrowth, toPlotValue, type Figure, type QueryResult, type Row } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { signedTexts, totalChange, type DrillReader } from './changes.ts';
import { contributionsOf } from './contributions.ts';
import { drillTexts } from './messages.ts';
import { ROW_DIMENSION, type DrillDimension, type DrillMeasure, type Money } from './query.ts';
import type { DrillStep, Split } from './steps.ts';
import { useDrill } from './use-drill.ts';

type DrillRow = Row<DrillMeasure, DrillDimension>;

/** Steps that a row adds; a district is found under its city. */
function stepsOf(split: Split, { codes }: DrillRow): readonly DrillStep[] {
  const code = codes[ROW_DIMENSION[split]];
  if (code === null) return [];
  if (split !== 'district') return [{ by: split, code }];
  return [...(codes.city === null ? [] : [{ by: 'city' as const, code: codes.city }]), { by: 'district', code }];
}

interface ContributionsProps {
  readonly money: Money;
  readonly split: Split;
  /** Steps that led to this level. */
  readonly steps: readonly DrillStep[];
}

/** How the payers of a row changed, short enough for the end of its line. */
function PayersOfRow({ read, row }: { readonly read: DrillReader; readonly row: DrillRow }) {
  const t = useMessages(drillTexts);
  const { current, comparison } = row;
  const count = (figure: Figure): string => read.figureText(figure, 'count');
  const isCompared = isKnown(current.amountPerObject) && isKnown(comparison.amountPerObject);
  return (
    <>
      {t('objects', { before: count(comparison.payingObjects), now: count(current.payingObjects) })}
      {isCompared && (
        <>
          {` · ${t('each')} `}
          <ChangeText
            now={current.amountPerObject}
            before={comparison.amountPerObject}
            spec={measureSpec('revenue', 'amountPerObject')}
            weak={isWeakGrowth(current.payingObjects, comparison.payingObjects)}
          />
        </>
      )}
    </>
  );
}

/** Number of rows before "show all". */
const INITIAL_ROWS = 8;
/** Pixels: two rows. */
const MIN_HEIGHT = 90;

function Bars({ read, description, money, split, steps }: ChartProps<DrillMeasure, DrillDimension> & ContributionsProps) {
  const t = useMessages(drillTexts);
  const { open } = useDrill();
  const by = ROW_DIMENSION[split];
  const contributions = contributionsOf(read.rows, money, totalChange(read, money));
  if (contributions.length === 0) return <EmptyPanel cause={t('none')} />;
  const rows = new Map(contributions.map(({ row }) => [row.codes[by] ?? '', row]));
  const go = (key: string): void => {
    const row = rows.get(key);
    // A city that is already a step is not repeated.
    const added = row ? stepsOf(split, row).filter((step) => !steps.some(({ by: taken }) => taken === step.by)) : [];
    open([...steps, ...added]);
  };
  const bars = contributions.map(({ row, change }) => ({
    ...read.bar(by, money, row),
    value: toPlotValue(change),
    hidden: !isKnown(change),
    ...signedTexts(read, change),
    tone: (toPlotValue(change) ?? 0) < 0 ? ('bad' as const) : ('good' as const),
    detail: <PayersOfRow read={read} row={row} />,
  }));
  return <RankedBars bars={bars} description={description} onSelect={go} initialRows={INITIAL_ROWS} isSequence />;
}

export interface ContributionsPanelProps extends ContributionsProps {
  readonly result: QueryResult<DrillMeasure, DrillDimension>;
}

/** Members of the next level by what they contribute to the change; a row leads one level down. */
export function ContributionsPanel({ result, ...level }: ContributionsPanelProps) {
  const t = useMessages(drillTexts);
  const { money, split } = level;
  const by = ROW_DIMENSION[split];
  return (
    <ChartPanel
      words={usePanelWords(drillTexts, split)}
      query={result}
      measure={money}
      height={MIN_HEIGHT}
      sentence={(read) => {
        const whole = totalChange(read, money);
        const contributions = contributionsOf(read.rows, money, whole);
        const [first] = contributions;
        const isSure = contributions.every(({ row, change }) => isKnown(change) && row.codes[by] !== null);
        if (!first || !isSure || !isKnown(whole)) return null;
        return t('most', {
          name: read.name(by, first.row),
          amount: signedTexts(read, first.change).text,
          whole: signedTexts(read, whole).text,
        });
      }}
      chart={(drawing) => <Bars {...drawing} {...level} />}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={contributionsOf(drawing.read.rows, money, totalChange(drawing.read, money)).map(({ row, change }) => ({ ...row, change }))}
          columns={({ dimensionColumn, measureColumn, make }) => [
            dimensionColumn(by),
            make.money({ key: 'change', header: t('change'), value: ({ change }) => change, total: totalChange(drawing.read, money) }),
            measureColumn(money),
            measureColumn('payingObjects'),
            measureColumn('amountPerObject'),
          ]}
        />
      )}
    />
  );
}
