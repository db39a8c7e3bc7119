import { useLeadTo, ChartPanel, drawn, useFilteredAnswer, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/taxes.ts';
import { taxes } from '../../questions/compliance-tax-type.ts';

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
