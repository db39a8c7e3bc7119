import { AnswerPanel } from '@pendapa/analysis';
import { giniOf, heldByTop, LorenzCurve } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { BandTable } from './band-table.tsx';
import { concentrationOf } from './concentration.ts';
import { useAmountBands } from './questions.ts';

const TOP = 0.1;

/** How few payers bring how much. */
export function PaymentConcentration({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('lorenz.title')}
      asked={useAmountBands()}
      measure="amount"
      height={height}
      view={{
        subtitle: ({ period }) => t('lorenz.subtitle', { year: period.to.slice(0, 4) }),
        sentence: (answer) => {
          const points = concentrationOf(answer);
          const part = heldByTop(points, TOP);
          return part === null ? null : t('lorenz.sentence', { share: format.percent(part), gini: format.decimal(giniOf(points)) });
        },
        chart: (answer) => (
          <LorenzCurve
            points={concentrationOf(answer)}
            percent={(share) => format.percent(share)}
            words={{ x: t('lorenz.x'), y: t('lorenz.y'), equality: t('lorenz.equality') }}
            height={height}
            description={t('lorenz.description', { year: answer.period.to.slice(0, 4) })}
          />
        ),
        table: (answer) => <BandTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
