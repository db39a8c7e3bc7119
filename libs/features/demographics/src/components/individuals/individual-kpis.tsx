import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, useCardWords } from '@pendapa/panels';
import { ratio } from '@pendapa/query';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { countHolders } from './count-holders.ts';

/** Codes of holders of three objects or more, whom a rule on second homes would affect. */
const SEVERAL: readonly (string | null)[] = ['3-5', '6+'];

/** Cards: people with objects, their objects, and what these owe. */
export const IndividualKpis = () => (
  <KpiStrip>
    <MeasureCards query={ask.ages} measures={['taxpayers', 'objects', 'objectsInArrearsShare', 'arrears']} />
  </KpiStrip>
);

/** Cards of the details: registered people, objects of each holder, and what people pay and how. */
export function IndividualMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <MeasureCards query={ask.registeredTotals} measures={['registered', 'validNikShare']} />
      <FactCard
        {...useCardWords(messages, 'kpi.each')}
        query={ask.ages}
        measure="objects"
        fact={({ total, formatted }) => {
          const [objects, holders] = [total('objects'), total('taxpayers')];
          const text = t('kpi.eachText', { objects: formatted.count(objects), holders: formatted.count(holders) });
          return { text, figure: { kind: 'decimal', value: ratio(objects, holders) } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.several')}
        query={ask.holdings}
        measure="taxpayers"
        fact={(read) => {
          const several = countHolders(read, 'objectsHeld', SEVERAL);
          if (several === null) return null;
          const text = t('kpi.severalText', { share: read.formatted.percent(several.part) });
          return { text, figure: { kind: 'count', value: several.holders } };
        }}
      />
      <MiddleBandCard
        {...useCardWords(messages, 'kpi.median')}
        text={(band) => t('kpi.medianText', { band })}
        query={ask.paidBands}
        by="amountBand"
        count="taxpayers"
        measure="amount"
      />
      <MeasureCard query={ask.digital} measure="digitalTransactionShare" />
    </KpiStrip>
  );
}
