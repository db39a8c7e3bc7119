import { ChartPanel, drawn, isSlight, moneySum, share, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { moves } from '../../questions/arrears-trend.ts';

type Move = Row<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>;

const FROM = Object.keys(MEMBER_NAMES.quality);
const TO = Object.entries(MEMBER_NAMES.qualityNow);
const SCALE = roundScale([1]);

const owed = (rows: readonly Move[]): string => moneySum(rows.map(({ current }) => current.owedThen));
const isWorse = ({ codes: { qualityThen, qualityNow } }: Move): boolean =>
  FROM.includes(qualityNow ?? '') && FROM.indexOf(qualityNow ?? '') > FROM.indexOf(qualityThen ?? '');
/** Whether the penalties behind a sum are known. */
const areKnown = (rows: readonly Move[]): boolean => rows.every(({ current }) => current.owedThen !== null);

function Heat({ read, description, height }: Drawing<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>) {
  const text = useText();
  const { format } = read;
  const rows = FROM.flatMap((from) => {
    const own = read.rows.filter(({ codes }) => codes.qualityThen === from);
    if (own.length === 0) return [];
    const cells = TO.map(([to]) => own.filter(({ codes }) => codes.qualityNow === to));
    const known = areKnown(own);
    return {
      key: from,
      label: read.name('qualityThen', { codes: { qualityThen: from, qualityNow: null } }),
      isPale: () => isSlight(owed(own), owed(read.rows)),
      values: cells.map((moved) => (known ? drawn(share(owed(moved), owed(own))) : null)),
      exact: (column: number) => format.valueExact(known ? owed(cells[column] ?? []) : null, 'money'),
    };
  });
  const columns = TO.map(([key, name]) => ({ key, label: text(name) }));
  return <HeatTable {...{ description, height, columns, rows }} scale={SCALE} words={(value) => format.percent(value, 0)} />;
}

/** Whether debts get worse or go away. */
export function QualityMoves() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'moves')}
      asked={moves}
      measure="owedThen"
      height={150}
      sentence={({ rows, told }) => {
        const then = rows.filter(({ codes }) => codes.qualityThen !== 'new');
        const part = (some: readonly Move[]) => (areKnown(then) ? told.percent(share(owed(some), owed(then))) : null);
        const gone = then.filter(({ codes }) => codes.qualityNow === 'gone');
        return t('moves.sentence', { worse: part(then.filter(isWorse)), gone: part(gone) });
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
