import { AnswerPanel, AnswerTable, drawn, rowsOf, share, totalOf, useColumns, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useOutstanding, type PlaceLevel } from './questions.ts';

type Answer<D extends PlaceLevel> = AnswerTo<'outstanding' | 'netDue' | 'realisationRate', D>;

export interface OutstandingPanelProps<D extends PlaceLevel> {
  readonly title: string;
  readonly by: D;
  readonly height: number;
  /** A click or Enter on a row; null where there is no further way down. */
  readonly onSelect: ((code: string) => void) | null;
}

interface ViewProps<D extends PlaceLevel> extends OutstandingPanelProps<D> {
  readonly answer: Answer<D>;
}

const ROW_HEIGHT = 34;

function Bars<D extends PlaceLevel>({ answer, title, by, height, onSelect }: ViewProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const bars = rowsOf(answer).map(({ codes, current }) => ({
    key: codes[by] ?? '',
    label: name(answer, by, codes[by]),
    value: drawn(current.outstanding),
    text: format.value(current.outstanding, 'money'),
    exact: format.valueExact(current.outstanding, 'money'),
    detail: `${t('table.rate')} ${format.value(current.realisationRate, 'ratio')}`,
  }));
  return (
    <RankedBars
      bars={bars}
      description={t('outstanding.description', { title, period: format.period(answer.period) })}
      onSelect={onSelect ?? undefined}
      first={Math.floor(height / ROW_HEIGHT)}
    />
  );
}

function Twin<D extends PlaceLevel>({ answer, title, by, height }: ViewProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={t('outstanding.description', { title, period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes[by] ?? ''}
      maxHeight={height}
      columns={[
        columns.name({
          key: by,
          header: by === 'unit' ? t('outstanding.name') : t('outstanding.place'),
          text: ({ codes }) => name(answer, by, codes[by]),
        }),
        columns.money({
          key: 'netDue',
          header: t('table.netDue'),
          value: ({ current }) => current.netDue,
          total: totalOf(answer, 'netDue'),
        }),
        columns.money({
          key: 'outstanding',
          header: t('table.outstanding'),
          value: ({ current }) => current.outstanding,
          total: totalOf(answer, 'outstanding'),
        }),
        columns.percent({
          key: 'rate',
          header: t('table.rate'),
          value: ({ current }) => current.realisationRate,
          total: totalOf(answer, 'realisationRate'),
        }),
      ]}
    />
  );
}

/** Where the assessed principal is still outstanding. */
export function OutstandingPanel<D extends PlaceLevel>(props: OutstandingPanelProps<D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { title, by, height } = props;
  return (
    <AnswerPanel
      title={title}
      asked={useOutstanding(by)}
      measure="outstanding"
      height={height}
      view={{
        subtitle: ({ period }) => t('outstanding.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const [first] = rowsOf(answer);
          const part = first && share(first.current.outstanding, totalOf(answer, 'outstanding'));
          if (!first || typeof part !== 'number') return null;
          return t('outstanding.sentence', {
            name: name(answer, by, first.codes[by]),
            amount: format.value(first.current.outstanding, 'money'),
            share: format.percent(part),
          });
        },
        chart: (answer) => <Bars answer={answer} {...props} />,
        table: (answer) => <Twin answer={answer} {...props} />,
      }}
    />
  );
}
