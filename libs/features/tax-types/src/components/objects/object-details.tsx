import { DetailsPanel, rowsOf, useMeasureName, usePanelWords, type Row } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useTypeUnitsWithRevenue, type FlowMeasure, type PerObject, type StateMeasure } from './questions.ts';
import { standingOf } from './standing.ts';

const STATES = ['registered', 'suspended', 'opened', 'closed', 'net'] as const;
type Measure = StateMeasure | FlowMeasure | 'updateAge';
type DetailRow = Row<Measure, 'taxType' | 'unit'>;

const wholeDays = (days: Value): Value => (days === null ? null : Math.round(Number(days)));

/** What an object of the row brought; null where nothing came in or objects are not known. */
function perObjectOf(answer: PerObject): (row: DetailRow) => Value {
  const known = new Map(
    answer ? rowsOf(answer).map(({ codes, current }) => [`${codes.taxType} ${codes.unit}`, current.amountPerObject]) : [],
  );
  return ({ codes }) => known.get(`${codes.taxType} ${codes.unit}`) ?? null;
}

/** The proof: every tax type in every unit. */
export function ObjectDetails() {
  const t = useMessages(messages);
  const { units, perObject } = useTypeUnitsWithRevenue();
  const name = useMeasureName();
  const brought = perObjectOf(perObject);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="registered"
      note={({ total }) => t(total('updateAge') === null ? 'age.unknown' : 'age.note')}
      columns={({ read, by, of, make }) => [
        by('taxType'),
        by('unit'),
        ...STATES.map((measure) => of(measure)),
        of('payingObjects'),
        make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        of('payingRatio'),
        make.money({ key: 'perObject', header: name('revenue', 'amountPerObject'), value: brought }),
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
