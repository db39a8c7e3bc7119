import {
  AnswerPanel,
  AnswerTable,
  ChangeText,
  memberOf,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useMemberName,
  type AnswerTo,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useByTaxType } from './op-trend-questions.ts';

type ByTax = AnswerTo<'amount', 'taxType'>;
const SPEC = measureSpec('revenue', 'amount');

function TaxBars({ answer }: { readonly answer: ByTax }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const total = totalOf(answer, 'amount');
  const bars = rowsOf(answer).map(({ codes, current, comparison }) => ({
    key: codes.taxType ?? '',
    label: name(answer, 'taxType', codes.taxType),
    value: current.amount === null ? null : Number(current.amount),
    text: format.value(current.amount, 'money'),
    exact: format.valueExact(current.amount, 'money'),
    detail: (
      <>
        {format.percent(share(current.amount, total))} · <ChangeText now={current.amount} before={comparison.amount} spec={SPEC} />
      </>
    ),
  }));
  return <RankedBars bars={bars} description={t('taxes.description', { period: format.period(answer.period) })} />;
}

function TaxTable({ answer }: { readonly answer: ByTax }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns(rows);
  const total = totalOf(answer, 'amount');
  return (
    <AnswerTable
      caption={t('taxes.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      columns={[
        columns.name({ key: 'taxType', header: t('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.money({ key: 'amount', header: t('amount'), value: ({ current }) => current.amount, total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current.amount, total),
          total: share(total, total),
        }),
        columns.change({
          key: 'yoy',
          header: t('yoy'),
          value: ({ current }) => current.amount,
          before: ({ comparison }) => comparison.amount,
          spec: SPEC,
          total,
          totalBefore: totalOf(answer, 'amount', 'comparison'),
        }),
      ]}
    />
  );
}

/** Which taxes the revenue comes from, and which of them move it. */
export function OpTrendTaxes({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('taxes.title')}
      asked={useByTaxType()}
      measure="amount"
      height={height}
      view={{
        subtitle: ({ period }) => t('taxes.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [first] = rowsOf(answer);
          const member = first && memberOf(answer, 'taxType', first.codes.taxType);
          return member
            ? t('taxes.sentence', { name: text(member), share: format.percent(share(first.current.amount, totalOf(answer, 'amount'))) })
            : null;
        },
        chart: (answer) => <TaxBars answer={answer} />,
        table: (answer) => <TaxTable answer={answer} />,
      }}
    />
  );
}
