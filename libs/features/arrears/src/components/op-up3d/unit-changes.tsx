import { ChartPanel, DetailsPanel, difference, drawn, useNarrow, usePanelWords, wholeSum, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars, rowsIn } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-up3d.ts';
import { useUnitFlows, type FlowMeasure } from './questions.ts';

type UnitDrawing = Drawing<FlowMeasure, 'unit'>;

const changeOf = ({ current }: Row<FlowMeasure, 'unit'>): Value => difference(current.closing, current.opening);

function Changes({ read, description, height }: UnitDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
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
  return <RankedBars bars={bars} description={description} onSelect={useNarrow()('unit')} first={rowsIn(height)} />;
}

/** Where more objects come into arrears than leave. */
export const UnitChanges = () => (
  <ChartPanel
    words={usePanelWords(messages, 'change')}
    asked={useUnitFlows()}
    measure="closing"
    height="small"
    chart={(drawing) => <Changes {...drawing} />}
    columns={({ by, of }) => [by('unit'), of('opening'), of('closing')]}
  />
);

/** The proof: every unit with who came, left and stayed. */
export const UnitTable = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useUnitFlows()} measure="closing" />;
