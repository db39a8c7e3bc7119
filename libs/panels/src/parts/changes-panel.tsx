import Typography from '@mui/material/Typography';
import { measureSpec } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { byLargest, difference, isKnown, largestChanges, toPlotValue, valueOf, type Row } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel } from '../panel/chart-panel.tsx';
import type { Reader } from '../words/use-reader.ts';
import { ChangesWaterfall } from './changes-waterfall.tsx';
import type { RankedPanelProps } from './ranked-panel.tsx';

export interface ChangesPanelProps<M extends string, D extends string> extends Pick<
  RankedPanelProps<M, D>,
  'query' | 'measure' | 'by' | 'height'
> {
  readonly title: string;
  /** Page filter that a click or Enter on a row sets. */
  readonly filterOnClick: NonNullable<RankedPanelProps<M, D>['filterOnClick']>;
}

/** Number of members shown as separate changes; the others are merged. */
const MAX_CHANGES = 7;

/** The largest changes, falls first; null if the change of the whole is not known. The server gives 0 to a member without payments. */
function changesIn<M extends string, D extends string>({ rows, total }: Reader<M, D>, measure: NoInfer<M>) {
  const whole = difference(total(measure), total(measure, 'comparison'));
  if (!isKnown(whole)) return null;
  const changeIn = ({ current, comparison }: Row<M, D>) => difference(current[measure], comparison[measure]);
  const { shown, rest } = largestChanges(rows, changeIn, whole, MAX_CHANGES);
  return { shown: shown.toSorted((a, b) => byLargest(b.change, a.change)), rest };
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
      chart={({ read, description }) => {
        const found = changesIn(read, measure);
        if (!found)
          return (
            <Typography variant="body2" color="textSecondary">
              {read.reason(measure, read.total(measure)) ?? t('noComparison')}
            </Typography>
          );
        const { shown, rest } = found;
        const changes = shown.map(({ row, change }) => ({ key: row.codes[by] ?? '', label: read.name(by, row), value: change }));
        return (
          <ChangesWaterfall
            from={{ label: read.periodLabels.comparison, value: read.total(measure, 'comparison') }}
            to={{ label: read.periodLabels.period, value: read.total(measure) }}
            changes={changes}
            rest={{ label: t('others'), value: rest }}
            isRated={measureSpec(read.subject, measure).good === 'up'}
            description={description}
            onSelect={select}
          />
        );
      }}
      columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
        dimensionColumn(by),
        measureColumn(measure),
        shareColumn(measure),
        growthColumn(measure),
      ]}
    />
  );
}
