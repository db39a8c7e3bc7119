import { AnswerPanel, AnswerTable, drawn, rowsOf, share, totalOf, useColumns, type AnswerTo, type Row } from '@pendapa/analysis';
import { Histogram } from '@pendapa/charts';
import { DUE_BANDS } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { bandsBetween } from '../shared/bands.ts';
import { useBandWords } from '../shared/use-band-words.ts';
import { useDueBands } from './questions.ts';

type Answer = AnswerTo<'issued' | 'netDue', 'dueBand'>;
type BandRow = Row<'issued' | 'netDue', 'dueBand'>;
interface Shown {
  readonly answer: Answer;
  readonly height: number;
}

const NOTHING = '0';

/** Nothing at all is said as such, not as a band. */
function useWords(): (code: string | null) => string {
  const t = useMessages(messages);
  const words = useBandWords(DUE_BANDS);
  const format = useFormat();
  return (code) => {
    if (code === null) return t('due.unknown');
    return code === NOTHING ? format.money(NOTHING) : words(code);
  };
}

function Bands({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useWords();
  const rows = new Map(rowsOf(answer).map((row) => [row.codes.dueBand, row]));
  const codes = bandsBetween([...rows.keys()], DUE_BANDS);
  const counts = codes.map((code) => drawn(rows.get(code)?.current.issued ?? 0));
  const axis = format.countAxis(Math.max(0, ...counts.map((count) => count ?? 0)));
  const scale = format.moneyAxis(Number(codes[Math.floor(codes.length / 2)] ?? 0));
  const bins = codes.map((code, index) => ({
    key: code,
    label: words(code),
    bound: code === NOTHING || code === '1' ? format.money(code) : scale.tick(Number(code)),
    value: counts[index] ?? null,
    tip: {
      title: words(code),
      rows: [
        { label: t('table.issued'), text: format.count(counts[index] ?? null) },
        { label: t('table.netDue'), text: format.valueExact(rows.get(code)?.current.netDue ?? '0', 'money') },
      ],
    },
  }));
  return (
    <Histogram
      bins={bins}
      x={t('due.x', { unit: scale.unitLabel })}
      y={{ title: [t('due.y'), axis.unitLabel && `(${axis.unitLabel})`].filter(Boolean).join(' '), tick: axis.tick }}
      height={height}
      description={t('due.description', { period: format.period(answer.period) })}
    />
  );
}

function Twin({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useWords();
  const rows = rowsOf(answer);
  const columns = useColumns<BandRow>(rows);
  return (
    <AnswerTable
      caption={t('due.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.dueBand ?? ''}
      maxHeight={height}
      columns={[
        columns.name({
          key: 'band',
          header: t('due.band'),
          text: ({ codes }) => words(codes.dueBand),
          order: ({ codes }) => codes.dueBand,
        }),
        columns.count({
          key: 'issued',
          header: t('table.issued'),
          value: ({ current }) => current.issued,
          total: totalOf(answer, 'issued'),
        }),
        columns.money({
          key: 'netDue',
          header: t('table.netDue'),
          value: ({ current }) => current.netDue,
          total: totalOf(answer, 'netDue'),
        }),
      ]}
    />
  );
}

/** How much single assessments demand; those that demand nothing stand apart. */
export function DueBands({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('due.title')}
      asked={useDueBands()}
      measure="issued"
      height={height}
      view={{
        subtitle: ({ period }) => t('due.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const none = rowsOf(answer).find(({ codes }) => codes.dueBand === NOTHING);
          const part = share(none?.current.issued ?? 0, totalOf(answer, 'issued'));
          return part === null ? null : t('due.sentence', { share: format.percent(part) });
        },
        chart: (answer) => <Bands answer={answer} height={height} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
