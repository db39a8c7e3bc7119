import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, useCardWords, useReader } from '@pendapa/panels';
import { ratio, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { MiddleBandCard } from '../shared/middle-band-card.tsx';
import { countHolders } from './count-holders.ts';
import { worstAge } from './owing-ages.tsx';

/** Codes of holders of three objects or more, whom a rule on second homes would affect. */
const SEVERAL: readonly (string | null)[] = ['3-5', '6+'];

/** Cards: people with objects, their objects, and what these owe, each set against the holders or an age group. */
export function IndividualKpis() {
  const t = useMessages(messages);
  const result = useFilteredAnswer(ask.ages);
  const reader = useReader(result.subject);
  const read = result.answer && reader(result.answer, 'taxpayers');
  const found = read && worstAge(read.rows);
  const worst = found?.row;
  const group = read && worst ? read.name('ageGroup', worst) : null;
  const each = read && toPlotValue(ratio(read.total('objects'), read.total('taxpayers')));
  const card = (measure: 'taxpayers' | 'objects' | 'objectsInArrearsShare' | 'arrears', text: string | null) => (
    <MeasureCard query={result} measure={measure}>
      {text !== null && <span>{text}</span>}
    </MeasureCard>
  );
  return (
    <KpiStrip>
      {card('taxpayers', read && t('kpi.holders', { name: group, share: read.formatted.share('taxpayers', worst) }))}
      {card('objects', read && t('kpi.objectsEach', { count: each === null ? null : read.format.decimal(each, 1) }))}
      {card(
        'objectsInArrearsShare',
        read &&
          t(found?.isSure ? 'kpi.worst' : 'kpi.worstKnown', { name: group, share: read.formatted.value('objectsInArrearsShare', worst) }),
      )}
      {card('arrears', read && t('kpi.owed', { name: group, share: read.formatted.share('arrears', worst) }))}
    </KpiStrip>
  );
}

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
