import { ChartPanel, difference, drawn, useNarrow, usePanelWords, wholeSum, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { unitFlows } from '../../questions/arrears-op-up3d.ts';

type FlowMeasure = (typeof unitFlows.measures)[number];

const changeOf = ({ current }: Row<FlowMeasure, 'unit'>): Value => difference(current.closing, current.opening);

function Changes({ read, description, height }: Drawing<FlowMeasure, 'unit'>) {
  const t = useMessages(messages);
  const { format } = read;
  const rows = [...read.rows].sort((a, b) => Number(changeOf(b)) - Number(changeOf(a)));
  const bars = rows.map((row) => {
    const change = drawn(changeOf(row));
    const came = wholeSum([row.current.added, row.current.returned]);
    return {
      ...read.bar('unit', 'closing', row),
      value: change,
      ...{ text: format.countChange(change), exact: format.countChange(change) },
      tone: (change ?? 0) > 0 ? ('bad' as const) : ('good' as const),
      detail: t('change.detail', { in: format.value(came, 'count'), out: read.text('cleared', row) }),
    };
  });
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('unit')} room={height} />;
}

/** Where more objects come into arrears than leave. */
export const UnitChanges = () => (
  <ChartPanel
    words={usePanelWords(messages, 'change')}
    asked={unitFlows}
    measure="closing"
    height="small"
    chart={(drawing) => <Changes {...drawing} />}
    columns={({ by, of }) => [by('unit'), of('opening'), of('closing')]}
  />
);
