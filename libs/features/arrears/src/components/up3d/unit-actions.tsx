import { ChartPanel, PageSentence, Ranking, useNarrow, usePanelWords } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/up3d.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useUnitActions, useUnits } from './questions.ts';

/** What each unit is owed by what was done about it; what nobody was written to about stands first. */
export function UnitActions() {
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'actions')}
      asked={useUnitActions()}
      measure="total"
      height="large"
      chart={(drawing) => (
        <PiledBars {...drawing} by="unit" part="lastAction" parts={MEMBER_NAMES.lastAction} measure="total" onSelect={select} />
      )}
    />
  );
}

/** Who wrote about nothing at all; else who is late with most steps. */
export function PursuitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useUnits()}
      measure="overdueSteps"
      sentence={({ rows, name, text }) => {
        const [idle] = rows.filter(({ current }) => current.untouchedShare === 1 && Number(current.collectible) > 0);
        if (idle) return t('overdue.idle', { name: name('unit', idle), amount: text('untouched', idle) });
        const [first] = rows.filter(({ current }) => current.overdueSteps !== null);
        return first ? t('overdue.sentence', { name: name('unit', first), count: text('overdueSteps', first) }) : null;
      }}
    />
  );
}

/** Where most steps of collection are late, and how much waits for them. */
export function OverdueSteps() {
  const format = useFormat();
  const select = useNarrow()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'overdue')}
      asked={useUnits()}
      measure="overdueSteps"
      height="large"
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by="unit"
          measure="overdueSteps"
          detail={({ current }) => format.value(current.overdueStepAmount, 'money')}
          onSelect={select}
        />
      )}
    />
  );
}
