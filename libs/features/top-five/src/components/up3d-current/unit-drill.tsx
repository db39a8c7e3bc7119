import { useChosenMember, PlanBars, ChartPanel, useMemberName, useNarrow, usePanelWords, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useTaxesOfUnit, type TaxMeasure } from './questions.ts';

/** Every tax that a unit may collect is in sight. */
const FIRST = 14;

function useSentence(): (read: Reader<TaxMeasure, 'taxType'>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return ({ rows, answer }) => {
    const behind = rows.filter(({ current }) => Number(current.planVariance ?? 0) < 0);
    if (behind.length === 0) return t('drill.none');
    const worst = behind.reduce((most, row) => (Number(row.current.planVariance) < Number(most.current.planVariance) ? row : most));
    const amount = format.money(String(worst.current.planVariance).replace('-', ''));
    return t('drill.sentence', { tax: name(answer, 'taxType', worst.codes.taxType), amount });
  };
}

/** Inside the chosen unit: which of its taxes are on plan; a click narrows the page to one. */
export function UnitDrill() {
  const sentence = useSentence();
  const select = useNarrow()('tax');
  const chosen = useChosenMember('unit');
  const words = usePanelWords(messages, 'drill', { unit: chosen?.name ?? '' });
  const taxes = useTaxesOfUnit(chosen?.code ?? null);
  if (!chosen) return null;
  return (
    <ChartPanel
      words={words}
      asked={taxes}
      measure="realisedToDate"
      sentence={sentence}
      chart={(drawing) => <PlanBars {...drawing} by="taxType" first={FIRST} onSelect={select} />}
      columns={({ by, of, status }) => [
        by('taxType'),
        of('planToDate'),
        of('realisedToDate'),
        of('planAchievement'),
        status('planAchievement'),
      ]}
    />
  );
}
