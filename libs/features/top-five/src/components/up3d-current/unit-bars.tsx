import { PlanBars, ChartPanel, DetailsPanel, drawn, PageSentence, planStatus, useNarrow, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useUnitsWithMonths } from './questions.ts';
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
