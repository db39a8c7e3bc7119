import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerTable, ChartPanel, useColumns, usePanelWords } from '@pendapa/panels';
import { messages } from '../../messages/targets.ts';
import * as ask from '../../questions/targets.ts';
import { usePace } from '../shared/pace.tsx';

/** Pixels of two rows of one line. */
const HEIGHT = 56;

interface PaceRow {
  readonly key: 'needed' | 'lately';
  readonly label: string;
  /** Minor units as text. */
  readonly amount: string;
}

/** Revenue needed on each working day, beside that of the last four weeks; absent if nothing is needed any more. */
export function PaceBars() {
  const t = useMessages(messages);
  const format = useFormat();
  const make = useColumns<PaceRow>();
  const words = usePanelWords(messages, 'pace');
  const { toDate, weeks, loading, needed, lately } = usePace(ask.toDate, ask.lastFourWeeks);
  // The panel stays while the working days load; otherwise it would vanish and come back.
  const isAwaited = toDate.answer !== null && loading && weeks.state !== 'failed';
  if (toDate.answer && !isAwaited && (needed === null || lately === null)) return null;
  const isSlower = BigInt(lately ?? 0) < BigInt(needed ?? 0);
  const rows: readonly PaceRow[] = [
    { key: 'needed', label: t('pace.needed'), amount: needed ?? '0' },
    { key: 'lately', label: t('pace.lately'), amount: lately ?? '0' },
  ];
  return (
    <ChartPanel
      words={words}
      query={isAwaited ? { ...toDate, state: 'loading', answer: null } : toDate}
      measure="remaining"
      height={HEIGHT}
      chart={({ description }) => (
        <RankedBars
          bars={rows.map(({ key, label, amount }) => ({
            key,
            label,
            value: Number(amount),
            text: format.money(amount),
            exact: format.moneyExact(amount),
            tone: key === 'needed' ? ('actual' as const) : isSlower ? ('bad' as const) : ('good' as const),
          }))}
          description={description}
          isSequence
        />
      )}
      table={({ description }) => (
        <AnswerTable
          caption={description}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            make.name({ key: 'pace', header: t('pace.header'), text: ({ label }) => label }),
            make.money({ key: 'amount', header: t('pace.amount'), value: ({ amount }) => amount }),
          ]}
        />
      )}
    />
  );
}
