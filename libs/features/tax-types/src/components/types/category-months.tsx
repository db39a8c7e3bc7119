import {
  AnswerPanel,
  drawn,
  largest,
  lastDayOf,
  monthMoments,
  MonthsTable,
  rowsOf,
  unfinishedMonth,
  useMemberName,
  useMoneyMeasure,
  useStatus,
  type AnswerTo,
} from '@pendapa/analysis';
import { StackedMonths } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { monthlyParts, monthlySums } from '../shared/monthly-parts.ts';
import { useFactsOfTaxes, useFormerNamesShown } from './former-names.tsx';

import { useCategoryMonths, useRenamedMonths, type Money } from './questions.ts';

type Part = 'taxCategory' | 'formerTax';

/** The law of 2022 applies to regional taxes from the first tax period of 2024. */
const REFORM = '2024-01-01';

interface PartsProps<D extends Part> {
  readonly answer: AnswerTo<Money, 'month' | D>;
  readonly by: D;
  readonly height: number;
}

function PartsChart<D extends Part>({ answer, by, height }: PartsProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const monthly = monthlyParts<Money, D>(rowsOf(answer), by, money);
  const scale = format.moneyAxis(largest(monthlySums(monthly)));
  const named = monthly.parts.map(({ code, values }) => ({
    key: code ?? '',
    label: name(answer, by, code),
    values: values.map(drawn),
    exact: (index: number) => format.valueExact(values[index] ?? null, 'money'),
  }));
  return (
    <StackedMonths
      moments={monthMoments(monthly.months, format, firstMonth)}
      parts={named}
      axis={{ title: t('months.axis', { unit: scale.unitLabel }), tick: scale.tick }}
      unfinished={unfinishedMonth(monthly.months, lastDayOf(answer))}
      height={height}
      description={t('months.description', {
        period: format.period(answer.period),
        parts: named.map(({ label }) => label).join(', '),
      })}
      breaks={[{ before: REFORM, label: t('months.break') }]}
    />
  );
}

function PartsTable<D extends Part>({ answer, by, height }: PartsProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { months, parts } = monthlyParts<Money, D>(rowsOf(answer), by, money);
  return (
    <MonthsTable
      caption={t('months.description', {
        period: format.period(answer.period),
        parts: parts.map(({ code }) => name(answer, by, code)).join(', '),
      })}
      rows={months.map((month, index) => ({ month, index }))}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) =>
        parts.map(({ code, values }) =>
          make.money({ key: code ?? '', header: name(answer, by, code), value: ({ index }) => values[index] ?? null }),
        )
      }
    />
  );
}

function Categories({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useCategoryMonths()}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        chart: (answer) => <PartsChart answer={answer} by="taxCategory" height={height} />,
        table: (answer) => <PartsTable answer={answer} by="taxCategory" height={height} />,
      }}
    />
  );
}

function RenamedTaxes({ height, codes }: { readonly height: number; readonly codes: readonly string[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('months.formerTitle')}
      asked={useRenamedMonths(codes)}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        chart: (answer) => <PartsChart answer={answer} by="formerTax" height={height} />,
        table: (answer) => <PartsTable answer={answer} by="formerTax" height={height} />,
      }}
    />
  );
}

/** Four years of months: the categories, or under their former names the taxes that the reform renamed. */
export function CategoryMonths({ height }: { readonly height: number }) {
  const shown = useFormerNamesShown();
  const renamed = [...useFactsOfTaxes()].flatMap(([code, { formerName }]) => (formerName === null ? [] : [code]));
  return shown && renamed.length > 0 ? <RenamedTaxes height={height} codes={renamed} /> : <Categories height={height} />;
}
