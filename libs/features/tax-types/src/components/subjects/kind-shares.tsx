import { AnswerPanel, drawn, rowsOf, share, totalOf, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { usePayersBy, type PayerMeasure } from './questions.ts';
import { SegmentTable } from './segment-table.tsx';

type Answer = AnswerTo<PayerMeasure, 'taxpayerKind'>;

const SHOWN = ['taxpayers', 'amount', 'transactions'] as const;

function Shares({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const bars = SHOWN.map((measure) => {
    const { unit } = measureSpec('payers', measure);
    return {
      key: measure,
      label: t(`kinds.${measure}`),
      values: rows.map(({ current }) => drawn(current[measure])),
      exact: (part: number) => format.valueExact(rows[part]?.current[measure] ?? null, unit),
      text: format.value(totalOf(answer, measure), unit),
      detail: rows.map(({ current }) => format.percent(share(current[measure], totalOf(answer, measure)))).join(' · '),
    };
  });
  return (
    <ShareBars
      bars={bars}
      parts={rows.map(({ codes }) => name(answer, 'taxpayerKind', codes.taxpayerKind))}
      description={t('kinds.description', { year: answer.period.to.slice(0, 4) })}
    />
  );
}

/** Individuals and firms: how many of the payers, and how much of the money. */
export function KindShares({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (
    <AnswerPanel
      title={t('kinds.title')}
      asked={usePayersBy('taxpayerKind')}
      measure="taxpayers"
      height={height}
      view={{
        subtitle: ({ period }) => t('kinds.subtitle', { year: period.to.slice(0, 4) }),
        sentence: (answer) => {
          const [first] = rowsOf(answer);
          return first
            ? t('kinds.sentence', {
                kind: name(answer, 'taxpayerKind', first.codes.taxpayerKind),
                count: format.percent(share(first.current.taxpayers, totalOf(answer, 'taxpayers'))),
                amount: format.percent(share(first.current.amount, totalOf(answer, 'amount'))),
              })
            : null;
        },
        chart: (answer) => <Shares answer={answer} />,
        table: (answer) => <SegmentTable answer={answer} by="taxpayerKind" maxHeight={height} />,
      }}
    />
  );
}
