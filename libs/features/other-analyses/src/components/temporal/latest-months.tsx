import Typography from '@mui/material/Typography';
import { useDrill } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, usePanelWords } from '@pendapa/panels';
import { directionOf, lastDayOf } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { monthChanges } from './month-changes.ts';
import { MonthComparison } from './month-details.tsx';
import { useYears } from './years.ts';

/** Number of months shown. */
const MONTHS = 7;
/** Pixels of as many rows of two lines. */
const HEIGHT = 301;

/** Changes of the last months from the year before, the latest first. A month leads to the causes of its change. */
export function LatestMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  const { open } = useDrill();
  const yearsOf = useYears();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'latest')}
      query={ask.months}
      measure="amount"
      height={HEIGHT}
      chart={({ read: { answer }, description }) => {
        const changes = monthChanges(yearsOf(answer), lastDayOf(answer)).slice(0, MONTHS);
        if (changes.length === 0) return <Typography variant="body2">{t('latest.none')}</Typography>;
        return (
          <RankedBars
            bars={changes.map(({ month, now, before, change, growth }) => ({
              key: month,
              label: format.month(month),
              value: Number(change),
              text: format.moneyChange(change),
              exact: t('latest.exact', { now: format.moneyExact(now), before: format.moneyExact(before) }),
              tone: Number(change) < 0 ? ('bad' as const) : ('good' as const),
              detail: format.percentChange(growth),
            }))}
            description={description}
            isSequence
            onSelect={(month) => open([{ by: 'month', code: month }])}
          />
        );
      }}
      table={(drawing) => <MonthComparison {...drawing} />}
    />
  );
}

/** Next steps: find the causes of the latest months that fell. */
export function MonthSteps() {
  const t = useMessages(messages);
  const { open } = useDrill();
  const yearsOf = useYears();
  return (
    <NextSteps
      query={ask.months}
      measure="amount"
      steps={({ answer, format }) =>
        monthChanges(yearsOf(answer), lastDayOf(answer))
          .slice(0, MONTHS)
          .filter(({ change, growth }) => Number(change) < 0 && (growth === null || directionOf(growth) === 'down'))
          .map(({ month, change, growth }) => ({
            figure: format.money(String(-BigInt(change))),
            text:
              growth === null
                ? t('steps.fellFromNone', { month: format.month(month) })
                : t('steps.fell', { month: format.month(month), percent: format.percent(Math.abs(growth)) }),
            open: () => open([{ by: 'month', code: month }]),
          }))
      }
    />
  );
}
