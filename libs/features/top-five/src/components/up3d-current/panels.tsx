import {
  ChartPanel,
  CoursePanel,
  DetailsPanel,
  drawn,
  PageSentence,
  PlanBars,
  PlanMonthsPanel,
  planStatus,
  totalOf,
  useChosenMember,
  useNarrow,
  usePanelWords,
  useTogether,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useChosen, useChosenMonths, useUnitMonths, useUnitsWithMonths } from './questions.ts';
import { unitMonths } from './unit-months.ts';
import { UnitTable } from './unit-table.tsx';

const FIRST = 10;

/** How many units are on plan, and how many are not. */
export function UnitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useUnitsWithMonths().units}
      measure="planAchievement"
      sentence={({ rows, format }) => {
        const planned = rows.filter(({ current }) => current.planAchievement !== null);
        if (planned.length === 0) return null;
        const count = (status: 'good' | 'watch' | 'bad'): string =>
          format.count(planned.filter(({ current }) => planStatus(drawn(current.planAchievement)) === status).length);
        return t('bars.sentence', { good: count('good'), all: format.count(planned.length), watch: count('watch'), bad: count('bad') });
      }}
    />
  );
}

/** Who is on track: realised against the plan up to the same day. */
export function UnitBars() {
  const select = useNarrow()('unit');
  const { units, beside } = useUnitsWithMonths();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bars')}
      asked={units}
      measure="realisedToDate"
      height="large"
      chart={(drawing) => <PlanBars {...drawing} by="unit" first={FIRST} onSelect={select} />}
      table={(drawing) => <UnitTable {...drawing} beside={beside} />}
    />
  );
}

/** The proof: every unit with its figures. */
export function UnitDetails() {
  const { units, beside } = useUnitsWithMonths();
  return (
    <DetailsPanel
      // The table describes itself, with the days that are left.
      words={usePanelWords(messages, 'table', { days: '' })}
      asked={units}
      measure="realised"
      table={(drawing) => <UnitTable {...drawing} beside={beside} />}
    />
  );
}

/** The year of the chosen unit, or of all: running sums against plan and last year. */
export function ChosenCourse() {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useChosenMember('unit');
  const words = usePanelWords(messages, 'course');
  const { months, total } = useTogether({ months: useChosenMonths(), total: useChosen() });
  const variance = total.answer && totalOf(total.answer, 'planVariance');
  return (
    <CoursePanel
      words={{ ...words, subtitle: () => chosen?.name ?? t('course.all') }}
      asked={months}
      toDate={total.answer}
      height="large"
      sentence={() => {
        if (typeof variance !== 'string') return null;
        const below = variance.startsWith('-');
        return t(below ? 'course.below' : 'course.above', { amount: format.money(variance.replace('-', '')) });
      }}
    />
  );
}

/** Where and when the plan was missed; who brought most stands first, as in the bars beside it. */
export function UnitMonthHeat() {
  const t = useMessages(messages);
  return (
    <PlanMonthsPanel
      words={usePanelWords(messages, 'heat')}
      asked={useUnitMonths()}
      by="unit"
      height="large"
      order={({ answer }) => unitMonths(answer).units}
      sentence={({ answer, format }) => {
        const worst = unitMonths(answer).weakestMonth;
        if (!worst) return null;
        return t('heat.sentence', { month: format.month(worst.month), count: format.count(worst.below), all: format.count(worst.of) });
      }}
      onSelect={useNarrow()('unit')}
    />
  );
}
