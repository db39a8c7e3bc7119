import { AnswerPanel, daysOf, drawn, planStatus, rowsOf, useFilters, type AnswerTo, type Row } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { PlanBars } from './plan-bars.tsx';
import { useUnitsWithMonths, type UnitMeasure } from './questions.ts';
import { UnitTable } from './unit-table.tsx';

type Units = AnswerTo<UnitMeasure, 'unit'>;
type UnitRow = Row<UnitMeasure, 'unit'>;

const FIRST = 10;
const ratioOf = ({ current }: UnitRow): number | null => drawn(current.planAchievement);

function useSentence(): (answer: Units) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const planned = rowsOf(answer).filter((row) => ratioOf(row) !== null);
    if (planned.length === 0) return null;
    const count = (status: 'good' | 'watch' | 'bad'): string =>
      format.count(planned.filter((row) => planStatus(ratioOf(row)) === status).length);
    return t('bars.sentence', { good: count('good'), all: format.count(planned.length), watch: count('watch'), bad: count('bad') });
  };
}

/** Who is on track: realised against the plan up to the same day. */
export function UnitBars({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sentence = useSentence();
  const { change } = useFilters();
  const { units, beside } = useUnitsWithMonths();
  const days = (answer: Units): string => format.period(daysOf(answer, 'realisedToDate').current);
  return (
    <AnswerPanel
      title={t('bars.title')}
      asked={units}
      measure="realisedToDate"
      height={height}
      view={{
        subtitle: (answer) => t('bars.subtitle', { period: days(answer) }),
        sentence,
        chart: (answer) => (
          <PlanBars
            answer={answer}
            by="unit"
            description={t('bars.description', { period: days(answer) })}
            first={FIRST}
            onSelect={(code) => change({ unit: [code] })}
          />
        ),
        table: (answer) => <UnitTable answer={answer} beside={beside} maxHeight={height} />,
      }}
    />
  );
}
