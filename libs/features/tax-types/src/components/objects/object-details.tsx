import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { toPlotValue, isKnown, known, useTogether, type Figure } from '@pendapa/query';
import { messages } from '../../messages/objects.ts';
import * as ask from '../../questions/tax-objects.ts';
import { standingOf } from './standing.ts';

function wholeDays(days: Figure): Figure {
  const exact = toPlotValue(days);
  return exact === null ? days : known(Math.round(exact));
}

/** Details table by tax and unit, with revenue per object. */
export function ObjectDetails() {
  const t = useMessages(messages);
  const { units, revenue } = useTogether({
    units: useFilteredAnswer(ask.typeUnits),
    revenue: useFilteredAnswer(ask.revenuePerObject),
  });
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={units}
      measure="registered"
      note={({ total }) => t(isKnown(total('updateAge')) ? 'age.note' : 'age.unknown')}
      columns={({ read, dimensionColumn, measureColumn, joinedColumn, make }) => [
        dimensionColumn('taxType'),
        dimensionColumn('unit'),
        ...(['registered', 'suspended', 'opened', 'closed', 'net', 'payingObjects'] as const).map((measure) => measureColumn(measure)),
        make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        measureColumn('payingRatio'),
        joinedColumn(revenue, ['taxType', 'unit'], 'amountPerObject'),
        make.count({
          key: 'age',
          header: read.label('updateAge'),
          value: ({ current }) => wholeDays(current.updateAge),
          total: wholeDays(read.total('updateAge')),
        }),
      ]}
    />
  );
}
