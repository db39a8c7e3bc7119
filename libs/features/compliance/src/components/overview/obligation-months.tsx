import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, MonthShares, usePanelWords, type PanelWords } from '@pendapa/panels';
import { monthsIn } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { shared } from '../../messages/shared.ts';
import { lateMonths, months } from '../../questions/compliance.ts';
import { PARTS, type ObligationMeasures } from '../shared/obligations.tsx';

/** Filing or payment by due month: shares of the obligations. */
export function ObligationMonths({ words, measures }: { readonly words: PanelWords; readonly measures: ObligationMeasures }) {
  const t = useMessages(shared);
  return (
    <ChartPanel
      words={words}
      query={months}
      measure={measures.onTime}
      chart={(drawing) => {
        const { rows } = drawing.read;
        const shown = monthsIn(rows);
        const at = new Map(rows.map(({ codes, current }) => [codes.month, current]));
        const parts = PARTS.map((part) => ({
          key: part,
          label: t(part),
          figures: shown.map((month) => at.get(month)?.[measures[part]] ?? null),
        }));
        return <MonthShares {...drawing} months={shown} parts={parts} measure={measures.onTime} />;
      }}
      columns={({ dimensionColumn, measureColumn }) => [dimensionColumn('month'), ...PARTS.map((part) => measureColumn(measures[part]))]}
    />
  );
}

/** Bands of lateness without "on time", because only late ones distinguish forgetting from refusing. */
const BANDS = Object.entries(MEMBER_NAMES.lateBand).filter(([band]) => band !== '00');

/** Late payments by how late they were: a few days, or months. */
export function LateMonths() {
  const text = useText();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lateMonths')}
      query={lateMonths}
      measure="obligations"
      chart={(drawing) => {
        const { rows } = drawing.read;
        const shown = monthsIn(rows);
        const at = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes.lateBand}`, current.obligations]));
        const parts = BANDS.map(([key, name]) => ({
          key,
          label: text(name),
          figures: shown.map((month) => at.get(`${month} ${key}`) ?? 0),
        }));
        return <MonthShares {...drawing} months={shown} parts={parts} measure="obligations" />;
      }}
    />
  );
}
