import { ChartPanel, drawn, Matrix, ReconciliationStrip, useLeadTo, usePanelWords } from '@pendapa/analysis';
import { roundScale } from '@pendapa/charts';
import { messages } from '../../messages/units.ts';
import * as ask from '../../questions/compliance-up3d.ts';
import { useRateWords } from '../shared/use-rate-words.ts';
import { standingsOf } from './standings.ts';
import { useKinds, useMixes } from './use-units.ts';

/** A rate of fewer says little. */
const LEAST = 20;
/** The same classes on every filter, so that colours can be compared. */
const SCALE = roundScale([1]);

/** In which tax a unit is behind. */
export function UnitTaxHeat() {
  const rateIn = useRateWords();
  const leadTo = useLeadTo('/compliance', 'unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={useMixes()}
      measure="onTimePaymentRate"
      height="large"
      chart={({ read, ...frame }) => (
        <Matrix
          {...frame}
          read={read}
          down="unit"
          across="taxType"
          rows={(standingsOf(read)?.units ?? []).toSorted((a, b) => a.adjusted - b.adjusted).map(({ code }) => code)}
          value={({ current }) => ((drawn(current.obligations) ?? 0) < LEAST ? null : drawn(current.onTimePaymentRate))}
          exact={(row) => rateIn(read, row)}
          scale={SCALE}
          words={(value) => read.format.percent(value, 0)}
          onSelect={leadTo}
        />
      )}
    />
  );
}

export const UnitsSummed = () => <ReconciliationStrip of={ask.summed(useKinds())} />;
