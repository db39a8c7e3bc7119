import { countOfCases, useCases, useUnplacedWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiCard, KpiStrip, MeasureCard, MeasureCards, useCardWords, useStateWords } from '@pendapa/panels';
import { difference, share } from '@pendapa/query';
import { messages as caseTexts } from '../../messages/cases.ts';
import { messages } from '../../messages/objects.ts';
import { objects } from '../../questions/tax-objects.ts';

/** Card: active objects that have not paid for three tax periods. */
function IdleCount() {
  const t = useMessages(caseTexts);
  const format = useFormat();
  const words = useCardWords(caseTexts, 'idle.card');
  const figures = useStateWords();
  const unplaced = useUnplacedWords();
  const result = useCases('idle-objects');
  const { cases } = result;
  const isCounted = cases !== null && cases.snapshot !== null && cases.missing.length === 0;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard
      {...words}
      definition={{ ...words.definition, subject: 'objects', measure: 'registered' }}
      results={[result]}
      value={isCounted ? figures.text(countOfCases(cases), 'count') : none}
      remarks={isCounted ? unplaced(cases) : undefined}
    >
      {isCounted && <span>{t('idle.cardText', { date: format.date(cases.snapshot) })}</span>}
    </KpiCard>
  );
}

/** Cards: registered, active and paying objects, and those that stopped paying. */
export function ObjectKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCard query={objects} measure="registered" />
      <FactCard
        {...useCardWords(messages, 'kpi.active')}
        query={objects}
        measure="registered"
        fact={({ total, formatted }) => {
          const active = difference(total('registered'), total('suspended'));
          return {
            text: t('kpi.activeText', { share: formatted.percent(share(active, total('registered'))) }),
            figure: { kind: 'count', value: active },
          };
        }}
      />
      <MeasureCard query={objects} measure="payingRatio" />
      <IdleCount />
    </KpiStrip>
  );
}

/** Cards of the details: objects that came, went and rest. */
export function ObjectMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <MeasureCards query={objects} measures={['suspended', 'opened', 'closed', 'net']} />
    </KpiStrip>
  );
}
