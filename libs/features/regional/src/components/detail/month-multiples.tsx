import { AnswerPanel, AnswerTable, rowsOf, useColumns, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { monthCourses, type MonthAnswer } from './month-courses.ts';
import { useRegionMonths } from './questions.ts';

/** More lines than this are not compared but searched: the table has them. */
const MOST = 12;
/** Of each line, the last months in words. */
const SHOWN = 3;

function Multiples({ answer }: { readonly answer: MonthAnswer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { level } = levelsIn(answer);
  const { months, regions } = monthCourses(answer, useMoneyMeasure());
  const items = regions.slice(0, MOST).map(({ code, values, index }) => {
    const label = name(answer, level, code);
    const last = index.at(-1) ?? null;
    const recent = months.slice(-SHOWN).map((month, at) => ({
      label: format.month(month),
      text: format.valueExact(values.slice(-SHOWN)[at] ?? null, 'money'),
    }));
    return {
      key: code,
      label,
      values: index,
      text: format.decimal(last === null ? null : last * 100, 0),
      tip: { title: label, rows: recent },
    };
  });
  return <SmallMultiples items={items} description={t('months.description')} level={1} />;
}

function Twin({ answer, maxHeight }: { readonly answer: MonthAnswer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const { level } = levelsIn(answer);
  return (
    <AnswerTable
      caption={t('months.caption')}
      rows={rows}
      rowKey={({ codes }) => `${codes[level]} ${codes.month}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: level, header: t('region'), text: ({ codes }) => name(answer, level, codes[level]) }),
        columns.name({
          key: 'month',
          header: t('month'),
          text: ({ codes }) => format.month(codes.month),
          order: ({ codes }) => codes.month,
        }),
        columns.money({ key: 'money', header: t('revenue'), value: ({ current }) => current[money] }),
      ]}
    />
  );
}

/** The course of every region over two years, each against its own mean: small and large ones read alike. */
export function MonthMultiples({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useRegionMonths()}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) => {
          const { months } = monthCourses(answer, money);
          return t('months.subtitle', {
            first: format.month(months.at(0) ?? null),
            last: format.month(months.at(-1) ?? null),
            count: format.count(MOST),
          });
        },
        chart: (answer) => <Multiples answer={answer} />,
        table: (answer) => <Twin key={levelsIn(answer).level} answer={answer} maxHeight={height} />,
      }}
    />
  );
}
