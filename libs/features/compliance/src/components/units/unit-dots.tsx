import { useLeadTo, AnswerRows, ChartPanel, DetailsPanel, drawn, usePanelWords, type Drawing } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { median } from '@pendapa/statistics';
import { messages } from '../../messages/units.ts';
import type { units } from '../../questions/compliance-up3d.ts';
import { useUnits } from './use-units.ts';

type UnitDrawing = Drawing<ReturnType<typeof units>['measures'][number], 'unit'>;

/** The lowest, of whom most is asked. */
const FIRST = 12;

function Dots({ read, description }: UnitDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const leadTo = useLeadTo('/compliance', 'unit');
  const rows = read.rows.filter(({ codes }) => codes.unit !== null);
  const rates = rows.flatMap(({ current }) => drawn(current.onTimePaymentRate) ?? []);
  const middle = rates.length > 0 ? median(rates) : null;
  return (
    <DotPlot
      dots={rows.map((row) => ({
        ...read.bar('unit', 'onTimePaymentRate', row),
        mark: { value: middle, exact: format.percent(middle, 2) },
      }))}
      description={description}
      names={{ dot: t('dot'), mark: t('middle') }}
      onSelect={leadTo}
      first={FIRST}
    />
  );
}

/** Units from the lowest, against the one in the middle. */
export const UnitDots = () => (
  <ChartPanel
    words={usePanelWords(messages, 'dots')}
    asked={useUnits()}
    measure="onTimePaymentRate"
    chart={(drawing) => <Dots {...drawing} />}
  />
);

function Table({ read, ...drawing }: UnitDrawing) {
  const t = useMessages(messages);
  const rates = read.rows.flatMap(({ current }) => drawn(current.onTimePaymentRate) ?? []);
  return (
    <AnswerRows
      {...drawing}
      read={read}
      columns={({ by, of, growth, make }) => [
        by('unit'),
        make.count({
          key: 'rank',
          header: t('rank'),
          value: ({ current }) => {
            const own = drawn(current.onTimePaymentRate);
            return own === null ? null : 1 + rates.filter((other) => other > own).length;
          },
        }),
        of('obligations'),
        of('onTimePaymentRate'),
        growth('onTimePaymentRate'),
        of('unpaid'),
        of('unpaidAmount'),
      ]}
    />
  );
}

export const UnitTable = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useUnits()}
    measure="onTimePaymentRate"
    table={(drawing) => <Table {...drawing} />}
  />
);
