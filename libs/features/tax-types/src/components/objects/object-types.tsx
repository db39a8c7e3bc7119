import { AnswerPanel, rowsOf, useFilters, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { ObjectTable } from './object-table.tsx';
import { useObjectTypes, type StateMeasure } from './questions.ts';
import { mostUnpaid } from './most-unpaid.ts';
import { standingOf } from './standing.ts';

type Answer = AnswerTo<StateMeasure, 'taxType'>;

function Bars({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const bars = rowsOf(answer).map(({ codes, current }) => {
    const standing = standingOf(current);
    const values = standing ? [standing.paying, standing.unpaid, standing.suspended] : [null, null, null];
    return {
      key: codes.taxType ?? '',
      label: name(answer, 'taxType', codes.taxType),
      values,
      exact: (part: number) => format.count(values[part] ?? null),
      text: format.value(current.registered, 'count'),
      detail: `${t('payRatio')} ${format.value(current.payingRatio, 'ratio')}`,
    };
  });
  return (
    <StackedBars
      bars={bars}
      parts={[t('paying'), t('unpaid'), t('suspended')]}
      description={t('types.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}

/** What the objects of each tax type do; a click goes into one. */
export function ObjectTypes({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (
    <AnswerPanel
      title={t('types.title')}
      asked={useObjectTypes()}
      measure="registered"
      height={height}
      view={{
        subtitle: ({ period }) => t('types.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [most] = mostUnpaid(rowsOf(answer));
          return most
            ? t('types.sentence', { name: name(answer, 'taxType', most.row.codes.taxType), count: format.count(most.unpaid) })
            : null;
        },
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => (
          <ObjectTable
            rows={rowsOf(answer)}
            by="taxType"
            header={t('taxType')}
            name={(code) => name(answer, 'taxType', code)}
            caption={t('types.description', { period: format.period(answer.period) })}
            maxHeight={height}
          />
        ),
      }}
    />
  );
}
