import { AnswerRows, DetailsPanel, rowsOf, totalOf, useMeasureName, usePanelWords, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { messages } from '../../messages/up3d.ts';
import { useUnitsWithFlows } from './questions.ts';

const PURSUED = ['collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;

/** A figure of another answer for the unit of a row, and of all; null where that does not tell it. */
function besides<M extends string>(answer: AnswerTo<M, 'unit'> | null, measure: M) {
  const known = new Map(answer ? rowsOf(answer).map(({ codes, current }) => [codes.unit, current[measure]]) : []);
  const value = ({ codes }: { readonly codes: { readonly unit: string | null } }): Value => known.get(codes.unit) ?? null;
  return { key: measure, value, total: answer ? totalOf(answer, measure) : null };
}

/** The proof: what each unit had, collected, left aside, and will lose. */
export function UnitDetails() {
  const name = useMeasureName();
  const { units, flows, lapsing } = useUnitsWithFlows();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="total"
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          columns={({ by, of, make }) => [
            by('unit'),
            of('total'),
            make.money({ header: name('arrearsFlow', 'opening'), ...besides(flows.answer, 'opening') }),
            make.money({ header: name('arrearsFlow', 'collected'), ...besides(flows.answer, 'collected') }),
            make.percent({ header: name('arrearsFlow', 'recoveryRate'), ...besides(flows.answer, 'recoveryRate') }),
            ...PURSUED.map((measure) => of(measure)),
            make.money({ header: name('arrears', 'expiring'), ...besides(lapsing.answer, 'expiring') }),
          ]}
        />
      )}
    />
  );
}
