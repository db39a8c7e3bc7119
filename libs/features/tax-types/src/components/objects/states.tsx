import { StackedBars } from '@pendapa/charts';
import { useCrossFilter, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, RankedPanel, usePanelWords, type AnswerColumns } from '@pendapa/panels';
import type { RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/objects.ts';
import * as ask from '../../questions/tax-objects.ts';
import { standingOf } from './standing.ts';

/** Columns: objects of each member by state. */
function useColumnsBy<D extends string>(member: D) {
  const t = useMessages(messages);
  return ({ dimensionColumn, measureColumn, make }: AnswerColumns<(typeof ask.objectTypes.measures)[number], D>) => [
    dimensionColumn(member),
    measureColumn('registered'),
    measureColumn('suspended'),
    measureColumn('payingObjects'),
    make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
    measureColumn('payingRatio'),
  ];
}

/** Objects by tax and state; a click filters by the tax. */
export function ObjectTypes() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'types')}
      query={ask.objectTypes}
      measure="payingObjects"
      height="large"
      sentence={({ formatted }) => t('types.sentence', formatted.largest('taxType', 'registered'))}
      chart={({ read, description }) => (
        <StackedBars
          bars={read.rows.map((row) => {
            const standing = standingOf(row.current);
            const values = standing ? [standing.paying, standing.unpaid, standing.suspended] : [null, null, null];
            return {
              ...read.bar('taxType', 'registered', row),
              values,
              exact: (part: number) => read.format.count(values[part] ?? null),
              detail: `${read.label('payingRatio')} ${read.text('payingRatio', row)}`,
            };
          })}
          parts={[t('paying'), t('unpaid'), t('suspended')]}
          description={description}
          onSelect={select}
        />
      )}
      columns={useColumnsBy('taxType')}
    />
  );
}

interface PlacesProps {
  readonly level: RegionLevel;
  readonly onSelect?: (code: string) => void;
}

function StatesByRegion({ level, onSelect }: PlacesProps) {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'places')}
      query={ask.objectPlaces(level)}
      measure="registered"
      by={level}
      height="small"
      sentence={({ formatted }) => t('places.sentence', formatted.largest(level, 'registered'))}
      detail={(row, { label, text }) => `${label('payingRatio')} ${text('payingRatio', row)}`}
      onSelect={onSelect}
      columns={useColumnsBy(level)}
    />
  );
}

/** Objects by region; a click filters by it. A new key for each level, because rows of the previous level lack its codes. */
export function ObjectPlaces() {
  const { level, down } = useRegionLadder();
  return <StatesByRegion key={level} level={level} onSelect={down ?? undefined} />;
}
