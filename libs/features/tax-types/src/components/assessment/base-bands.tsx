import { AnswerPanel, AnswerTable, drawn, rowsOf, share, totalOf, useColumns, type AnswerTo, type Row } from '@pendapa/analysis';
import { Histogram } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { bandsBetween } from '../shared/bands.ts';
import { useBandWords } from '../shared/use-band-words.ts';
import { useBands } from './questions.ts';

type Answer = AnswerTo<'registered' | 'baseValue', 'valueBand'>;
type BandRow = Row<'registered' | 'baseValue', 'valueBand'>;
interface Shown {
  readonly answer: Answer;
  readonly height: number;
}

function Bands({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useBandWords();
  const rows = new Map(rowsOf(answer).map((row) => [row.codes.valueBand, row]));
  const codes = bandsBetween([...rows.keys()]);
  const counts = codes.map((code) => drawn(rows.get(code)?.current.registered ?? 0));
  const axis = format.countAxis(Math.max(0, ...counts.map((count) => count ?? 0)));
  const scale = format.moneyAxis(Number(codes[Math.floor(codes.length / 2)] ?? 0));
  const bins = codes.map((code, index) => ({
    key: code,
    label: words(code),
    bound: scale.tick(Number(code)),
    value: counts[index] ?? null,
    tip: {
      title: words(code),
      rows: [
        { label: t('bands.objects'), text: format.count(counts[index] ?? null) },
        { label: t('bands.value'), text: format.valueExact(rows.get(code)?.current.baseValue ?? null, 'money') },
      ],
    },
  }));
  return (
    <Histogram
      bins={bins}
      x={t('bands.x', { unit: scale.unitLabel })}
      y={{ title: [t('bands.y'), axis.unitLabel && `(${axis.unitLabel})`].filter(Boolean).join(' '), tick: axis.tick }}
      height={height}
      description={t('bands.description', { period: format.period(answer.period) })}
    />
  );
}

function Twin({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useBandWords();
  const rows = rowsOf(answer);
  const columns = useColumns<BandRow>(rows);
  return (
    <AnswerTable
      caption={t('bands.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.valueBand ?? ''}
      maxHeight={height}
      columns={[
        columns.name({
          key: 'band',
          header: t('bands.band'),
          text: ({ codes }) => (codes.valueBand === null ? '-' : words(codes.valueBand)),
          order: ({ codes }) => codes.valueBand,
        }),
        columns.count({
          key: 'objects',
          header: t('bands.objects'),
          value: ({ current }) => current.registered,
          total: totalOf(answer, 'registered'),
        }),
        columns.money({
          key: 'value',
          header: t('bands.value'),
          value: ({ current }) => current.baseValue,
          total: totalOf(answer, 'baseValue'),
        }),
      ]}
    />
  );
}

/** How large the bases are on which taxes are assessed. */
export function BaseBands({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useBandWords();
  return (
    <AnswerPanel
      title={t('bands.title')}
      asked={useBands()}
      measure="registered"
      height={height}
      view={{
        subtitle: ({ period }) => t('bands.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const most = rowsOf(answer).reduce<BandRow | null>(
            (best, row) => (Number(row.current.registered ?? 0) > Number(best?.current.registered ?? 0) ? row : best),
            null,
          );
          const code = most?.codes.valueBand;
          if (!most || code === null || code === undefined) return null;
          return t('bands.sentence', {
            band: words(code),
            share: format.percent(share(most.current.registered, totalOf(answer, 'registered'))),
          });
        },
        chart: (answer) => <Bands answer={answer} height={height} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
