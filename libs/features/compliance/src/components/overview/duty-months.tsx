import { ChartPanel, drawn, lastDayOf, useFilteredAnswer, useMonthSpan, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ShareMonths } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { months } from '../../questions/compliance.ts';

type Measure = (typeof months.measures)[number];
type Parts = readonly [onTime: Measure, late: Measure, none: Measure];
const NAMES = ['onTime', 'late', 'none'] as const;

function Months({ read, description, height, parts }: Drawing<Measure, 'month'> & { readonly parts: Parts }) {
  const t = useMessages(messages);
  const format = useFormat();
  const spanOf = useMonthSpan();
  const { moments, unfinished } = spanOf(
    lastDayOf(read.answer),
    read.rows.map(({ codes }) => codes.month),
  );
  return (
    <ShareMonths
      moments={moments}
      unfinished={unfinished}
      height={height}
      description={description}
      axis={{ title: '%', tick: (value) => format.percent(value, 0) }}
      parts={parts.map((part, index) => ({
        key: part,
        label: t(NAMES[index] ?? 'none'),
        values: read.rows.map(({ current }) => drawn(current[part])),
        exact: (row) => format.count(drawn(read.rows[row]?.current[part] ?? null)),
      }))}
    />
  );
}

interface DutyMonthsProps {
  readonly name: 'filingMonths' | 'payingMonths';
  readonly parts: Parts;
}

const DutyMonths = ({ name, parts }: DutyMonthsProps) => (
  <ChartPanel
    words={usePanelWords(messages, name)}
    asked={useFilteredAnswer(months)}
    measure={parts[0]}
    chart={(drawing) => <Months {...drawing} parts={parts} />}
    columns={({ by, of }) => [by('month'), ...parts.map((part) => of(part))]}
  />
);

export const FilingMonths = () => <DutyMonths name="filingMonths" parts={['filedOnTime', 'filedLate', 'notFiled']} />;
export const PayingMonths = () => <DutyMonths name="payingMonths" parts={['paidOnTime', 'paidLate', 'unpaid']} />;
