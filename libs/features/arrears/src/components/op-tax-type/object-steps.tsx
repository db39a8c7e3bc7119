import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NextSteps } from '@pendapa/panels';
import { isFew, isSomething, largestFirst, rowsOf, toPlotValue, useTogether } from '@pendapa/query';
import { messages } from '../../messages/op-tax-type.ts';
import * as ask from '../../questions/arrears-op-tax-type.ts';
import { fewestOwingMost } from './debt-bands.tsx';

/** Number of taxes to look at; the list of objects is a step of its own. */
const NAMED_TAXES = 2;

/** What to do: contact the few objects that owe most, and look at the units of the taxes with the largest arrears. */
export function ObjectSteps() {
  const t = useMessages(messages);
  const { taxes, bands } = useTogether({ taxes: useFilteredAnswer(ask.taxes), bands: useFilteredAnswer(ask.bands) });
  const fewest = bands.answer && fewestOwingMost({ rows: rowsOf(bands.answer) });
  // A list of all objects is no place to begin.
  const few = fewest && fewest.share < 1 ? fewest : null;
  return (
    <NextSteps
      query={taxes}
      measure="total"
      steps={({ rows, name, text, formatted }) => {
        const largest = largestFirst(rows, 'taxType', 'total').rows.filter(
          ({ current }) => isSomething(current.total) && !isFew(current.objects),
        );
        if (!few && largest.length === 0) return null;
        return [
          ...(few
            ? [{ figure: formatted.percent(few.share) ?? '', text: t('steps.few', { count: few.count }), part: 'list', isCaseList: true }]
            : []),
          ...largest.slice(0, NAMED_TAXES).flatMap((row) => {
            const words = t('steps.tax', { tax: name('taxType', row), count: toPlotValue(row.current.objects) });
            if (words === null) return [];
            return { figure: text('total', row), text: words, page: '/arrears-op-up3d', choices: { tax: [row.codes.taxType ?? ''] } };
          }),
        ];
      }}
    />
  );
}
