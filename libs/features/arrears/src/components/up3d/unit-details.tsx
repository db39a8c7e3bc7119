import { DetailsPanel, useMeasureName, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/up3d.ts';
import { besides } from '../shared/besides.ts';
import { useUnitsWithFlows } from './questions.ts';

const PURSUED = ['collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;

/** The proof: what each unit had, collected, left aside, and will lose. */
export function UnitDetails() {
  const name = useMeasureName();
  const { units, flows, lapsing } = useUnitsWithFlows();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="total"
      columns={({ by, of, make }) => [
        by('unit'),
        of('total'),
        make.money({ header: name('arrearsFlow', 'opening'), ...besides(flows.answer, 'unit', 'opening') }),
        make.money({ header: name('arrearsFlow', 'collected'), ...besides(flows.answer, 'unit', 'collected') }),
        make.percent({ header: name('arrearsFlow', 'recoveryRate'), ...besides(flows.answer, 'unit', 'recoveryRate') }),
        ...PURSUED.map((measure) => of(measure)),
        make.money({ header: name('arrears', 'expiring'), ...besides(lapsing.answer, 'unit', 'expiring') }),
      ]}
    />
  );
}
