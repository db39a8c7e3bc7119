import {
  AnswerPanel,
  AnswerTable,
  drawn,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useMemberName,
  useMoneyMeasure,
  useRegionLadder,
} from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useRegionCategories } from '../shared/questions.ts';
import { pilesOf, type CategoryAnswer } from './region-categories.ts';

const FIRST = 12;

function useRegionName(answer: CategoryAnswer): (code: string | null) => string {
  const t = useMessages(messages);
  const name = useMemberName();
  const { level } = levelsIn(answer);
  return (code) => (code === null ? t('noRegion') : name(answer, level, code));
}

function Bars({ answer }: { readonly answer: CategoryAnswer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const regionName = useRegionName(answer);
  const money = useMoneyMeasure();
  const { down } = useRegionLadder();
  const { categories, regions } = pilesOf(answer, money);
  const bars = regions.map(({ code, total, parts }) => ({
    key: code ?? '',
    label: regionName(code),
    values: parts.map(drawn),
    exact: (part: number) => format.moneyExact(parts[part] === undefined ? null : String(parts[part] ?? 0)),
    text: format.money(total),
    detail: format.percent(share(total, totalOf(answer, money))),
  }));
  return (
    <StackedBars
      key={levelsIn(answer).level}
      bars={bars}
      parts={categories.map((category) => name(answer, 'taxCategory', category))}
      description={t('categories.description', { period: format.period(answer.period) })}
      onSelect={down ? (code) => code !== '' && down(code) : undefined}
      first={FIRST}
    />
  );
}

function Twin({ answer, maxHeight }: { readonly answer: CategoryAnswer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const regionName = useRegionName(answer);
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const { level } = levelsIn(answer);
  const total = totalOf(answer, money);
  return (
    <AnswerTable
      caption={t('categories.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes[level]} ${codes.taxCategory}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: level, header: t(`level.${level}`), text: ({ codes }) => regionName(codes[level]) }),
        columns.name({
          key: 'taxCategory',
          header: t('categories.category'),
          text: ({ codes }) => name(answer, 'taxCategory', codes.taxCategory),
        }),
        columns.money({ key: 'money', header: t('measure.amount'), value: ({ current }) => current[money], total }),
        columns.percent({ key: 'share', header: t('share'), value: ({ current }) => share(current[money], total) }),
      ]}
    />
  );
}

/** The level of the page by tax category; a click or Enter goes into a region. */
export function CategoryBars({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('categories.title')}
      asked={useRegionCategories()}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: (answer) =>
          t('categories.subtitle', { level: t(`level.${levelsIn(answer).level}`), period: format.period(answer.period) }),
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => <Twin key={levelsIn(answer).level} answer={answer} maxHeight={height} />,
      }}
    />
  );
}
