import {
  useChosenMember,
  DetailsPanel,
  PageSentence,
  PanelRow,
  RankingPanel,
  useLargest,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useTaxesOfUnit, useUnits, useWardsOfUnit, useYearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';

/** Which unit brings the most. */
export function UnitYearsSentence() {
  const money = useMoneyMeasure();
  const largest = useLargest();
  return <PageSentence asked={useUnits()} measure={money} sentence={(read) => largest(read, 'unit', money)} />;
}

/** Which units bring the most in the chosen year; a click goes into one. */
export function UnitRanking() {
  const t = useMessages(messages);
  return (
    <RankingPanel
      title={t('ranking.title')}
      asked={useUnits()}
      measure={useMoneyMeasure()}
      by="unit"
      height="large"
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Inside the chosen unit: its tax types and its wards; a click on a tax type narrows the others to it. */
export function UnitDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const narrow = useNarrow();
  const chosen = useChosenMember('unit');
  const taxes = useTaxesOfUnit(chosen?.code ?? null);
  const wards = useWardsOfUnit(chosen?.code ?? null);
  if (!chosen) return null;
  const unit = chosen.name;
  return (
    <PanelRow>
      <RankingPanel title={t('drill.taxes', { unit })} asked={taxes} measure={money} by="taxType" onSelect={narrow('tax')} />
      <RankingPanel title={t('drill.wards', { unit })} asked={wards} measure={money} by="ward" />
    </PanelRow>
  );
}

/** The proof: every unit in every year. */
export function UnitYearsDetails() {
  const { years, units } = useYearsWithUnits();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={years}
      measure={useMoneyMeasure()}
      table={(drawing) => <UnitYearsTable {...drawing} units={units} />}
    />
  );
}
