import { StackedBars } from '@pendapa/charts';
import { isOrderedDimension } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, type ChartPanelProps } from '@pendapa/panels';
import { toPlotValue, membersIn } from '@pendapa/query';
import { messages } from '../../messages/individuals.ts';

interface StackedGroupsPanelProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D>, 'chart'> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Dimension that divides a group, with codes and names of its parts in order; the last part is unknown. */
  readonly stackBy: NoInfer<D>;
  readonly parts: readonly (readonly [code: string | null, name: string])[];
}

/** Stacked bars of groups; a total reads "at least" if a part is hidden. */
export function StackedGroupsPanel<M extends string, D extends string>({ by, stackBy, parts, ...panel }: StackedGroupsPanelProps<M, D>) {
  const t = useMessages(messages);
  const { measure } = panel;
  return (
    <ChartPanel
      {...panel}
      chart={({ read, description }) => (
        <StackedBars
          bars={membersIn(read.rows, by).flatMap((group) => {
            const rows = read.rows.filter(({ codes }) => codes[by] === group);
            const [first] = rows;
            if (!first) return [];
            const values = parts.map(([code]) => toPlotValue(rows.find(({ codes }) => codes[stackBy] === code)?.current[measure] ?? null));
            const hidden = rows.some((row) => read.hidden(measure, row));
            const knownValues = values.filter((value) => value !== null);
            const sum = read.format.count(knownValues.reduce((all, value) => all + value, 0));
            const least = knownValues.length > 0 ? t('atLeast', { count: sum }) : read.text(measure, first);
            return {
              key: group ?? '',
              label: read.name(by, first),
              values,
              hidden,
              exact: (index: number) => read.format.count(values[index] ?? null),
              text: hidden ? least : sum,
            };
          })}
          parts={parts.map(([, name]) => name)}
          description={description}
          isSequence={isOrderedDimension(by)}
        />
      )}
    />
  );
}
