import { DetailsPanel, useFilteredAnswer, usePanelWords, useTogether } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import * as ask from '../../questions/tax-objects.ts';
import { standingOf } from './standing.ts';

const wholeDays = (days: Value): Value => (days === null ? null : Math.round(Number(days)));

/** The proof: every tax type in every unit, with what an object brought there. */
export function ObjectDetails() {
  const t = useMessages(messages);
  const { units, revenue } = useTogether({
    units: useFilteredAnswer(ask.typeUnits),
    revenue: useFilteredAnswer(ask.revenuePerObject),
  });
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="registered"
      note={({ total }) => t(total('updateAge') === null ? 'age.unknown' : 'age.note')}
      columns={({ read, by, of, beside, make }) => [
        ...[by('taxType'), by('unit')],
        ...(['registered', 'suspended', 'opened', 'closed', 'net', 'payingObjects'] as const).map((measure) => of(measure)),
        make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        of('payingRatio'),
        beside(revenue, ['taxType', 'unit'], 'amountPerObject'),
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
