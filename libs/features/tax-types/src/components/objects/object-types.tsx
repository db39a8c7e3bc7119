import { ChartPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { RankedBars, StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { ObjectRows } from './object-rows.tsx';
import { useObjectTypes, useObjectUnits } from './questions.ts';
import { mostUnpaid, standingOf } from './standing.ts';

/** What the objects of each tax type do; a click goes into one. */
export function ObjectTypes() {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'types')}
      asked={useObjectTypes()}
      measure="registered"
      height="large"
      sentence={({ rows, name }) => {
        const [most] = mostUnpaid(rows);
        return most ? t('types.sentence', { name: name('taxType', most.row), count: format.count(most.unpaid) }) : null;
      }}
      chart={({ read, description }) => (
        <StackedBars
          bars={read.rows.map((row) => {
            const standing = standingOf(row.current);
            const values = standing ? [standing.paying, standing.unpaid, standing.suspended] : [null, null, null];
            return {
              ...read.bar('taxType', 'registered', row),
              values,
              exact: (part: number) => format.count(values[part] ?? null),
              detail: `${read.label('payingRatio')} ${read.text('payingRatio', row)}`,
            };
          })}
          parts={[t('paying'), t('unpaid'), t('suspended')]}
          description={description}
          onSelect={select}
        />
      )}
      table={(drawing) => <ObjectRows {...drawing} by="taxType" />}
    />
  );
}

/** Rows that fit the panel. */
const FIRST = 6;

/** Which units have the most objects to visit. */
export function UnpaidUnits() {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      asked={useObjectUnits()}
      measure="payingObjects"
      height="small"
      sentence={({ rows, name }) => {
        const [most] = mostUnpaid(rows);
        return most ? t('units.sentence', { name: name('unit', most.row), count: most.unpaid }) : null;
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={mostUnpaid(read.rows).map(({ row, unpaid, part }) => ({
            ...read.bar('unit', 'registered', row),
            value: unpaid,
            text: format.count(unpaid),
            exact: format.count(unpaid),
            detail: t('units.of', { share: format.percent(part) }),
          }))}
          description={description}
          onSelect={select}
          first={FIRST}
        />
      )}
      table={(drawing) => <ObjectRows {...drawing} rows={mostUnpaid(drawing.read.rows).map(({ row }) => row)} by="unit" />}
    />
  );
}
