import { useLeadTo, ChartPanel, drawn, PageSentence, useFilteredAnswer, usePanelWords, type Drawing } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
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
