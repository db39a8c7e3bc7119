import { DotPlot, ShareBars, SmallMultiples } from '@pendapa/charts';
import { useFilteredAnswer, useLeadTo, useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  DetailsPanel,
  KpiStrip,
  MeasureCards,
  PageSentence,
  RankedPanel,
  usePanelWords,
  type ChartProps,
  type PanelWords,
} from '@pendapa/panels';
import {
  byLargest,
  extremesOf,
  toPlotValue,
  isKnown,
  isSlight,
  lastDayOf,
  membersIn,
  monthsIn,
  useTogether,
  withEnoughCases,
} from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { shared } from '../../messages/shared.ts';
import { messages } from '../../messages/taxes.ts';
import * as ask from '../../questions/compliance-tax-type.ts';
import { PARTS, type ObligationMeasures } from '../shared/obligations.tsx';

type TaxDrawing = ChartProps<(typeof ask.taxes.measures)[number], 'taxType'>;

const useUnitsOfTax = () => useLeadTo('/compliance-up3d', 'tax');

/** Taxes with few obligations stand in the table alone. */
const rankedTaxes = ({ rows }: TaxDrawing['read']) => withEnoughCases(rows, ({ current }) => current.obligations);

function Dots({ read, description }: TaxDrawing) {
  const t = useMessages(messages);
  const rows = rankedTaxes(read).filter(({ current }) => isKnown(current.onTimePaymentRate));
  return (
    <DotPlot
      dots={rows.map((row) => ({
        ...read.bar('taxType', 'onTimePaymentRate', row),
        secondTick: { value: toPlotValue(row.current.onTimePaymentShare), exact: read.exact('onTimePaymentShare', row) },
      }))}
      description={description}
      axis={{ title: read.label('onTimePaymentRate'), tick: read.format.percentAxis }}
      names={{ dot: t('number'), secondTick: t('value') }}
      onSelect={useUnitsOfTax()}
    />
  );
}

/** On-time payment by tax: share of obligations and share of money. */
export function TaxGap() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'gap')}
      query={ask.taxes}
      measure="onTimePaymentRate"
      height="medium"
      sentence={(read) => {
        const count = read.rows.length - rankedTaxes(read).length;
        return count === 0 ? null : t('gap.few', { count });
      }}
      chart={(drawing) => <Dots {...drawing} />}
      columns={({ dimensionColumn, measureColumn }) => [
        dimensionColumn('taxType'),
        measureColumn('onTimePaymentRate'),
        measureColumn('onTimePaymentShare'),
      ]}
    />
  );
}

/** Pixels of six taxes in one line each. */
const UNPAID_HEIGHT = 170;

/** Taxes with the largest unpaid amounts. */
export function UnpaidTaxes() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'unpaid')}
      query={ask.taxes}
      measure="unpaidAmount"
      by="taxType"
      height={UNPAID_HEIGHT}
      rows={({ rows }) => rows.toSorted((a, b) => byLargest(a.current.unpaidAmount, b.current.unpaidAmount))}
      hasComparisonTick={false}
      detail={(row) => t('unpaid.detail', { count: toPlotValue(row.current.unpaid) })}
      onSelect={useUnitsOfTax()}
      columns={({ dimensionColumn, measureColumn, shareColumn }) => [
        dimensionColumn('taxType'),
        measureColumn('unpaidAmount'),
        shareColumn('unpaidAmount'),
        measureColumn('unpaid'),
      ]}
    />
  );
}

function Bars({ read, description, measures }: TaxDrawing & { readonly measures: ObligationMeasures }) {
  const t = useMessages(messages);
  const part = useMessages(shared);
  const leadTo = useUnitsOfTax();
  const rows = read.rows.filter(({ current }) => (toPlotValue(current[measures.all]) ?? 0) > 0);
  if (rows.length === 0) return <EmptyPanel cause={t('filing.none')} />;
  const bars = rows.map((row) => {
    const values = PARTS.map((name) => toPlotValue(row.current[measures[name]]));
    return {
      key: row.codes.taxType ?? '',
      label: read.name('taxType', row),
      text: read.text(measures.all, row),
      values,
      exact: (index: number) => read.format.count(values[index] ?? null),
    };
  });
  return <ShareBars bars={bars} parts={PARTS.map((name) => part(name))} description={description} onSelect={leadTo} />;
}

