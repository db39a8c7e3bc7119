import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';
import { useFilteredAnswer, useFilters, useMoneyMeasure } from '@pendapa/filters';
import { unbroken, useFormat, useMessages } from '@pendapa/i18n';
import { useReader } from '@pendapa/panels';
import { growth, isNothing, negate, toPlotValue, valueOf } from '@pendapa/query';
import { ChangedPayers } from './changed-payers.tsx';
import { totalChange, type DrillReader } from './changes.ts';
import { ContributionsPanel } from './contributions-panel.tsx';
import { drillTexts } from './messages.ts';
import { PayersPanel } from './payers-panel.tsx';
import { changeBy, type Money } from './query.ts';
import { nextSplit, type DrillStep } from './steps.ts';

/** The change in one sentence, or why there is none. */
function useFinding(): (read: DrillReader, money: Money) => string {
  const t = useMessages(drillTexts);
  const format = useFormat();
  return (read, money) => {
    if (!read.answer.comparison) return t('noComparison');
    const change = totalChange(read, money);
    const minor = toPlotValue(change);
    if (minor === null) return read.reason(money, change) ?? t('noComparison');
    if (isNothing(change)) return t('same');
    const texts = {
      amount: format.money(String(valueOf(minor < 0 ? negate(change) : change))),
      percent: format.percentChange(growth(read.total(money), read.total(money, 'comparison'))),
    };
    return t(minor < 0 ? 'fell' : 'rose', texts);
  };
}

interface DrillLevelProps {
  readonly steps: readonly DrillStep[];
  /** Id of the heading, which names the sheet. */
  readonly heading: string;
}

/** One level: the change, its members, and its payers. */
export function DrillLevel({ steps, heading }: DrillLevelProps) {
  const t = useMessages(drillTexts);
  const { choices } = useFilters();
  const money = useMoneyMeasure();
  const split = nextSplit(choices);
  const result = useFilteredAnswer(changeBy(money, split));
  const reader = useReader('revenue');
  const finding = useFinding();
  const read = result.answer && reader(result.answer, money);
  const change = read && toPlotValue(totalChange(read, money));
  const named = useRef<HTMLHeadingElement>(null);
  // The row or step that led here is gone.
  useEffect(() => named.current?.focus(), []);
  return (
    <>
      <div aria-live="polite">
        <Typography ref={named} id={heading} component="h2" variant="h2" tabIndex={-1} sx={{ py: 0.25 }}>
          {unbroken(read ? finding(read, money) : t('question'))}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ minHeight: 18 }}>
          {read?.answer.comparison &&
            t('from', {
              before: read.figureText(read.total(money, 'comparison'), 'money'),
              now: read.figureText(read.total(money), 'money'),
              period: read.periodLabels.period,
              comparison: read.periodLabels.comparison,
            })}
        </Typography>
      </div>
      {split && <ContributionsPanel result={result} money={money} split={split} steps={steps} />}
      <PayersPanel result={result} money={money} />
      {choices.compare === 'last-year' && change !== null && change !== 0 && <ChangedPayers kind={change < 0 ? 'falls' : 'rises'} />}
    </>
  );
}
