import { besides, ChartPanel, DetailsPanel, drawn, PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useFlow, useYearAges, useYearFlows, type FlowMeasure } from './questions.ts';

/** The difference is a step of its own where the movements do not add up, so that the last bar stands where the ledger says. */
const STEPS: readonly TotalStep<FlowMeasure>[] = [
  { key: 'opening', kind: 'total' },
  { key: 'added', kind: 'added', tone: 'bad' },
  { key: 'collected', kind: 'taken', tone: 'good' },
  { key: 'writtenOff', kind: 'taken' },
  { key: 'adjusted', kind: 'added' },
  { key: 'difference', kind: 'added', tone: 'bad', rare: true },
  { key: 'closing', kind: 'total' },
];

/** Whether the principal shrinks, and by what. */
export function FlowSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFlow()}
      measure="closing"
      sentence={({ total, totalText }) => {
        const [collected, writtenOff] = [total('collected'), total('writtenOff')];
        if (collected === null || writtenOff === null) return null;
        const shrunk = BigInt(total('closing') ?? 0) < BigInt(total('opening') ?? 0);
        return t(shrunk ? 'flow.shrinks' : 'flow.grows', { collected: totalText('collected'), writtenOff: totalText('writtenOff') });
      }}
    />
  );
}

/** By payment or by write-off: from the opening of the period to its closing. */
export const FlowWaterfall = () => (
  <WaterfallPanel words={usePanelWords(messages, 'flow')} asked={useFlow()} measure="closing" height={180} steps={STEPS} />
);

/** The stock of each year by age, with what part of a year's revenue it was. */
export function YearAges() {
  const t = useMessages(messages);
  const format = useFormat();
  const { ages, ratios } = useYearAges();
  const ratio = besides(ratios.answer, 'year', 'arrearsRatio');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ages')}
      asked={ages}
      measure="total"
      height="small"
      chart={(drawing) => (
        <PiledBars
          {...drawing}
          by="year"
          part="ageBand"
          parts={MEMBER_NAMES.ageBand}
          measure="total"
          order="given"
          name={format.year}
          detail={(year) => t('ages.ratio', { ratio: format.percent(drawn(ratio.value({ codes: { year } }))) })}
        />
      )}
    />
  );
}

/** The proof: every year with its movements, and by how much they miss the closing. */
export const YearDetails = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useYearFlows()} measure="closing" />;
