import { TrendLine, type MarkRole } from '@pendapa/charts';
import { monthEnd } from '@pendapa/contracts';
import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { CohortTable, ChartPanel, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { rowsOf, useTogether } from '@pendapa/query';
import { NoteText, EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/trend.ts';
import * as ask from '../../questions/compliance-trend.ts';
import { AGES, curvesOf, type Curve, type Curves } from './curves.ts';

type Paid = ChartProps<'paid', 'month' | 'monthsSinceDue'>;
/** Ages, in months, that the table shows. */
const TABLE_AGES = [0, 1, 2, 3, 6, 9, 12, 18, 24];

const roleOf = (index: number): MarkRole => (index === 0 ? 'actual' : index === 1 ? 'second' : 'comparison');
const ageOf = ({ shares }: Curve): number => shares.filter((share) => share !== null).length - 1;

function CurveLines({ known: { first, last, curves }, description, height }: Omit<Paid, 'read'> & { readonly known: Curves }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <TrendLine
        moments={AGES.map((age) => ({ key: String(age), name: t('age', { count: age }), short: String(age), year: '' }))}
        lines={curves.map(({ year, shares }, index) => ({
          key: year,
          label: year,
          role: roleOf(index),
          values: shares,
          exact: (age) => format.percent(shares[age] ?? null, 2),
        }))}
        axis={{ title: t('curves.axis'), tick: format.percentAxis }}
        unfinished={null}
        close
        height={height}
        description={description}
      />
      <NoteText>{t('curves.note', { months: format.period({ from: first, to: monthEnd(last) }) })}</NoteText>
    </>
  );
}

function CurvesTable({ known: { curves }, description, height }: Omit<Paid, 'read'> & { readonly known: Curves }) {
  const t = useMessages(messages);
  return (
    <CohortTable
      description={description}
      height={height}
      cohorts={curves}
      ages={AGES.map((count) => t('age', { count }))}
      by="year"
      labelledAges={TABLE_AGES}
    />
  );
}

/** Speed of payment of each year's obligations, at equal age. */
export function PaidCurves() {
  const t = useMessages(messages);
  const { paid, due } = useTogether({ paid: useFilteredAnswer(ask.paidByAge), due: useFilteredAnswer(ask.dueByMonth) });
  const curvesIn = ({ rows, answer: { asOf } }: Reader<'paid', 'month' | 'monthsSinceDue'>) =>
    due.answer ? curvesOf({ paid: rows, due: rowsOf(due.answer), asOf }) : null;
  const shown = ({ read, ...drawing }: Paid, View: typeof CurveLines) => {
    const known = curvesIn(read);
    return known ? <View known={known} {...drawing} /> : <EmptyPanel cause={t('curves.none')} />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'curves')}
      query={paid}
      measure="paid"
      height="small"
      sentence={(read) => {
        const [now, before] = curvesIn(read)?.curves ?? [];
        if (!now || !before) return null;
        const age = Math.min(ageOf(now), ageOf(before));
        const { percent } = read.formatted;
        const rates = { share: percent(now.shares[age]), earlier: percent(before.shares[age]) };
        return t('curves.sentence', { age: t('age', { count: age }), year: now.year, before: before.year, ...rates });
      }}
      chart={(drawing) => shown(drawing, CurveLines)}
      table={(drawing) => shown(drawing, CurvesTable)}
    />
  );
}
