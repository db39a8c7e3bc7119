import {
  AnswerPanel,
  AnswerTable,
  ChangeText,
  drawn,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useMeasureName,
  useMemberName,
  type AnswerTo,
  type Asked,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';

type Money = 'amount' | 'principal';
type Split = 'unit' | 'city';

export interface RevenueRankingProps<M extends string, D extends Split> {
  readonly title: string;
  readonly asked: Asked<M, D>;
  readonly money: NoInfer<M> & Money;
  readonly by: NoInfer<D>;
  readonly height: number;
  /** A click or Enter on a member. */
  readonly onSelect?: (code: string) => void;
}

const ROW_HEIGHT = 34;

function Bars<M extends string, D extends Split>({
  answer,
  money,
  by,
  title,
  height,
  onSelect,
}: Omit<RevenueRankingProps<M, D>, 'asked'> & { readonly answer: AnswerTo<M, D> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const total = totalOf(answer, money);
  const bars = rowsOf(answer).map(({ codes, current, comparison }) => ({
    key: codes[by] ?? '',
    label: name(answer, by, codes[by]),
    value: drawn(current[money]),
    text: format.value(current[money], 'money'),
    exact: format.valueExact(current[money], 'money'),
    detail: (
      <>
        {format.percent(share(current[money], total))} ·{' '}
        <ChangeText now={current[money]} before={comparison[money]} spec={measureSpec('revenue', money)} />
      </>
    ),
  }));
  const description = t('ranked', { title, period: format.period(answer.period) });
  return <RankedBars bars={bars} description={description} onSelect={onSelect} first={Math.floor(height / ROW_HEIGHT)} />;
}

function Twin<M extends string, D extends Split>({
  answer,
  money,
  by,
  title,
  height,
}: Omit<RevenueRankingProps<M, D>, 'asked'> & { readonly answer: AnswerTo<M, D> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const measureName = useMeasureName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const total = totalOf(answer, money);
  return (
    <AnswerTable
      caption={t('caption', { title, period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes[by] ?? ''}
      maxHeight={height}
      columns={[
        columns.name({ key: by, header: by === 'unit' ? t('unit') : t('city'), text: ({ codes }) => name(answer, by, codes[by]) }),
        columns.money({ key: 'money', header: measureName('revenue', money), value: ({ current }) => current[money], total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current[money], total),
          total: share(total, total),
        }),
        columns.change({
          key: 'change',
          header: t('change'),
          value: ({ current }) => current[money],
          before: ({ comparison }) => comparison[money],
          spec: measureSpec('revenue', money),
        }),
      ]}
    />
  );
}

/** Where the revenue came in: a ranking and its table. */
export function RevenueRanking<M extends string, D extends Split>({ asked, ...props }: RevenueRankingProps<M, D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { title, money, by, height } = props;
  return (
    <AnswerPanel
      title={title}
      asked={asked}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [first] = rowsOf(answer);
          const part = first && share(first.current[money], totalOf(answer, money));
          return first && typeof part === 'number'
            ? t('largest', { name: name(answer, by, first.codes[by]), share: format.percent(part) })
            : null;
        },
        chart: (answer) => <Bars answer={answer} {...props} />,
        table: (answer) => <Twin answer={answer} {...props} />,
      }}
    />
  );
}
