import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NextSteps } from '@pendapa/panels';
import { byLargest, isSomething, toPlotValue, totalOf } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';
import { unitsIn } from './states-and-units.tsx';

/** Number of units to look at; the list of objects is a step of its own. */
const NAMED_UNITS = 2;

/** What to do: visit the objects that owe, and look at the units with most obligations not fulfilled on time. */
export function ComplianceSteps() {
  const t = useMessages(messages);
  const { answer } = useFilteredAnswer(ask.totals);
  const unpaid = answer && totalOf(answer, 'unpaid');
  return (
    <NextSteps
      query={ask.unitMonths}
      measure="onTimePaymentRate"
      steps={(read) => {
        const { count } = read.formatted;
        const units = unitsIn(read).toSorted((a, b) => byLargest(a.missed, b.missed));
        const owing = count(unpaid);
        return [
          ...(owing !== null && isSomething(unpaid) ? [{ figure: owing, text: t('steps.unpaid'), part: 'lists' }] : []),
          ...units
            .filter(({ missed }) => isSomething(missed))
            .slice(0, NAMED_UNITS)
            .map(({ code, missed, due }) => ({
              figure: count(missed) ?? '',
              text: t('steps.unit', {
                unit: read.name('unit', { codes: { unit: code, month: null } }),
                count: toPlotValue(due) ?? 0,
              }),
              page: '/compliance-tax-type',
              choices: { unit: [code] },
            })),
        ];
      }}
    />
  );
}