/** On time, late, and not yet, by tax. */
export const TaxShares = ({ words, measures }: { readonly words: PanelWords; readonly measures: ObligationMeasures }) => (
  <ChartPanel
    words={words}
    query={ask.taxes}
    measure="obligations"
    height="low"
    chart={(drawing) => <Bars {...drawing} measures={measures} />}
    columns={({ dimensionColumn, measureColumn }) => [
      dimensionColumn('taxType'),
      measureColumn(measures.all),
      ...PARTS.map((part) => measureColumn(measures[part])),
    ]}
  />
);

function Multiples({ read, description }: ChartProps<'onTimePaymentRate', 'taxType' | 'month'>) {
  const { format } = read;
  const months = monthsIn(read.rows);
  const { unfinished } = useMonthSpan()(lastDayOf(read.answer), months);
  const ended = months.filter((_, index) => index !== unfinished);
  const items = membersIn(read.rows, 'taxType').flatMap((code) => {
    if (code === null) return [];
    const own = read.rows.filter(({ codes: { taxType } }) => taxType === code);
    const rate = (month = '') => toPlotValue(own.find((row) => row.codes.month === month)?.current.onTimePaymentRate ?? null);
    const label = read.name('taxType', { codes: { taxType: code, month: null } });
    const last = ended.slice(-3).map((month) => ({ label: format.month(month), text: format.percent(rate(month)) }));
    return { key: code, label, values: months.map(rate), text: format.percent(rate(ended.at(-1))), tip: { title: label, rows: last } };
  });
  return <SmallMultiples items={items} description={description} unfinished={unfinished} level={1} onSelect={useUnitsOfTax()} />;
}

/** On-time payment of each tax by month. */
export const TaxMonths = () => (
  <ChartPanel
    words={usePanelWords(messages, 'months')}
    query={ask.taxMonths}
    measure="onTimePaymentRate"
    height="small"
    chart={(drawing) => <Multiples {...drawing} />}
  />
);

/** Details tables by tax: filing, then payment with the unpaid amount and the interest due by the rules. */
export function TaxTables() {
  const t = useMessages(messages);
  const { taxes, interest } = useTogether({ taxes: useFilteredAnswer(ask.taxes), interest: useFilteredAnswer(ask.interest) });
  return (
    <>
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={taxes}
        measure="onTimePaymentRate"
        note={() => t('table.note')}
        columns={({ dimensionColumn, measureColumn, growthColumn, joinedColumn }) => [
          dimensionColumn('taxType'),
          ...ask.PAYMENT_MEASURES.map((measure) => measureColumn(measure)),
          joinedColumn(interest, 'taxType', 'lateInterest'),
          growthColumn('onTimePaymentRate'),
        ]}
      />
      <DetailsPanel
        words={usePanelWords(messages, 'filingTable')}
        query={taxes}
        measure="onTimePaymentRate"
        note={() => t('filingTable.note')}
        columns={({ dimensionColumn, measureColumn, growthColumn }) => [
          dimensionColumn('taxType'),
          ...ask.FILING_MEASURES.map((measure) => measureColumn(measure)),
          growthColumn('onTimeFilingRate'),
        ]}
      />
    </>
  );
}

/** Cards: rates of payment and filing, and the unpaid amount. */
export const TaxKpis = () => (
  <KpiStrip>
    <MeasureCards query={ask.taxes} measures={['onTimePaymentRate', 'onTimePaymentShare', 'onTimeFilingRate', 'unpaidAmount']} />
  </KpiStrip>
);

/** The tax with the lowest rate among those that make at least 1 % of the obligations. */
export function WeakestTaxSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.taxes}
      measure="onTimePaymentRate"
      sentence={({ rows, name, total, formatted }) => {
        const large = rows.filter(({ current }) => !isSlight(current.obligations, total('obligations')));
        const rate = { value: ({ current }: (typeof rows)[number]) => toPlotValue(current.onTimePaymentRate) };
        const lowest = extremesOf(large, { ...rate, cases: ({ current }) => toPlotValue(current.obligations) })?.lowest;
        const average = formatted.total('onTimePaymentRate');
        if (!lowest) return t('gap.all', { average, amount: formatted.total('unpaidAmount') });
        return t('gap.sentence', { tax: name('taxType', lowest), share: formatted.value('onTimePaymentRate', lowest), average });
      }}
    />
  );
}
