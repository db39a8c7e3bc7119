import { ChartPanel, drawn, share, useFilteredAnswer, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { months, states } from '../../questions/compliance.ts';
import { Months } from './months.tsx';

type Measure = (typeof months.measures)[number];
type Parts = readonly [onTime: Measure, late: Measure, none: Measure];
const NAMES = ['onTime', 'late', 'none'] as const;

interface DutyMonthsProps {
  readonly name: 'filingMonths' | 'payingMonths';
  readonly parts: Parts;
}

function DutyMonths({ name, parts }: DutyMonthsProps) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, name)}
      asked={useFilteredAnswer(months)}
      measure={parts[0]}
      chart={(drawing) => (
        <Months
          {...drawing}
          months={drawing.read.rows.map(({ codes }) => codes.month)}
          parts={parts.map((part, index) => ({
            key: part,
            label: t(NAMES[index] ?? 'none'),
            values: drawing.read.rows.map(({ current }) => current[part]),
          }))}
        />
      )}
      columns={({ by, of }) => [by('month'), ...parts.map((part) => of(part))]}
    />
  );
}

export const FilingMonths = () => <DutyMonths name="filingMonths" parts={['filedOnTime', 'filedLate', 'notFiled']} />;
export const PayingMonths = () => <DutyMonths name="payingMonths" parts={['paidOnTime', 'paidLate', 'unpaid']} />;

type By = 'stateLastYear' | 'stateThisYear';
const { stateLastYear: BEFORE, stateThisYear: NOW } = MEMBER_NAMES;
const PARTS = Object.keys(NOW) as readonly (keyof typeof NOW)[];

/** Objects of a state a year before, by their state now. */
const counts = ({ rows }: Reader<'objectsDue', By>, before: string): readonly (number | null)[] =>
  PARTS.map((now) =>
    drawn(rows.find(({ codes }) => codes.stateLastYear === before && codes.stateThisYear === now)?.current.objectsDue ?? 0),
  );
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

function Bars({ read, description }: Drawing<'objectsDue', By>) {
  const format = useFormat();
  const text = useText();
  const bars = Object.entries(BEFORE).map(([key, name]) => {
    const values = counts(read, key);
    return { key, label: text(name), values, text: format.count(sum(values)), exact: (part: number) => format.count(values[part] ?? null) };
  });
  return <ShareBars bars={bars} parts={PARTS.map((part) => text(NOW[part]))} description={description} />;
}

/** What became of those who paid late or not a year before. */
export function StateBars() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'states')}
      asked={useFilteredAnswer(states)}
      measure="objectsDue"
      height="low"
      sentence={(read) => {
        const before = counts(read, 'none');
        const still = share(before[PARTS.indexOf('none')] ?? null, sum(before));
        return still === null ? null : t('states.sentence', { share: read.format.percent(still) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}
