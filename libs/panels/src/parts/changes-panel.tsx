import Typography from '@mui/material/Typography';
import { measureSpec } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { byLargest, difference, isKnown, largestChanges, toPlotValue, valueOf, type Row } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel } from '../panel/chart-panel.tsx';
import type { ChartProps } from '../table/drawing.ts';
import type { Reader } from '../words/use-reader.ts';
import { ChangesWaterfall, type ChangesWaterfallProps } from './changes-waterfall.tsx';
import type { RankedPanelProps } from './ranked-panel.tsx';

export interface ChangesPanelProps<M extends string, D extends string> extends Pick<
  RankedPanelProps<M, D>,
  'query' | 'measure' | 'by' | 'height'
> {
  readonly title: string;
  /** Page filter that a click or Enter on a row sets. */
  readonly filterOnClick: NonNullable<RankedPanelProps<M, D>['filterOnClick']>;
}

export interface ChangesChartProps<M extends string, D extends string>
  extends Omit<ChartProps<M, D>, 'height'>, Pick<ChangesWaterfallProps, 'onSelect'> {
  readonly by: NoInfer<D>;
  readonly measure: NoInfer<M>;
  /** Number of members shown as separate changes; the others are merged. */
  readonly maxChanges?: number;
  /** Name of the merged members. */
  readonly restLabel?: string;
}

const MAX_CHANGES = 7;

/** The largest changes, falls first; null if the change of the whole is not known. The server gives 0 to a member without payments. */
function changesIn<M extends string, D extends string>({ rows, total }: Reader<M, D>, measure: NoInfer<M>, maxChanges = MAX_CHANGES) {
  const whole = difference(total(measure), total(measure, 'comparison'));
  if (!isKnown(whole)) return null;
  const changeIn = ({ current, comparison }: Row<M, D>) => difference(current[measure], comparison[measure]);
  const { shown, rest } = largestChanges(rows, changeIn, whole, maxChanges);
  return { shown: shown.toSorted((a, b) => byLargest(b.change, a.change)), rest };
}

/** Waterfall from the comparison to the period by the members that changed most, or the reason why there is none. */
export function ChangesChart<M extends string, D extends string>({
  read,
  by,
  measure,
  maxChanges,
  restLabel,
  description,
  onSelect,
}: ChangesChartProps<M, D>) {
  const t = useMessages(messages);
  const found = changesIn(read, measure, maxChanges);
  if (!found)
    return (
      <Typography variant="body2" color="textSecondary">
        {read.reason(measure, read.total(measure)) ?? t('noComparison')}
      </Typography>
    );
  return (
    <ChangesWaterfall
      from={{ label: read.periodLabels.comparison, value: read.total(measure, 'comparison') }}
      to={{ label: read.periodLabels.period, value: read.total(measure) }}
      changes={found.shown.map(({ row, change }) => ({ key: row.codes[by] ?? '', label: read.name(by, row), value: change }))}
      rest={{ label: restLabel ?? t('others'), value: found.rest }}
      isRated={measureSpec(read.subject, measure).good === 'up'}
      description={description}
      onSelect={onSelect}
    />
  );
}

/** Panel of amounts from the comparison to the period, by the members that changed most. */
export function ChangesPanel<M extends string, D extends string>({ title, by, measure, filterOnClick, ...panel }: ChangesPanelProps<M, D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useCrossFilter()(filterOnClick);
  return (
    <ChartPanel
      {...panel}
      measure={measure}
      words={{
        title,
        subtitle: ({ period, comparison }) => (comparison === '-' ? period : t('changesSubtitle', { comparison })),
        description: ({ period, comparison }) => t('changesOf', { title, period, comparison }),
      }}
      sentence={(read) => {
        const shown = changesIn(read, measure)?.shown ?? [];
        const [fall, rise] = [shown.at(0), shown.at(-1)];
        const first = fall && (toPlotValue(fall.change) ?? 0) < 0 ? fall : rise;
        if (!first) return null;
        const amount = format.moneyChange(String(valueOf(first.change)));
        return t(first === fall ? 'largestFall' : 'largestRise', { name: read.name(by, first.row), amount });
      }}
      chart={(drawing) => <ChangesChart {...drawing} by={by} measure={measure} onSelect={select} />}
      columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
        dimensionColumn(by),
        measureColumn(measure),
        shareColumn(measure),
        growthColumn(measure),
      ]}
    />
  );
}
