import { useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { BreakdownPanel } from '../shared/breakdown-panel.tsx';
import { useUnits } from './questions.ts';

/** Which units bring the most in the chosen year; a click goes into one. */
export function UnitRanking({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const { change } = useFilters();
  return (
    <BreakdownPanel
      title={t('ranking.title')}
      asked={useUnits()}
      money={useMoneyMeasure()}
      by="unit"
      header={t('unit')}
      height={height}
      onSelect={(code) => change({ unit: [code] })}
    />
  );
}
