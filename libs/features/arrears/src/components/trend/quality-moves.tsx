import { ChartPanel, drawn, share, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { HeatTable, roundScale } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { useMoves } from './questions.ts';

type Move = Row<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>;

const FROM = Object.keys(MEMBER_NAMES.quality);
const TO = Object.keys(MEMBER_NAMES.qualityNow);
const SCALE = roundScale([1]);

const owed = (rows: readonly Move[]): string => String(rows.reduce((sum, { current }) => sum + BigInt(current.owedThen ?? 0), 0n));
const isWorse = ({ codes: { qualityThen, qualityNow } }: Move): boolean =>
  FROM.includes(qualityNow ?? '') && FROM.indexOf(qualityNow ?? '') > FROM.indexOf(qualityThen ?? '');
/** Whether the penalties behind a sum are known. */
const areKnown = (rows: readonly Move[]): boolean => rows.every(({ current }) => current.owedThen !== null);

function Heat({ read, description, height }: Drawing<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'>) {
  const text = useText();
  const format = useFormat();
  const rows = FROM.flatMap((from) => {
    const own = read.rows.filter(({ codes }) => codes.qualityThen === from);
    if (own.length === 0) return [];
    const cells = TO.map((to) => own.filter(({ codes }) => codes.qualityNow === to));
    const known = areKnown(own);
    return [
      {
        key: from,
        label: read.name('qualityThen', own[0] ?? { codes: { qualityThen: from, qualityNow: null } }),
        values: cells.map((moved) => (known ? drawn(share(owed(moved), owed(own))) : null)),
        exact: (column: number) => format.valueExact(known ? owed(cells[column] ?? []) : null, 'money'),
      },
    ];
  });
  return (
    <HeatTable
      description={description}
      columns={TO.map((to) => ({ key: to, label: text(MEMBER_NAMES.qualityNow[to as keyof typeof MEMBER_NAMES.qualityNow]) }))}
      rows={rows}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      height={height}
    />
  );
}

/** Whether debts get worse or go away. */
export function QualityMoves() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'moves')}
      asked={useMoves()}
      measure="owedThen"
      height={150}
      sentence={({ rows, format }) => {
        const then = rows.filter(({ codes }) => codes.qualityThen !== 'new');
        const part = (some: readonly Move[]) => format.percent(share(owed(some), owed(then)));
        const gone = then.filter(({ codes }) => codes.qualityNow === 'gone');
        return areKnown(then) && then.length > 0 ? t('moves.sentence', { worse: part(then.filter(isWorse)), gone: part(gone) }) : null;
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
