import { useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords } from '@pendapa/panels';
import { difference, sum, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/op-trend.ts';
import { yearFlows } from '../../questions/arrears-op-trend.ts';
import { FlowBars } from '../shared/flow-bars.tsx';

type FlowMeasure = (typeof yearFlows.measures)[number];
type YearRow = Pick<Row<FlowMeasure, 'year'>, 'current'>;

/** Objects that are new in arrears (`added`) or back in arrears after they were cleared (`returned`). */
const inflow = ({ current }: YearRow): Figure => sum([current.added, current.returned]);

/** Objects that came into arrears upwards, those that left downwards, and the net change as a line, with events. */
export function YearFlows() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'flow')}
      query={yearFlows}
      measure="closing"
      chart={(drawing) => (
        <FlowBars
          {...drawing}
          measure="closing"
          axis={t('flow.axis')}
          hasEvents
          up={{ label: t('flow.in'), value: inflow }}
          down={{ label: t('flow.out'), value: ({ current }) => current.cleared }}
          net={{ label: t('flow.net'), value: ({ current }) => difference(current.closing, current.opening) }}
        />
      )}
    />
  );
}
