import { KpiStrip, largestFirst, MeasureCard, MeasureCards, PageSentence, useFilteredAnswer } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { SeveralObjects } from './holdings.tsx';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { ObjectsEach } from '../shared/objects-each.tsx';

/** Whom a change of what is taxed would touch most. */
export function IndividualSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.ages)}
      measure="objects"
      sentence={({ rows, name, share, format }) => {
        const [most] = largestFirst(rows, 'ageGroup', 'objects');
        return most ? t('sentence', { age: name('ageGroup', most), share: format.percent(share('objects', most)) }) : null;
      }}
    />
  );
}

/** How many people are registered, how many of them are known by number, what they own, and how they pay. */
export function IndividualKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards asked={useFilteredAnswer(ask.registered)} measures={['registered', 'validNikShare']} />
      <SeveralObjects />
      <ObjectsEach asked={useFilteredAnswer(ask.ages)} />
      <MiddleBandCard
        label={t('kpi.median')}
        text={(band) => t('kpi.medianText', { band })}
        asked={useFilteredAnswer(ask.paidBands)}
        by="amountBand"
        count="taxpayers"
        measure="amount"
      />
      <MeasureCard asked={useFilteredAnswer(ask.digital)} measure="digitalTransactionShare" />
    </KpiStrip>
  );
}
