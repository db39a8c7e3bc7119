import { DetailsPanel, useFilteredAnswer, usePanelWords, useTogether } from '@pendapa/analysis';
import { messages } from '../../messages/up3d.ts';
import * as ask from '../../questions/arrears-up3d.ts';

/** The proof: what each unit had, collected, left aside, and will lose. */
export function UnitDetails() {
  const asked = { units: useFilteredAnswer(ask.units), flows: useFilteredAnswer(ask.flows), lapsing: useFilteredAnswer(ask.lapsing) };
  const { units, flows, lapsing } = useTogether(asked);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="total"
      columns={({ by, of, beside }) => [
        by('unit'),
        of('total'),
        ...ask.FLOW.map((measure) => beside(flows, 'unit', measure)),
        ...ask.PURSUED.map((measure) => of(measure)),
        beside(lapsing, 'unit', 'expiring'),
      ]}
    />
  );
}
