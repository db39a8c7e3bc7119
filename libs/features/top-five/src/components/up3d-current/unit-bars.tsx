import { AnswerPanel, drawn, PlanStatus, planStatus, rowsOf, useFilters, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { RankedBars, type Tone } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useUnitsWithMonths, type UnitMeasure } from './questions.ts';
import { UnitTable } from './unit-table.tsx';

type Units = AnswerTo<UnitMeasure, 'unit'>;
type UnitRow = Row<UnitMeasure, 'unit'>;

const FIRST = 10;
const ratioOf = ({ current }: UnitRow): number | null => drawn(current.planAchievement);
const TONES = { good: 'good', watch: 'watch', bad: 'bad', unknownStatus: 'rest' } as const satisfies Record<string, Tone>;

function Bars({ answer }: { readonly answer: Units }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const bars = rowsOf(answer).map((row) => ({
    key: row.codes.unit ?? '',
    label: name(answer, 'unit', row.codes.unit),
    value: drawn(row.current.realised),
    text: format.value(row.current.realised, 'money'),
    exact: format.valueExact(row.current.realised, 'money'),
    mark: { value: drawn(row.current.plan), exact: format.valueExact(row.current.plan, 'money') },
    tone: TONES[planStatus(ratioOf(row))],
    detail: <PlanStatus ratio={ratioOf(row)} />,
  }));
  return (
    <RankedBars
      bars={bars}
      description={t('bars.description', { period: format.period(answer.period) })}
      names={{ bar: t('realised'), mark: t('bars.plan') }}
      onSelect={(code) => change({ unit: [code] })}
      first={FIRST}
    />
  );
}

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
  const { units, beside } = useUnitsWithMonths();
  return (
    <AnswerPanel
      title={t('bars.title')}
      asked={units}
      measure="realised"
      height={height}
      view={{
        subtitle: ({ period }) => t('bars.subtitle', { period: format.period(period) }),
        sentence,
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => <UnitTable answer={answer} beside={beside} maxHeight={height} />,
      }}
    />
  );
}
