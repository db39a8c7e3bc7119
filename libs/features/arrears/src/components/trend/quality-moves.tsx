import { HeatTable, roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { isSlight, known, share, sum, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/trend.ts';
import { moves } from '../../questions/arrears-trend.ts';

type Move = Row<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>;

const FROM = Object.keys(MEMBER_NAMES.quality);
const TO = Object.entries(MEMBER_NAMES.qualityNow);
const SCALE = roundScale([1]);

const owed = (rows: readonly Move[]): Figure => sum([known('0'), ...rows.map(({ current }) => current.owedThen)]);
const isWorse = ({ codes: { qualityThen, qualityNow } }: Move): boolean =>
  FROM.includes(qualityNow ?? '') && FROM.indexOf(qualityNow ?? '') > FROM.indexOf(qualityThen ?? '');

function Heat({ read, description }: ChartProps<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>) {
  const text = useText();
  const { format, figureTextExact } = read;
  const rows = FROM.flatMap((from) => {
    const own = read.rows.filter(({ codes }) => codes.qualityThen === from);
    if (own.length === 0) return [];
    const cells = TO.map(([to]) => own.filter(({ codes }) => codes.qualityNow === to));
    return {
      key: from,
      label: read.name('qualityThen', { codes: { qualityThen: from, qualityNow: null } }),
      isPale: () => isSlight(owed(own), owed(read.rows)),
      values: cells.map((moved) => share(owed(moved), owed(own))),
      exact: (column: number) => figureTextExact(owed(cells[column] ?? []), 'money'),
    };
  });
  const columns = TO.map(([key, name]) => ({ key, label: text(name) }));
  return <HeatTable description={description} columns={columns} rows={rows} scale={SCALE} words={(value) => format.percent(value, 0)} />;
}

/** Changes of quality between the two snapshots of the period. */
export function QualityMoves() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'moves')}
      query={moves}
      measure="owedThen"
      height={150}
      sentence={({ rows, formatted }) => {
        const then = rows.filter(({ codes }) => codes.qualityThen !== 'new');
        const part = (some: readonly Move[]) => formatted.percent(share(owed(some), owed(then)));
        const gone = then.filter(({ codes }) => codes.qualityNow === 'gone');
        return t('moves.sentence', { worse: part(then.filter(isWorse)), gone: part(gone) });
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
