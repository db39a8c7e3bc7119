import {
  AnswerPanel,
  AnswerTable,
  ChangeText,
  memberOf,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useFilters,
  useComparisonName,
  useMemberName,
  useMeasureName,
  useMoneyMeasure,
  type AnswerTo,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useByTaxType, type Money } from './op-trend-questions.ts';

type ByTax = AnswerTo<Money, 'taxType'>;
const SPEC = measureSpec('revenue', 'amount');

function TaxBars({ answer }: { readonly answer: ByTax }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const money = useMoneyMeasure();
  const total = totalOf(answer, money);
  const bars = rowsOf(answer).map(({ codes, current, comparison }) => ({
    key: codes.taxType ?? '',
    label: name(answer, 'taxType', codes.taxType),
    value: current[money] === null ? null : Number(current[money]),
    text: format.value(current[money], 'money'),
    exact: format.valueExact(current[money], 'money'),
    detail: (
      <>
        {format.percent(share(current[money], total))} · <ChangeText now={current[money]} before={comparison[money]} spec={SPEC} />
      </>
    ),
  }));
  return (
    <RankedBars
      bars={bars}
      description={t('taxes.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}

function TaxTable({ answer }: { readonly answer: ByTax }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const measureName = useMeasureName();
  const against = useComparisonName();
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns(rows);
  const total = totalOf(answer, money);
  return (
    <AnswerTable
      caption={t('taxes.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      columns={[
        columns.name({ key: 'taxType', header: t('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.money({ key: 'amount', header: measureName('revenue', money), value: ({ current }) => current[money], total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current[money], total),
          total: share(total, total),
        }),
        columns.change({
          key: 'yoy',
          header: against,
          value: ({ current }) => current[money],
          before: ({ comparison }) => comparison[money],
          spec: SPEC,
          total,
          totalBefore: totalOf(answer, money, 'comparison'),
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
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('taxes.title')}
      asked={useByTaxType()}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('taxes.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [first] = rowsOf(answer);
          const member = first && memberOf(answer, 'taxType', first.codes.taxType);
          return member
            ? t('taxes.sentence', { name: text(member), share: format.percent(share(first.current[money], totalOf(answer, money))) })
            : null;
        },
        chart: (answer) => <TaxBars answer={answer} />,
        table: (answer) => <TaxTable answer={answer} />,
      }}
    />
  );
}
