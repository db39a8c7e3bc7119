import { useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NextSteps } from '@pendapa/panels';
import { byLargest, isKnown, isSomething, toPlotValue, totalOf, useTogether } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';
import { unitsIn } from './states-and-units.tsx';

/** Number of units to look at; the list of objects is a step of its own. */
const NAMED_UNITS = 2;

/** Next steps: visit the objects that owe, and look at the units with most obligations not fulfilled on time. */
export function ComplianceSteps() {
  const t = useMessages(messages);
  const { tax } = useFilters().choices;
  const { totals, units } = useTogether({ totals: useFilteredAnswer(ask.totals), units: useFilteredAnswer(ask.unitMonths) });
  const unpaid = totals.answer && totalOf(totals.answer, 'unpaid');
  // The page by tax does not take a chosen tax: with one, its lateness is shown here.
  const target = tax.length === 0 ? { page: '/compliance-tax-type' } : { part: 'late' };
  return (
    <NextSteps
      query={units}
      measure="onTimePaymentRate"
      steps={(read) => {
        const { count } = read.formatted;
        const ofUnits = unitsIn(read)
          .filter(({ missed }) => isKnown(missed))
          .toSorted((a, b) => byLargest(a.missed, b.missed));
        const owing = count(unpaid);
        if (owing === null && ofUnits.length === 0) return null;
        return [
          ...(owing !== null && isSomething(unpaid) ? [{ figure: owing, text: t('steps.unpaid'), part: 'lists', isCaseList: true }] : []),
          ...ofUnits
            .filter(({ missed }) => isSomething(missed))
            .slice(0, NAMED_UNITS)
            .map(({ code, missed, due }) => ({
              figure: count(missed) ?? '',
              text: t(tax.length === 0 ? 'steps.unit' : 'steps.unitOfTax', {
                unit: read.name('unit', { codes: { unit: code, month: null } }),
                count: toPlotValue(due) ?? 0,
              }),
              ...target,
              choices: { unit: [code] },
            })),
        ];
      }}
    />
  );
}
