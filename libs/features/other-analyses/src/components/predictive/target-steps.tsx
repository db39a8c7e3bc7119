import { useMessages } from '@pendapa/i18n';
import { NextSteps } from '@pendapa/panels';
import { chanceTexts } from '../../messages/predictive-chances.ts';
import { amountOf } from './amounts.ts';
import { useChanceWords } from './chance-words.ts';
import { linesOf } from './lines-of.ts';
import { useOutlook } from './use-outlook.ts';

/** What to do: the taxes with the largest expected shortfalls; each leads to what its target needs. */
export function TargetSteps() {
  const t = useMessages(chanceTexts);
  const chanceWords = useChanceWords();
  const { targets, worked } = useOutlook();
  return (
    <NextSteps
      query={targets}
      measure="target"
      steps={({ name, format }) => {
        if (!worked) return null;
        const withTarget = linesOf(worked).flatMap(({ line: { key, target }, outlook: { end } }) =>
          end && end.chance !== null && target ? [{ key, target, median: end.median, chance: end.chance }] : [],
        );
        if (withTarget.length === 0) return null;
        return withTarget
          .filter(({ median, target }) => median < target)
          .sort((a, b) => b.target - b.median - (a.target - a.median))
          .map(({ key, target, median, chance }) => ({
            figure: format.money(amountOf(target - median)),
            text: t('steps.tax', {
              tax: name('taxType', { codes: { taxType: key } }),
              percent: format.percent(median / target),
              chance: chanceWords(chance),
            }),
            page: '/targets',
            choices: { tax: [key] },
          }));
      }}
    />
  );
}
