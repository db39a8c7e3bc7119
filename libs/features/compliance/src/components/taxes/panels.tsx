import { ChartPanel, drawn, PageSentence, useFilteredAnswer, useLeadTo, usePanelWords, type Drawing } from '@pendapa/analysis';
import { DotPlot, ShareBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/taxes.ts';
import { taxes } from '../../questions/compliance-tax-type.ts';

type TaxDrawing = Drawing<(typeof taxes.measures)[number], 'taxType'>;

/** A rate of fewer obligations says little. */
const LEAST = 20;

function Dots({ read, description }: TaxDrawing) {
  const t = useMessages(messages);
  const leadTo = useLeadTo('/compliance-up3d', 'tax');
  const rows = read.rows.filter(({ current }) => current.onTimePaymentRate !== null);
  return (
    <DotPlot
      dots={rows.map((row) => ({
        ...read.bar('taxType', 'onTimePaymentRate', row),
        mark: { value: drawn(row.current.onTimePaymentShare), exact: read.exact('onTimePaymentShare', row) },
      }))}
      description={description}
      names={{ dot: t('number'), mark: t('value') }}
      onSelect={leadTo}
    />
  );
}

/** The tax of which the fewest obligations are settled on time. */
export function TaxSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(taxes)}
      measure="onTimePaymentRate"
      sentence={({ rows, name, format }) => {
        const lowest = rows.find(({ current }) => (drawn(current.obligations) ?? 0) >= LEAST && current.onTimePaymentRate !== null);
        if (!lowest) return null;
        return t('gap.sentence', { tax: name('taxType', lowest), share: format.percent(drawn(lowest.current.onTimePaymentRate)) });
      }}
    />
  );
}

/** By how many obligations a tax is paid on time, and by what money. */
export const TaxGap = () => (
  <ChartPanel
    words={usePanelWords(messages, 'gap')}
    asked={useFilteredAnswer(taxes)}
    measure="onTimePaymentRate"
    height="large"
    chart={(drawing) => <Dots {...drawing} />}
    columns={({ by, of }) => [by('taxType'), of('onTimePaymentRate'), of('onTimePaymentShare')]}
  />
);

type Measure = (typeof taxes.measures)[number];
interface Duty {
  readonly all: Measure;
  readonly parts: readonly [onTime: Measure, late: Measure, none: Measure];
}
const FILING: Duty = { all: 'expected', parts: ['filedOnTime', 'filedLate', 'notFiled'] };
const PAYING: Duty = { all: 'obligations', parts: ['paidOnTime', 'paidLate', 'unpaid'] };
const NAMES = ['onTime', 'late', 'none'] as const;

function Bars({ read, description, duty: { all, parts } }: Drawing<Measure, 'taxType'> & { readonly duty: Duty }) {
  const t = useMessages(messages);
  const format = useFormat();
  const leadTo = useLeadTo('/compliance-up3d', 'tax');
  const rows = read.rows.filter(({ current }) => (drawn(current[all]) ?? 0) > 0);
  if (rows.length === 0) return <EmptyPanel cause={t('filing.none')} />;
  return (
    <ShareBars
      bars={rows.map((row) => ({
        ...{ key: row.codes.taxType ?? '', label: read.name('taxType', row), text: read.text(all, row) },
        values: parts.map((part) => drawn(row.current[part])),
        exact: (index: number) => format.count(drawn(row.current[parts[index] ?? all])),
      }))}
      parts={NAMES.map((name) => t(name))}
      description={description}
      onSelect={leadTo}
    />
  );
}

const TaxShares = ({ name, duty }: { readonly name: 'filing' | 'paying'; readonly duty: Duty }) => (
  <ChartPanel
    words={usePanelWords(messages, name)}
    asked={useFilteredAnswer(taxes)}
    measure="obligations"
    height="low"
    chart={(drawing) => <Bars {...drawing} duty={duty} />}
    columns={({ by, of }) => [by('taxType'), of(duty.all), ...duty.parts.map((part) => of(part))]}
  />
);

export const TaxFiling = () => <TaxShares name="filing" duty={FILING} />;
export const TaxPaying = () => <TaxShares name="paying" duty={PAYING} />;
