import { KpiStrip, MeasureCard, PageSentence, useFilteredAnswer } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { DigitalShare } from './digital.tsx';
import { SeveralObjects } from './holdings.tsx';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { ObjectsEach } from '../shared/objects-each.tsx';

/** Whom a change of what is taxed would touch most. */
export function IndividualSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.ages)}
      measure="objects"
      sentence={({ rows, name, share }) => {
        const [most] = rows
          .filter(({ codes }) => codes.ageGroup !== null)
          .sort((a, b) => Number(b.current.objects ?? -1) - Number(a.current.objects ?? -1));
        const part = most ? share('objects', most) : null;
        return most && part !== null ? t('sentence', { age: name('ageGroup', most), share: format.percent(part) }) : null;
      }}
    />
  );
}

/** How many people are registered, how many of them are known by number, what they own, and how they pay. */
export function IndividualKpis() {
  const t = useMessages(messages);
  const registered = useFilteredAnswer(ask.registered);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={registered} measure="registered" />
      <MeasureCard asked={registered} measure="validNikShare" />
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
      <DigitalShare />
    </KpiStrip>
  );
}
